-- What threads become when both sides write.
alter table threads
  -- How many messages there are: the number of the last one.
  add last_number integer not null default 0,
  add last_message_at timestamptz,
  -- Whose answer is awaited since when, and until when; overdue reads 返信なし.
  add turn text check (turn in ('candidate', 'company')),
  add turn_since timestamptz,
  add answer_due_at timestamptz,
  -- 今後返信しない: nobody writes any more.
  add closed_at timestamptz,
  add closed_by text check (closed_by in ('candidate', 'company')),
  -- 今ではない: until this day the company cannot write.
  add parked_until date,
  -- Who of the company takes care of it.
  add company_user_id uuid references company_users on delete set null,
  add candidate_archived_at timestamptz,
  add company_archived_at timestamptz,
  add check ((closed_at is null) = (closed_by is null)),
  add check (num_nulls(turn, turn_since) in (0, 2));
create index on threads (company_id, last_message_at desc);
create index on threads (candidate_user_id, last_message_at desc);

alter table messages
  -- Its place in the thread, given under the lock of the thread: order without a clock.
  add number integer not null default 0,
  add kind text not null default 'message' check (kind in ('message', 'scout', 'application', 'system')),
  add company_user_id uuid references company_users on delete set null;
update messages set number = counted.number
  from (select id, row_number() over (partition by thread_id order by created_at, id) as number from messages) as counted where counted.id = messages.id;
update threads set last_number = counted.count, last_message_at = counted.last
  from (select thread_id, count(*) as count, max(created_at) as last from messages group by thread_id) as counted where counted.thread_id = threads.id;
alter table messages alter number drop default, add unique (thread_id, number), add check (number > 0);

create table scouts (
  id uuid primary key default gen_random_uuid(),
  thread_id uuid not null references threads on delete cascade,
  -- Null until it is delivered.
  message_id uuid unique references messages on delete cascade,
  candidate_user_id uuid references candidate_users on delete set null,
  company_id integer not null references companies on delete cascade,
  -- Null: the open position.
  job_id integer references job_offers on delete set null,
  company_user_id uuid references company_users on delete set null,
  member_name text not null default '',
  greeting text not null default '' check (char_length(greeting) <= 1000),
  reason text not null check (char_length(reason) between 1 and 3000),
  closing text not null default '' check (char_length(closing) <= 1000),
  -- Parts of the profile that the reason points at: keys of VisibleCandidate.
  reference_parts text[] not null check (cardinality(reference_parts) > 0),
  min_salary integer not null check (min_salary between 0 and 100000),
  max_salary integer not null check (max_salary between 0 and 100000),
  meeting_type text not null check (meeting_type in ('mendan', 'mensetsu')),
  -- 0–100 as published on /about/metrics, and the likeness to the nearest earlier scout of the company.
  integrity smallint not null check (integrity between 0 and 100),
  likeness smallint not null check (likeness between 0 and 100),
  template_id uuid,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'accepted', 'refused', 'parked', 'expired', 'withdrawn')),
  created_at timestamptz not null default now(),
  deliver_at timestamptz not null default now(),
  delivered_at timestamptz,
  answered_at timestamptz,
  refusal_reasons smallint[] not null default '{}' check (has_no_duplicates(refusal_reasons)),
  refusal_note text not null default '' check (char_length(refusal_note) <= 1000),
  check (min_salary <= max_salary),
  check ((state = 'waiting') = (delivered_at is null) or state = 'withdrawn')
);
create index on scouts (company_id, created_at desc);
create index on scouts (candidate_user_id, created_at desc);
create index on scouts (thread_id);
create index on scouts (deliver_at) where state = 'waiting';

-- Files are uploaded before the message that carries them; what is never sent is swept away.
create table message_attachments (
  id uuid primary key default gen_random_uuid(),
  thread_id uuid not null references threads on delete cascade,
  message_id uuid references messages on delete cascade,
  company boolean not null,
  company_user_id uuid references company_users on delete set null,
  file_name text not null check (char_length(file_name) between 1 and 200),
  media_type text not null,
  byte_size integer not null check (byte_size > 0),
  storage_key uuid not null unique,
  state text not null default 'scanning' check (state in ('scanning', 'clean', 'refused')),
  created_at timestamptz not null default now()
);
create index on message_attachments (message_id);
create index on message_attachments (thread_id);
create index on message_attachments (created_at) where message_id is null;

alter table applications
  add source text not null default 'application' check (source in ('application', 'scout')),
  add scout_id uuid references scouts on delete set null,
  add step text not null default 'entry' check (step in ('entry', 'casual_meeting', 'document_screening', 'first_interview', 'second_interview', 'final_interview', 'offer', 'end')),
  add end_reason text check (end_reason in ('hired', 'declined', 'rejected', 'not_applicable')),
  add step_changed_at timestamptz not null default now(),
  -- The first message of the company after it, and when the person was told how it ended.
  add first_answered_at timestamptz,
  add told_at timestamptz,
  add check ((step = 'end') = (end_reason is not null));

create table application_steps (
  id bigint generated always as identity primary key,
  application_id uuid not null references applications on delete cascade,
  at timestamptz not null default now(),
  step text not null,
  end_reason text,
  company_user_id uuid references company_users on delete set null,
  member_name text not null default '',
  note text not null default '' check (char_length(note) <= 2000)
);
create index on application_steps (application_id, id);

create table meetings (
  id uuid primary key default gen_random_uuid(),
  thread_id uuid not null references threads on delete cascade,
  application_id uuid references applications on delete set null,
  meeting_type text not null check (meeting_type in ('mendan', 'mensetsu')),
  title text not null default '' check (char_length(title) <= 100),
  -- An address, a room, or a link; read once a slot is booked.
  place text not null default '' check (char_length(place) <= 500),
  minutes smallint not null check (minutes between 10 and 480),
  slots timestamptz[] not null check (cardinality(slots) between 1 and 20),
  starts_at timestamptz,
  time_zone text not null default 'Asia/Tokyo',
  state text not null default 'proposed' check (state in ('proposed', 'booked', 'declined', 'cancelled')),
  -- Calendars replace an entry by a higher number.
  sequence smallint not null default 0,
  reminded_at timestamptz,
  -- What the candidate says afterwards.
  took_place boolean,
  actual_type text check (actual_type in ('mendan', 'mensetsu')),
  answered_at timestamptz,
  company_user_id uuid references company_users on delete set null,
  created_at timestamptz not null default now(),
  check ((state = 'booked') <= (starts_at is not null))
);
create index on meetings (thread_id);
create index on meetings (starts_at) where state = 'booked';

-- The candidate's own view of how it goes with a company; no company and no operator reads it.
create table progress_notes (
  candidate_user_id uuid not null references candidate_users on delete cascade,
  company_id integer not null references companies on delete cascade,
  progress smallint check (progress in (2, 3, 4)),
  outcome text check (outcome in ('accepted', 'declined', 'rejected', 'ghosted')),
  note text not null default '' check (char_length(note) <= 4000),
  updated_at timestamptz not null default now(),
  primary key (candidate_user_id, company_id)
);

-- What open screens are told. Numbered under one lock for each recipient's thread, so that whoever resumes after a number misses none before it.
create table live_events (
  id bigint generated always as identity primary key,
  at timestamptz not null default now(),
  candidate_user_id uuid references candidate_users on delete cascade,
  company_id integer references companies on delete cascade,
  thread_id uuid references threads on delete cascade,
  kind text not null check (kind ~ '^[a-z_]+$'),
  detail jsonb not null default '{}',
  check (num_nonnulls(candidate_user_id, company_id) >= 1)
);
create index on live_events (candidate_user_id, id);
create index on live_events (company_id, id);
create index on live_events (at);
