-- operations: what became of the last backup and of the last restore drill, wherever they ran.

create table backup_results (
  kind text primary key check (kind in ('backup', 'drill')),
  tried_at timestamptz not null,
  -- Why the last try failed, as an operator reads it; empty when it did not.
  failure text not null default '',
  -- Of the last one that was good.
  succeeded_at timestamptz,
  name text,
  place text,
  bytes bigint,
  seconds numeric,
  is_encrypted boolean
);
