-- As in 0045-reports-and-requests.sql. What somebody wrote before they left has no words any more: it waits to be read by nobody.
create or replace function forget_what_was_said() returns trigger language plpgsql as $$
begin
  update messages set message = '', read_at = coalesce(read_at, now()) where thread_id = new.id and not company;
  delete from message_attachments where thread_id = new.id and not company;
  update reports set quote = '', note = '' where thread_id = new.id and reporter = 'company';
  update report_steps set note = '' from reports where reports.id = report_id and reports.thread_id = new.id;
  update thread_openings set reason = '-' where thread_id = new.id;
  return null;
end $$;
update messages set read_at = now() from threads where threads.id = thread_id and candidate_user_id is null and not company and read_at is null;
