-- hiring: a mail to somebody from outside goes with them, sent or not, as the mails of an account do; one about a meeting goes with the meeting, too.
alter table mails
  add column outside_candidate_id uuid references outside_candidates on delete cascade,
  add column meeting_id uuid references meetings on delete cascade;
create index on mails (outside_candidate_id) where outside_candidate_id is not null;
create index on mails (meeting_id) where meeting_id is not null;
