-- A proposal of times to meet is named by whoever sends it: sent again, it is the same proposal.
alter table meetings add client_id uuid;
create unique index meetings_client_id on meetings (application_id, client_id);
