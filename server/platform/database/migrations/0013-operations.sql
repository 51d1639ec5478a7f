-- operations: tickets, data requests, batches, incidents, maintenance and the state of the site.

-- Reports and complaints: one ticket each, from any reporter and about any subject.
create table reports (
  id uuid primary key default gen_random_uuid(),
  -- The number that the reporter reads and quotes on the telephone.
  number integer generated always as identity unique,
  about text not null check (about in ('job', 'company', 'message', 'thread', 'service')),
  kind text not null check (kind ~ '^[a-z_]+$'),
  note text not null default '' check (char_length(note) <= 2000),
  -- The reporter; the reported side never learns their name. A visitor may have left an address.
  reporter text not null check (reporter in ('candidate', 'company', 'visitor')),
  candidate_user_id uuid references candidate_users on delete set null,
  company_user_id uuid references company_users on delete set null,
  reporter_email text check (reporter_email ~ '^[^@\s,;<>"()[:cntrl:]]+@[^@\s,;<>"()[:cntrl:]]+$' and char_length(reporter_email) <= 254),
  -- The reported thing, and its text at that moment: pages change, and operators read no messages but those quoted here.
  job_id integer references job_offers on delete set null,
  company_id integer references companies on delete set null,
  thread_id uuid references threads on delete set null,
  message_id uuid references messages on delete set null,
  snapshot jsonb not null default '{}',
  quote text not null default '',
  state text not null default 'open' check (state in ('open', 'taken', 'answered', 'closed')),
  operator_user_id uuid references operator_users on delete set null,
  due_at timestamptz not null,
  answer text not null default '' check (char_length(answer) <= 4000),
  answered_at timestamptz,
  closed_at timestamptz,
  -- So that two operators do not overwrite each other on one ticket.
  version integer not null default 1,
  created_at timestamptz not null default now(),
  check ((state = 'closed') = (closed_at is not null)),
  check (not (state = 'answered') or answered_at is not null)
);
create index on reports (due_at) where state in ('open', 'taken');
create index on reports (candidate_user_id);
create index on reports (company_user_id);
create index on reports (job_id);
create index on reports (company_id);
create index on reports (thread_id);
create index on reports (message_id);
create index on reports (operator_user_id);
create index on reports (closed_at);

-- What operators did on a ticket, for operators only.
create table report_steps (
  id bigint generated always as identity primary key,
  report_id uuid not null references reports on delete cascade,
  at timestamptz not null,
  operator_name text not null,
  kind text not null check (kind ~ '^[a-z_]+$'),
  note text not null default '' check (char_length(note) <= 2000)
);
create index on report_steps (report_id, id);

-- Two operators disclose one reported conversation for some days: one requests it, another decides. Both sides are notified when an operator first reads it.
create table conversation_disclosures (
  id uuid primary key default gen_random_uuid(),
  report_id uuid not null references reports on delete cascade,
  thread_id uuid not null references threads on delete cascade,
  reason text not null check (char_length(reason) between 1 and 1000),
  asked_by uuid references operator_users on delete set null,
  asked_by_name text not null,
  asked_at timestamptz not null,
  decision text check (decision in ('approved', 'refused', 'withdrawn')),
  decided_by uuid references operator_users on delete set null,
  decided_by_name text not null default '',
  decided_at timestamptz,
  opens_until timestamptz,
  notified_at timestamptz,
  check ((decision is null) = (decided_at is null)),
  check ((decision = 'approved') = (opens_until is not null)),
  -- Operators cannot approve their own requests.
  check (decision is distinct from 'approved' or asked_by is distinct from decided_by)
);
create unique index conversation_disclosures_one_asked on conversation_disclosures (report_id) where decision is null;
create index on conversation_disclosures (report_id, asked_at);
create index on conversation_disclosures (thread_id);
create index on conversation_disclosures (asked_by);
create index on conversation_disclosures (decided_by);

-- A candidate's request for disclosure, correction, suspension or erasure: 開示・訂正・利用停止・消去 (個人情報保護法 33–35条).
create table data_requests (
  id uuid primary key default gen_random_uuid(),
  number integer generated always as identity unique,
  candidate_user_id uuid references candidate_users on delete set null,
  kind text not null check (kind in ('export', 'correction', 'stop', 'erasure')),
  came_by text not null check (came_by in ('form', 'mail', 'post')),
  note text not null default '' check (char_length(note) <= 2000),
  received_at timestamptz not null,
  due_at timestamptz not null,
  state text not null default 'open' check (state in ('open', 'checked', 'done', 'refused')),
  -- How the operator made sure that the request comes from the candidate.
  identity_check text not null default '' check (char_length(identity_check) <= 500),
  -- The action taken, in the words that the candidate reads.
  answer text not null default '' check (char_length(answer) <= 4000),
  done_at timestamptz,
  version integer not null default 1,
  check ((state in ('done', 'refused')) = (done_at is not null))
);
create index on data_requests (due_at) where state in ('open', 'checked');
create index on data_requests (candidate_user_id);

-- What operators did on a data request, for operators only.
create table data_request_steps (
  id bigint generated always as identity primary key,
  data_request_id uuid not null references data_requests on delete cascade,
  at timestamptz not null,
  operator_name text not null,
  kind text not null check (kind ~ '^[a-z_]+$'),
  note text not null default '' check (char_length(note) <= 2000)
);
create index on data_request_steps (data_request_id, id);

-- What operators corrected for a candidate, before and after, encrypted.
create table corrections (
  id bigint generated always as identity primary key,
  candidate_user_id uuid not null references candidate_users on delete cascade,
  data_request_id uuid references data_requests on delete set null,
  field text not null check (field ~ '^[a-z_]+$'),
  before_sealed text,
  after_sealed text,
  operator_name text not null,
  at timestamptz not null
);
create index on corrections (candidate_user_id, id);
create index on corrections (data_request_id);

-- When a candidate leaves, their words leave the tickets. That there was a ticket, and its result, stays.
create function delete_requester() returns trigger language plpgsql as $$
begin
  new.note := '';
  new.answer := '';
  if tg_table_name = 'reports' then
    new.reporter_email := null;
    update report_steps set note = '' where report_id = new.id;
  else
    new.identity_check := '';
    update data_request_steps set note = '' where data_request_id = new.id;
  end if;
  return new;
end $$;
create trigger reporters_are_forgotten before update of candidate_user_id on reports for each row
  when (old.candidate_user_id is not null and new.candidate_user_id is null) execute function delete_requester();
create trigger requesters_are_deleted before update of candidate_user_id on data_requests for each row
  when (old.candidate_user_id is not null and new.candidate_user_id is null) execute function delete_requester();

-- An act of an operator on several companies or jobs, which can be undone for a while.
create table operator_batches (
  id uuid primary key default gen_random_uuid(),
  operator_user_id uuid references operator_users on delete set null,
  kind text not null check (kind in ('approve_companies', 'close_jobs', 'ask_confirmations')),
  reason text not null default '' check (char_length(reason) <= 1000),
  made_at timestamptz not null,
  undone_at timestamptz
);
create index on operator_batches (operator_user_id);
create index on operator_batches (made_at desc);

-- One company or job of a batch, with its values from before.
create table operator_batch_items (
  batch_id uuid not null references operator_batches on delete cascade,
  -- A company or a job, as the kind of the batch says. An undo skips those that were deleted since.
  subject_id integer not null,
  -- Null when the act succeeded.
  refusal text check (refusal ~ '^[A-Z_]+$'),
  before jsonb not null default '{}',
  -- Shows whether a user changed the subject since.
  mark text not null default '',
  undo_outcome text check (undo_outcome in ('restored', 'changed', 'gone')),
  primary key (batch_id, subject_id)
);

-- An export of many users' data. It leaves the service only when a second operator agreed.
create table export_approvals (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('notice_confirmations')),
  subject_id text not null,
  reason text not null check (reason <> ''),
  requested_at timestamptz not null,
  requested_by text not null,
  requested_by_name text not null,
  decided_at timestamptz,
  decided_by text,
  decided_by_name text,
  decided_reason text not null default '',
  is_approved boolean,
  -- Until when the file can be fetched.
  expires_at timestamptz,
  fetched_at timestamptz,
  check (decided_by <> requested_by),
  check (num_nulls(decided_at, decided_by, decided_by_name, is_approved) in (0, 4)),
  check ((expires_at is not null) = coalesce(is_approved, false)),
  check (fetched_at is null or is_approved)
);
create index on export_approvals (requested_at desc);

-- A data leak, or a drill of one: the known facts, the duties that are due, the affected candidates.
create table incidents (
  id integer generated always as identity primary key,
  is_drill boolean not null,
  title text not null check (char_length(title) between 1 and 200),
  route text not null,
  from_at timestamptz not null,
  until_at timestamptz not null,
  known_at timestamptz not null,
  is_malicious boolean not null,
  is_sensitive boolean not null,
  is_encrypted boolean not null,
  fields text not null default '',
  cause text not null default '',
  measures text not null default '',
  -- As counted when the operator made the record; a candidate who leaves later leaves the list, not the number.
  affected integer not null,
  operator_name text not null,
  created_at timestamptz not null default now(),
  preliminary_sent_at timestamptz,
  final_sent_at timestamptz,
  notice_subject text not null default '',
  notice_text text not null default '',
  -- The operator who wrote the announcement; another operator sends it.
  notice_operator_id text not null default '',
  notice_sent_at timestamptz,
  closed_at timestamptz,
  check (until_at > from_at)
);

-- The candidates whom an incident affects.
create table incident_people (
  incident_id integer not null references incidents on delete cascade,
  candidate_user_id uuid not null references candidate_users on delete cascade,
  primary key (incident_id, candidate_user_id)
);
create index on incident_people (candidate_user_id);

-- The log that operators write about an incident.
create table incident_notes (
  id integer generated always as identity primary key,
  incident_id integer not null references incidents on delete cascade,
  at timestamptz not null default now(),
  operator_name text not null,
  note text not null check (char_length(note) between 1 and 4000)
);
create index on incident_notes (incident_id, id);

-- A maintenance bar on every page between two times. From `reading_only_at` until the end, candidates and companies can change nothing.
create table maintenance_notices (
  id integer generated always as identity primary key,
  message text not null check (char_length(message) between 1 and 300),
  shows_at timestamptz not null,
  ends_at timestamptz not null,
  reading_only_at timestamptz,
  operator_name text not null,
  created_at timestamptz not null default now(),
  withdrawn_at timestamptz,
  check (ends_at > shows_at),
  check (reading_only_at >= shows_at and reading_only_at < ends_at)
);

create function publish_maintenance() returns trigger language plpgsql as $$
begin
  perform pg_notify('maintenance', '');
  return null;
end $$;
create trigger publish_maintenance after insert or update or delete on maintenance_notices for each statement execute function publish_maintenance();

-- Figures counted on one day, stored because deleted rows cannot be counted later.
create table yearly_figures (
  as_of date not null,
  taken_at timestamptz not null default now(),
  taken_by text not null,
  figures jsonb not null,
  primary key (as_of, taken_at)
);

-- One row for each process of the site, which the process updates every 15 seconds.
create table processes (
  id uuid primary key,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  stopped_at timestamptz,
  build_id text not null,
  node_version text not null,
  -- Numbers only: memory, streams, version and lag of the job index, and so on.
  figures jsonb not null default '{}'
);
create index on processes (seen_at desc);

-- One row a minute for each process, for the charts of the last day.
create table system_samples (
  at timestamptz not null,
  process_id uuid not null references processes on delete cascade,
  requests integer not null,
  p95_ms real,
  streams integer not null,
  memory_bytes bigint not null,
  mails_waiting integer,
  tasks_waiting integer,
  connections integer,
  disk_free_bytes bigint,
  primary key (at, process_id)
);
