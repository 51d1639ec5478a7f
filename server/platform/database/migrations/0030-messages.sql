-- The job that a message carries keeps its id and title: its card says what it was when the job is gone.
alter table messages
  add attached_job_id integer,
  add attached_job_name text not null default '';
update messages set attached_job_id = job_id, attached_job_name = position_title from job_offers where job_offers.id = job_id;

-- What somebody is writing. Null: the candidate; else the member whose draft it is.
create table message_drafts (
  candidate_user_id uuid not null references candidate_users on delete cascade,
  company_id integer not null references companies on delete cascade,
  company_user_id uuid references company_users on delete cascade,
  message text not null check (char_length(message) between 1 and 10000),
  updated_at timestamptz not null default now(),
  unique nulls not distinct (candidate_user_id, company_id, company_user_id)
);
create index on message_drafts (company_id);
create index on message_drafts (company_user_id);

-- What the people of a company say among themselves; no candidate and no operator reads it.
create table thread_comments (
  id bigint generated always as identity primary key,
  thread_id uuid not null references threads on delete cascade,
  company_user_id uuid references company_users on delete set null,
  member_name text not null,
  comment text not null check (char_length(comment) between 1 and 2000),
  created_at timestamptz not null default now()
);
create index on thread_comments (thread_id, id);
create index on thread_comments (company_user_id);

-- A party asks the operators to look: at this message, or at the thread. What the message said is kept as it was quoted.
create table thread_reports (
  id uuid primary key default gen_random_uuid(),
  thread_id uuid not null references threads on delete cascade,
  message_id uuid references messages on delete set null,
  by_company boolean not null,
  company_user_id uuid references company_users on delete set null,
  reason text not null check (reason in ('spam', 'fraud', 'harassment', 'false_terms', 'personal_data', 'other')),
  note text not null default '' check (char_length(note) <= 2000),
  quote text not null default '',
  created_at timestamptz not null default now(),
  decided_at timestamptz
);
create index on thread_reports (thread_id);
create index on thread_reports (message_id);
create index on thread_reports (created_at) where decided_at is null;

-- Whoever leaves takes their words and files out of their threads, also those that were on their way when they left. Their bytes are swept away.
create function forget_what_was_said() returns trigger language plpgsql as $$
begin
  update messages set message = '' where thread_id = new.id and not company;
  delete from message_attachments where thread_id = new.id and not company;
  return null;
end $$;
create trigger threads_are_left after update of candidate_user_id on threads for each row
  when (old.candidate_user_id is not null and new.candidate_user_id is null) execute function forget_what_was_said();
