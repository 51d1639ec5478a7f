-- What those who run the service see and do: queues, imports, the state of things, maintenance, yearly figures, leaks.

-- A mail that was given up keeps its words for a week, so that it can be sent again once the cause is mended (server/mail/forget-mails.ts).
do $$
declare name text;
begin
  select conname into strict name from pg_constraint where conrelid = 'mails'::regclass and contype = 'c' and pg_get_constraintdef(oid) like '%num_nulls%';
  execute format('alter table mails drop constraint %I', name);
end $$;
alter table mails add constraint mails_say_something_until_sent check (
  case
    when sent_at is not null then num_nonnulls(to_address, subject, text, html, unsubscribe_url) = 0
    when failed_at is null then num_nulls(to_address, subject, text, html) = 0
    else num_nulls(to_address, subject, text, html) in (0, 4)
  end
);
create index on mails (failed_at) where failed_at is not null;

-- An import that broke leaves a row too: nothing of its file was saved, `failure` says why.
alter table import_runs add column failure text not null default '';
alter table import_runs add column command text not null default '';
create index on import_runs (started_at desc, id desc);

-- The records of a run that were refused, in their order. No contents: the file beside the import holds them (docs/import.md).
create table import_refusals (
  import_run_id integer not null references import_runs on delete cascade,
  number integer not null,
  place text not null,
  reason text not null,
  primary key (import_run_id, number)
);

-- One row a process; it writes every 15 seconds that it lives, and how.
create table processes (
  id uuid primary key,
  started_at timestamptz not null,
  seen_at timestamptz not null,
  stopped_at timestamptz,
  build_id text not null,
  node_version text not null,
  -- Numbers only: memory, streams, version and lag of the market, and so on.
  figures jsonb not null default '{}'
);
create index on processes (seen_at desc);

-- One row a minute and process, for the charts of the last day.
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

-- A bar on every page between two moments; with `reading_only_at`, from then on candidates and companies change nothing until the end.
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
create function tell_maintenance() returns trigger language plpgsql as $$
begin
  perform pg_notify('maintenance', '');
  return null;
end $$;
create trigger tell_maintenance after insert or update or delete on maintenance_notices for each statement execute function tell_maintenance();

-- What was counted on a day, kept since what is deleted later cannot be counted any more.
create table yearly_figures (
  as_of date not null,
  taken_at timestamptz not null default now(),
  taken_by text not null,
  figures jsonb not null,
  primary key (as_of, taken_at)
);

-- Which call showed whom, to whom, in which hour: from it a leak is traced to people (server/route-accesses/). Kept for 35 days.
create table access_routes (
  id smallint generated always as identity primary key,
  route text not null unique
);
create table route_accesses (
  hour timestamptz not null,
  route_id smallint not null references access_routes,
  area text not null check (area in ('candidate', 'company', 'operator')),
  -- Who asked: a candidate, a member, an operator.
  principal_id uuid not null,
  -- Whose data the answer held.
  candidate_user_id uuid not null references candidate_users on delete cascade,
  first_at timestamptz not null,
  last_at timestamptz not null,
  times integer not null default 1,
  primary key (route_id, hour, candidate_user_id, principal_id, area)
);
create index on route_accesses (candidate_user_id);
create index on route_accesses (hour);

-- A leak, or a drill of one: what is known, what is due, who is affected.
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
  -- As counted when the record was made; whoever leaves later leaves the list, not the number.
  affected integer not null,
  operator_name text not null,
  created_at timestamptz not null default now(),
  preliminary_sent_at timestamptz,
  final_sent_at timestamptz,
  notice_subject text not null default '',
  notice_text text not null default '',
  -- Who wrote the notice; another operator sends it.
  notice_operator_id text not null default '',
  notice_sent_at timestamptz,
  closed_at timestamptz,
  check (until_at > from_at)
);
create table incident_people (
  incident_id integer not null references incidents on delete cascade,
  candidate_user_id uuid not null references candidate_users on delete cascade,
  primary key (incident_id, candidate_user_id)
);
create index on incident_people (candidate_user_id);
create table incident_notes (
  id integer generated always as identity primary key,
  incident_id integer not null references incidents on delete cascade,
  at timestamptz not null default now(),
  operator_name text not null,
  note text not null check (char_length(note) between 1 and 4000)
);
create index on incident_notes (incident_id, id);
