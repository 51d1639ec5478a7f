-- Who is signed in. Only a hash of the cookie's value is kept: a copied table opens no door.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  area text not null check (area in ('candidate', 'company', 'operator')),
  candidate_user_id uuid references candidate_users on delete cascade,
  -- A coarse name of the device for the list of sessions; no address is kept.
  device text not null default '',
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  -- When the person last proved who they are.
  authenticated_at timestamptz not null default now(),
  expires_at timestamptz not null,
  check ((area = 'candidate') = (candidate_user_id is not null))
);
create index on sessions (candidate_user_id);
create index on sessions (expires_at);

-- Links in mails: single use, short-lived, only a hash kept.
create table email_tokens (
  id uuid primary key default gen_random_uuid(),
  purpose text not null check (purpose in ('verify', 'reset', 'change')),
  token_hash bytea not null unique,
  candidate_user_id uuid not null references candidate_users on delete cascade,
  -- The address that the link proves.
  email text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now()
);
create index on email_tokens (candidate_user_id, purpose);

create table passkeys (
  id text primary key,
  candidate_user_id uuid not null references candidate_users on delete cascade,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null check (char_length(name) <= 100),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index on passkeys (candidate_user_id);

-- What a passkey or LINE is asked, until it answers. Bound to the browser that asked by the hash of a cookie.
create table sign_in_challenges (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('passkey_registration', 'passkey_sign_in', 'line')),
  browser_hash bytea not null unique,
  secret jsonb not null,
  candidate_user_id uuid references candidate_users on delete cascade,
  expires_at timestamptz not null
);

-- A write that was asked for twice with one key happens once; the second asker gets the first one's answer.
create table idempotency_keys (
  principal text not null,
  key text not null check (char_length(key) between 1 and 200),
  route text not null,
  input_hash bytea not null,
  output jsonb,
  created_at timestamptz not null default now(),
  primary key (principal, key)
);
create index on idempotency_keys (created_at);
