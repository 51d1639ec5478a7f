-- When the progress itself changed last; a note that is rewritten changes nothing of it.
alter table progress_notes add progress_change_at timestamptz;
create index on progress_notes (company_id);
-- What a member has of an application, read by its thread; and who is to be reminded.
create index on meetings (application_id);
create index on application_steps (company_user_id);
create index on meetings (company_user_id);
