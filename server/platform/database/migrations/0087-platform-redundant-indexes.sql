-- platform: wider indexes of 0078 (mails_counted, webhook_deliveries_listed) begin with the columns of these two, which only cost every write.

drop index mails_created_at_id_idx;
drop index webhook_deliveries_webhook_endpoint_id_created_at_idx;
