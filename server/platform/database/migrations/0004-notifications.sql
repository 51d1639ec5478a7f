-- notifications: announcements and notifications, their channels and settings, webhooks.

-- Announcements and notifications stand in one list, so they share their numbers.
create sequence notification_ids as integer;

-- What the system tells one account: a candidate or a member of a company. Its text and the address of its page are made when it is shown, from the kind, the
-- subject and the names of that moment, so that a block or a withdrawn reveal is respected.
create table notifications (
  id integer primary key default nextval('notification_ids'),
  account_id uuid not null references accounts on delete cascade,
  kind text not null check (kind ~ '^[a-z_]+$'),
  -- What it is about, as the recipient's pages name it: a conversation is named by its other side. Reading the subject reads the notification.
  subject_type text not null check (subject_type ~ '^[a-z_]+$'),
  subject_id text not null,
  -- Under the same key an account is notified once.
  dedupe_key text,
  -- Whom and what its text names. The notification goes with them.
  candidate_user_id uuid references candidate_users on delete cascade,
  company_id integer,
  job_id integer,
  -- What else its text needs and nobody can read later.
  detail jsonb not null default '{}',
  created_at timestamptz not null default now(),
  read_at timestamptz,
  unique (account_id, dedupe_key)
);
create index on notifications (account_id, id desc);
create index on notifications (subject_type, subject_id) where read_at is null;
create index on notifications (candidate_user_id);
create index on notifications (company_id);
create index on notifications (job_id);

-- By which channels an account gets a kind of notification: one row for each that differs from the default.
create table notification_settings (
  account_id uuid not null references accounts on delete cascade,
  kind text not null check (kind ~ '^[a-z_]+$'),
  channel text not null check (channel ~ '^[a-z_]+$'),
  is_on boolean not null,
  primary key (account_id, kind, channel)
);

-- Announcements of operators to an audience.
create table announcements (
  id integer primary key default nextval('notification_ids'),
  audience text not null default 'candidates' check (audience in ('candidates', 'companies')),
  title text not null check (char_length(title) between 1 and 200),
  -- Sanitised on writing and again on rendering: only a, strong, em, u, br, p and span, with href.
  message text not null default '',
  display_start_at timestamptz not null default now(),
  display_end_at timestamptz,
  is_require_confirm boolean not null default false,
  confirm_button_text text not null default '' check (char_length(confirm_button_text) <= 30),
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  -- Null for a draft.
  published_at timestamptz default now(),
  stopped_at timestamptz,
  -- Which part of the audience is meant; empty for all of it.
  segment jsonb not null default '{}',
  -- Grows with each save, so that the second of two editors sees the edit conflict.
  revision integer not null default 1,
  -- The public version; each has a row in `announcement_versions`.
  version integer not null default 1,
  -- Confirmations of earlier versions no longer count.
  asked_version integer not null default 1,
  check (display_end_at is null or display_end_at > display_start_at),
  check (asked_version between 1 and version)
);
create index on announcements (audience, display_start_at desc);

-- When a candidate or a member of a company read and confirmed an announcement.
create table announcement_receipts (
  announcement_id integer not null references announcements on delete cascade,
  account_id uuid not null references accounts on delete cascade,
  viewed_at timestamptz,
  confirmed_at timestamptz,
  primary key (announcement_id, account_id)
);
create index on announcement_receipts (account_id);

-- Every published version of an announcement and the operator who wrote it.
create table announcement_versions (
  announcement_id integer not null references announcements on delete cascade,
  version integer not null check (version > 0),
  at timestamptz not null default now(),
  operator_user_id text not null default '',
  operator_name text not null default '',
  asks_again boolean not null default false,
  content jsonb not null,
  primary key (announcement_id, version)
);

-- Which account confirmed which version, and when. A receipt holds the current state; this row stays when a later version asks again.
create table announcement_confirmations (
  id bigint generated always as identity primary key,
  announcement_id integer not null references announcements on delete cascade,
  version integer not null,
  account_id uuid not null references accounts on delete cascade,
  confirmed_at timestamptz not null,
  unique (announcement_id, version, account_id)
);
create index on announcement_confirmations (account_id);

-- An announcement that also goes out by mail, to candidates who agreed to the mail magazine. One for each announcement; operators can cancel it until it
-- starts.
create table announcement_mailings (
  announcement_id integer primary key references announcements on delete cascade,
  requested_at timestamptz not null,
  requested_by text not null,
  starts_at timestamptz not null check (starts_at > requested_at),
  cancelled_at timestamptz,
  finished_at timestamptz,
  -- The mailing goes through the candidates in the order of their ids, up to this one: a worker that stopped continues after it.
  sent_until uuid,
  sent integer not null default 0
);

-- The banners that operators place on the site.
create table banners (
  id integer generated always as identity primary key,
  link text not null check (link ~ '^(https?://|/[^/\\])'),
  image text not null check (image ~ '^/[^/\\]'),
  alt text not null check (alt <> ''),
  blank boolean not null default false,
  display_start_at timestamptz not null default now(),
  display_end_at timestamptz,
  order_no integer not null default 0,
  is_demo boolean not null default false,
  revision integer not null default 1
);

-- A browser that a candidate subscribed to Web Push.
create table push_subscriptions (
  id uuid primary key default gen_random_uuid(),
  candidate_user_id uuid not null references candidate_users on delete cascade,
  endpoint text not null unique check (endpoint ~ '^https://'),
  p256dh text not null,
  auth text not null,
  device text not null default '',
  created_at timestamptz not null default now(),
  failed_at timestamptz,
  -- Signing out on the device ends the subscription.
  session_id uuid not null references sessions on delete cascade
);
create index on push_subscriptions (candidate_user_id);
create index on push_subscriptions (session_id);

-- The URLs to which a company wants its events sent.
create table webhook_endpoints (
  id uuid primary key default gen_random_uuid(),
  company_id integer not null,
  url text not null check (url ~ '^https?://' and char_length(url) <= 500),
  description text not null default '' check (char_length(description) <= 100),
  event_types text[] not null check (cardinality(event_types) > 0),
  secret_sealed text not null,
  -- Also signs until `old_secret_until`, so that the receiver has time to change to the new secret.
  old_secret_sealed text,
  old_secret_until timestamptz,
  created_at timestamptz not null default now(),
  last_success_at timestamptz,
  disabled_at timestamptz,
  disabled_because text check (disabled_because in ('hand', 'failing', 'gone')),
  check ((disabled_at is null) = (disabled_because is null)),
  check ((old_secret_sealed is null) = (old_secret_until is null))
);
create index on webhook_endpoints (company_id);

-- What happened, as it is sent: ids only. When a candidate leaves, the events about them go, too.
create table webhook_events (
  id uuid primary key default gen_random_uuid(),
  company_id integer not null,
  candidate_user_id uuid references candidate_users on delete cascade,
  type text not null check (type ~ '^[a-z]+[.][a-z]+$'),
  at timestamptz not null default now(),
  detail jsonb not null default '{}'
);
create index on webhook_events (company_id);
create index on webhook_events (candidate_user_id);
create index on webhook_events (at);

-- The delivery of one event to one endpoint, with the result of the last attempt.
create table webhook_deliveries (
  id uuid primary key default gen_random_uuid(),
  webhook_event_id uuid not null references webhook_events on delete cascade,
  webhook_endpoint_id uuid not null references webhook_endpoints on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  created_at timestamptz not null default now(),
  attempts smallint not null default 0,
  tried_at timestamptz,
  next_try_at timestamptz,
  response_status smallint,
  milliseconds integer,
  -- Why there was no response, as a code of ours.
  failure text not null default '' check (failure ~ '^[A-Z0-9_]*$'),
  unique (webhook_endpoint_id, webhook_event_id)
);
create index on webhook_deliveries (webhook_endpoint_id, created_at desc);
create index on webhook_deliveries (webhook_event_id);
