-- What the two sides are told of each other, and what programs of a company may ask and hear.

-- What a message is about beside its words, so that whoever is told of it reads what happened.
alter table messages add about text check (about in ('meeting', 'result', 'scout_accepted'));

-- Up to which message each side was told, and when: a burst of messages is told once. The times of a turn that were told (server/tellings/).
alter table threads
  add candidate_told_number integer not null default 0,
  add company_told_number integer not null default 0,
  add candidate_told_at timestamptz,
  add company_told_at timestamptz,
  add deadline_told_for timestamptz,
  add overdue_told_for timestamptz;
update threads set candidate_told_number = last_number, company_told_number = last_number;
create index on threads (answer_due_at) where turn = 'company';
-- When the candidate was told of the step that the selection stands at.
alter table applications add step_told_at timestamptz;
update applications set step_told_at = step_changed_at;

-- What must not be told twice carries a key.
alter table notifications add told_key text;
create unique index on notifications (candidate_user_id, told_key) where told_key is not null;

-- What a member is told: the kind and what it is about. Names are read when it is looked at, so that a block or a reveal that was taken back is honoured.
create table company_notifications (
  id bigint generated always as identity primary key,
  company_user_id uuid not null references company_users on delete cascade,
  kind text not null check (kind ~ '^[a-z_]+$'),
  told_key text not null,
  candidate_user_id uuid references candidate_users on delete cascade,
  thread_id uuid references threads on delete cascade,
  job_id integer references job_offers on delete cascade,
  detail jsonb not null default '{}',
  created_at timestamptz not null default now(),
  viewed_at timestamptz,
  unique (company_user_id, told_key)
);
create index on company_notifications (company_user_id, id desc);
create index on company_notifications (candidate_user_id);
create index on company_notifications (thread_id);
create index on company_notifications (job_id);

-- Which kinds reach a member by mail: one row for each that differs from the default.
create table company_notification_settings (
  company_user_id uuid not null references company_users on delete cascade,
  kind text not null check (kind ~ '^[a-z_]+$'),
  by_mail boolean not null,
  primary key (company_user_id, kind)
);

-- Keys for programs of a company. A key acts in the name of the member who made it, within its scopes, and ends with them. Only its hash is kept.
create table api_keys (
  id uuid primary key default gen_random_uuid(),
  company_id integer not null references companies on delete cascade,
  company_user_id uuid not null references company_users on delete cascade,
  name text not null check (char_length(name) between 1 and 50),
  -- What it begins with, to tell keys apart.
  hint text not null,
  key_hash bytea not null unique,
  scopes text[] not null check (cardinality(scopes) > 0),
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index on api_keys (company_id, created_at desc);
create index on api_keys (company_user_id);

create table webhook_endpoints (
  id uuid primary key default gen_random_uuid(),
  company_id integer not null references companies on delete cascade,
  url text not null check (url ~ '^https?://' and char_length(url) <= 500),
  description text not null default '' check (char_length(description) <= 100),
  event_types text[] not null check (cardinality(event_types) > 0),
  secret_sealed text not null,
  -- Signs, too, until the time is over: so the receiver can change to the new one meanwhile.
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

-- What happened, as it is sent: ids only. Whoever leaves takes what is about them along.
create table webhook_events (
  id uuid primary key default gen_random_uuid(),
  company_id integer not null references companies on delete cascade,
  candidate_user_id uuid references candidate_users on delete cascade,
  type text not null check (type ~ '^[a-z]+[.][a-z]+$'),
  at timestamptz not null default now(),
  detail jsonb not null default '{}'
);
create index on webhook_events (company_id);
create index on webhook_events (candidate_user_id);
create index on webhook_events (at);

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
  -- Why there was no answer: a code of ours.
  failure text not null default '' check (failure ~ '^[A-Z0-9_]*$'),
  unique (webhook_endpoint_id, webhook_event_id)
);
create index on webhook_deliveries (webhook_endpoint_id, created_at desc);
create index on webhook_deliveries (webhook_event_id);
