-- notifications: a banner or a notice of maintenance that one operator wants everybody to see, until another one agrees.

create table publication_requests (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('banner', 'maintenance')),
  -- Of a change: the banner that is shown, and what was saved of it when somebody asked.
  banner_id integer references banners on delete cascade,
  revision integer,
  -- Of an emergency: the notice that one operator published alone, and that disappears at `expires_at` unless another one confirms it.
  maintenance_notice_id integer references maintenance_notices on delete cascade,
  -- The banner or the notice as it would be.
  content jsonb not null check (jsonb_typeof(content) = 'object'),
  requested_by uuid not null,
  requested_by_name text not null,
  requested_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > requested_at),
  ended_at timestamptz,
  ended_by_name text not null default '',
  is_approved boolean not null default false,
  check (kind = 'banner' or banner_id is null),
  check (kind = 'maintenance' or maintenance_notice_id is null),
  check ((banner_id is null) = (revision is null)),
  check (not is_approved or ended_at is not null)
);

-- One change of a banner waits at a time, so that two of them never disagree.
create unique index publication_requests_waiting on publication_requests (banner_id) where ended_at is null;
create index publication_requests_banner_id on publication_requests (banner_id);
create index publication_requests_maintenance_notice_id on publication_requests (maintenance_notice_id);

-- Until then a notice that was published in an emergency is shown; null once it is confirmed, and where it never needed to be.
alter table maintenance_notices add column confirm_by timestamptz;
