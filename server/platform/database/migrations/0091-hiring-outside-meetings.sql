-- hiring: times to meet somebody from outside, who has no conversation. The rest of a meeting is the same, so that calendars and overlaps read one table.
alter table meetings
  alter column thread_id drop not null,
  add column outside_candidate_id uuid references outside_candidates on delete cascade,
  -- Since when the person knows of it by a mail. Null: the company wrote down what was agreed elsewhere.
  add column mailed_at timestamptz,
  -- What somebody from outside answered: other times, or no meeting at all; with their words.
  add column declined_as text check (declined_as in ('unsuitable', 'withdrawn')),
  add column declined_note text not null default '' check (char_length(declined_note) <= 500),
  add check (num_nonnulls(thread_id, outside_candidate_id) = 1),
  add check (outside_candidate_id is null or num_nonnulls(application_id, message_id) = 0),
  add check (declined_as is null or state = 'declined');
create index on meetings (outside_candidate_id);
create unique index meetings_outside_client_id on meetings (outside_candidate_id, client_id);

-- Nobody is written to who did not agree, whatever the code does.
create function refuse_meeting_before_consent() returns trigger language plpgsql as $$
begin
  perform from outside_candidates where id = new.outside_candidate_id and consented_at is not null for key share;
  if not found then
    raise exception 'a meeting with somebody who did not consent' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger meetings_need_consent before insert on meetings for each row
  when (new.outside_candidate_id is not null) execute function refuse_meeting_before_consent();

-- Links of mails to the page where the person chooses a time; each mail has its own. They are deleted when the offer or the meeting is taken back.
create table outside_meeting_links (
  token_hash bytea primary key,
  meeting_id uuid not null references meetings on delete cascade,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index on outside_meeting_links (meeting_id);
create index on outside_meeting_links (expires_at);

alter table outside_events drop constraint outside_events_kind_check;
alter table outside_events add constraint outside_events_kind_check check (kind in ('asked', 'consented', 'changed', 'file_added', 'file_removed',
  'file_opened', 'moved', 'noted', 'merged', 'unmerged', 'meeting_offered', 'meeting_booked', 'meeting_moved', 'meeting_declined', 'meeting_cancelled'));
