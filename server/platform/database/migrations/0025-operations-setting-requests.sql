-- operations: changes of the site's settings that take two operators. They hold once another operator agrees.

create table site_setting_requests (
  id uuid primary key default gen_random_uuid(),
  -- Only the settings that change, as a version keeps them; null takes one away.
  wished jsonb not null check (jsonb_typeof(wished) = 'object'),
  -- The same settings as they stood when somebody asked.
  before jsonb not null check (jsonb_typeof(before) = 'object'),
  restored_from integer references site_setting_versions,
  reason text not null,
  requested_by uuid not null,
  requested_by_name text not null,
  requested_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  ended_by_name text,
  -- Of one that was approved: the version that it became. Of one that was withdrawn or refused: null.
  version_id integer references site_setting_versions
);

create index site_setting_requests_requested_at on site_setting_requests (requested_at desc);

-- The second of two; empty where one was enough.
alter table site_setting_versions add column approved_by_name text not null default '';
