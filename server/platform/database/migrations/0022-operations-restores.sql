-- operations: the archive of the embedded server's log, backups by hand from the page, and restores that two operators agree on.

-- As backup_results: 'wal' is the log that was sent (succeeded_at: the end of its newest segment), 'base' the last base backup, 'point_drill' the last
-- restore to a second that was tried.
create table archive_results (
  kind text primary key check (kind in ('wal', 'base', 'point_drill')),
  tried_at timestamptz not null,
  failure text not null default '',
  succeeded_at timestamptz,
  name text,
  place text,
  bytes bigint,
  seconds numeric,
  is_encrypted boolean,
  -- Of 'base': the first second that can be restored.
  reaches_from timestamptz
);

-- The backup that somebody asked for on the page: one row, of the last one.
create table backup_runs (
  id boolean primary key default true check (id),
  requested_at timestamptz not null,
  requested_by_name text not null,
  started_at timestamptz,
  done_bytes bigint not null default 0,
  total_bytes bigint not null default 0,
  finished_at timestamptz,
  failure text not null default ''
);

create table restore_requests (
  id uuid primary key default gen_random_uuid(),
  -- One of the two: a backup by its name, or the start of a second.
  backup_name text,
  until_at timestamptz,
  check ((backup_name is null) <> (until_at is null)),
  reason text not null,
  requested_by uuid not null,
  requested_by_name text not null,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  withdrawn_at timestamptz,
  withdrawn_by_name text,
  approved_at timestamptz,
  approved_by uuid,
  approved_by_name text,
  started_at timestamptz,
  -- Only of one that failed: one that succeeded replaced this table.
  failure text not null default ''
);

create index restore_requests_requested_at on restore_requests (requested_at desc);

-- Another after each restore from the page: processes that see another one than at their start have to start again.
alter table installation add column restore_id uuid;
