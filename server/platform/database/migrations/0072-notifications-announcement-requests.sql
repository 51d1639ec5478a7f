-- notifications: what one operator wants to send to many, until another one agrees: to publish an announcement, to change a public one, or to mail it.

create table announcement_requests (
  id uuid primary key default gen_random_uuid(),
  announcement_id integer not null references announcements on delete cascade,
  kind text not null check (kind in ('publish', 'change', 'mail')),
  -- What was saved when somebody asked: a later save needs a new request.
  revision integer not null,
  -- Of a change: the announcement as it would be.
  content jsonb check (jsonb_typeof(content) = 'object'),
  asks_again boolean not null default false,
  -- How many people it would reach, as the one who asked saw it; null below five of some candidates.
  recipients integer check (recipients >= 0),
  requested_by uuid not null,
  requested_by_name text not null,
  requested_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > requested_at),
  ended_at timestamptz,
  ended_by_name text not null default '',
  is_approved boolean not null default false,
  check ((kind = 'change') = (content is not null)),
  check (not is_approved or ended_at is not null)
);

-- One request waits at a time, so that two of them never disagree about the same text.
create unique index announcement_requests_waiting on announcement_requests (announcement_id) where ended_at is null;
create index announcement_requests_announcement_id on announcement_requests (announcement_id);

-- The second of two; empty where one was enough.
alter table announcement_versions add column approved_by_name text not null default '';
