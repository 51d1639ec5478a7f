-- accounts: candidates, company members and operators, their sign-in, their consents and their withdrawal.

-- A backup still holds accounts that left after it was made. A background job of the deleting transaction records a hash outside the database, so that a
-- restore does not bring them back. The same holds for revoked API keys.
create function record_erasure() returns trigger language plpgsql as $$
begin
  perform graphile_worker.add_job('record_erasure', json_build_object('kind', tg_table_name, 'hash', encode(sha256((tg_table_name || ':' || old.id)::bytea), 'hex')));
  return null;
end $$;

-- Every account that signs in, of each kind: its address, its credentials and its state. Each account belongs to one row of one kind below
-- and goes first: leaving deletes it and, by cascade, everything that belongs to the person.
create table accounts (
  id uuid primary key default gen_random_uuid(),
  -- The area in which it signs in, and no other.
  kind text not null check (kind in ('candidate', 'company', 'operator')),
  -- As typed; `email_key` makes two spellings of one address one account of its kind. Nothing in it begins another header or another address.
  email text not null check (email ~ '^[^@\s,;<>"()[:cntrl:]]+@[^@\s,;<>"()[:cntrl:]]+$' and char_length(email) <= 254),
  email_key text not null generated always as (lower(email)) stored,
  email_verified_at timestamptz,
  -- Null for candidates who sign in with a passkey or LINE only, and until an invited operator followed the mailed link.
  password_hash text,
  language text not null default 'ja' check (language in ('ja', 'en')),
  is_demo boolean not null default false,
  -- Operators restricted the account: the person can read, export and leave, and companies do not see the profile (docs/decisions, people and reports).
  restricted_at timestamptz,
  -- What the person reads about it.
  restriction_reason text not null default '' check (char_length(restriction_reason) <= 1000),
  -- The second factor (docs/decisions, signing in); its last used step, so that no code counts twice.
  totp_secret_sealed text,
  totp_confirmed_at timestamptz,
  totp_last_step bigint,
  -- Since when a candidate's sign-in asks for a passkey after the password. Without it a passkey is one more way to sign in.
  passkey_factor_at timestamptz,
  -- Slow hashes of the recovery codes, each under its letter.
  recovery_codes text[] not null default '{}',
  -- Hashes of the short recovery codes from before `recovery_codes`. They work until their owner makes new ones.
  recovery_code_hashes bytea[] not null default '{}',
  unique (kind, email_key),
  -- The tables of the kinds point to both: no account is of two kinds.
  unique (id, kind),
  check (totp_confirmed_at is null or totp_secret_sealed is not null),
  check (kind <> 'operator' or restricted_at is null),
  check (kind = 'candidate' or passkey_factor_at is null)
);
-- Platform's outbox, which is listed before accounts, refers to them.
alter table mails add foreign key (account_id) references accounts on delete cascade;

-- The candidates, the people who look for work.
create table candidate_users (
  id uuid primary key,
  account_kind text not null generated always as ('candidate') stored,
  username text not null default '' check (char_length(username) <= 50),
  premium_granted_at timestamptz,
  is_open boolean not null default false,
  is_mama boolean not null default false,
  ai_consent_agreed boolean,
  line_user_id text unique,
  referral_code text not null default '' check (char_length(referral_code) <= 100),
  source text not null default '' check (char_length(source) <= 200),
  enable_notification boolean not null default true,
  enable_mail_magazine boolean not null default true,
  profile_registration_date timestamptz,
  -- When the candidate last opened the list of companies that favourited them: what came before counts as seen.
  favorites_by_companies_seen_at timestamptz not null default now(),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  foreign key (id, account_kind) references accounts (id, kind) on delete cascade
);
create trigger candidates_leave after delete on candidate_users for each row execute function record_erasure();
create trigger purge_saved_answers after delete on candidate_users for each row execute function purge_saved_answers('candidate');
-- Tables of platform refer to candidates.
alter table live_events add foreign key (candidate_user_id) references candidate_users on delete cascade;
alter table access_log add foreign key (candidate_user_id) references candidate_users on delete cascade;

-- The members of companies. Removing a member deletes the account and ends the member's sessions; what they wrote keeps the name they had then.
create table company_users (
  id uuid primary key,
  account_kind text not null generated always as ('company') stored,
  company_id integer not null,
  name text not null check (char_length(name) between 1 and 50),
  role text not null check (role in ('admin', 'recruiter', 'assistant', 'guest')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Which texts the member agreed to, and when. Null for the demonstration's members.
  terms_version text,
  privacy_version text,
  agreed_at timestamptz,
  foreign key (id, account_kind) references accounts (id, kind) on delete cascade
);
create index on company_users (company_id);
create trigger members_leave after delete on company_users for each row execute function record_erasure();
create trigger purge_saved_answers after delete on company_users for each row execute function purge_saved_answers('company');

-- The operators, the people who run the service.
create table operator_users (
  id uuid primary key,
  account_kind text not null generated always as ('operator') stored,
  name text not null check (char_length(name) between 1 and 50),
  role text not null check (role in ('read_only', 'full')),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  -- Since when the account is as it is: another operator created it, gave it the full role or reset its credentials (docs/decisions, two people).
  settled_at timestamptz not null default now(),
  foreign key (id, account_kind) references accounts (id, kind) on delete cascade
);
create trigger operators_leave after delete on operator_users for each row execute function record_erasure();
create trigger purge_saved_answers after delete on operator_users for each row execute function purge_saved_answers('operator');

-- Which operator created or promoted an operator, or reset their credentials: these two never count as two people. A command at the machine ties no operators.
create table operator_ties (
  operator_user_id uuid not null references operator_users on delete cascade,
  by_operator_user_id uuid not null references operator_users on delete cascade,
  kind text not null check (kind in ('created', 'raised', 'reset')),
  at timestamptz not null,
  primary key (operator_user_id, by_operator_user_id, kind)
);
create index on operator_ties (by_operator_user_id);

-- A request to add an operator, or to give one the full role. It waits until a second operator agrees.
create table operator_requests (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('create', 'raise')),
  operator_user_id uuid unique references operator_users on delete cascade,
  email text check (email ~ '^[^@\s,;<>"()[:cntrl:]]+@[^@\s,;<>"()[:cntrl:]]+$' and char_length(email) <= 254),
  email_key text generated always as (lower(email)) stored unique,
  name text check (char_length(name) between 1 and 50),
  role text not null check (role in ('read_only', 'full')),
  reason text not null default '' check (char_length(reason) <= 1000),
  asked_by uuid not null references operator_users on delete cascade,
  asked_at timestamptz not null,
  check ((kind = 'create') = (email is not null and name is not null)),
  check ((kind = 'raise') = (operator_user_id is not null))
);
create index on operator_requests (asked_by);

-- The sessions of signed-in users. A row holds only a hash of the cookie's value, so a copied table lets no one sign in.
create table sessions (
  id uuid primary key default gen_random_uuid(),
  token_hash bytea not null unique,
  account_id uuid not null references accounts on delete cascade,
  -- A coarse name of the device for the list of sessions; no address is stored.
  device text not null default '',
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  -- When the user last reauthenticated.
  authenticated_at timestamptz not null default now(),
  expires_at timestamptz not null,
  -- When this session showed the second factor.
  second_factor_at timestamptz
);
create index on sessions (account_id);
create index on sessions (expires_at);

-- On this NOTIFY the live transport checks which clients may stay connected: a session ended, a role changed or a company was suspended.
create function publish_sessions() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions', '');
  return null;
end $$;
create trigger sessions_ended after delete on sessions for each statement execute function publish_sessions();
create trigger roles_changed after update of role on company_users for each statement execute function publish_sessions();
create trigger operator_roles_changed after update of role on operator_users for each statement execute function publish_sessions();

-- Links in mails: single use, short-lived, and only as a hash.
create table email_tokens (
  id uuid primary key default gen_random_uuid(),
  purpose text not null check (purpose in ('verify', 'reset', 'change')),
  token_hash bytea not null unique,
  account_id uuid not null references accounts on delete cascade,
  -- The address that the link proves.
  email text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  -- The page that somebody who forgot the password wanted to open: a path of this site, or empty.
  next text not null default '',
  -- A new link replaces the one before that has the same purpose.
  unique (account_id, purpose)
);

-- The passkeys of an account, under the id that the authenticator gave.
create table passkeys (
  id text primary key,
  account_id uuid not null references accounts on delete cascade,
  public_key bytea not null,
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null check (char_length(name) <= 100),
  created_at timestamptz not null default now(),
  last_used_at timestamptz
);
create index on passkeys (account_id);

-- The challenge for a passkey or LINE until the browser replies. The hash of a cookie binds it to the browser that started.
create table sign_in_challenges (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('passkey_registration', 'passkey_sign_in', 'line')),
  browser_hash bytea not null unique,
  secret jsonb not null,
  -- Whom a passkey or LINE is added for; null while a user signs in.
  account_id uuid references accounts on delete cascade,
  expires_at timestamptz not null
);

-- Sign-ups of candidates who have not proved their address yet. Each has its own password, so that the owner of an address activates only a sign-up that they
-- entered themselves.
create table pending_sign_ups (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email ~ '^[^@\s]+@[^@\s]+$' and char_length(email) <= 254),
  email_key text not null generated always as (lower(email)) stored,
  password_hash text not null,
  token_hash bytea not null unique,
  -- The hash of the cookie in the browser that signed up: in that browser the link asks for no password.
  browser_hash bytea not null,
  -- Everything else that was entered, encrypted.
  told_sealed text not null,
  expires_at timestamptz not null,
  -- A second sign-up replaces the first one in the same browser only: a stranger's does not touch mine.
  unique (email_key, browser_hash)
);
create index on pending_sign_ups (expires_at);

-- Sign-ups of companies that have not proved their address yet, as `pending_sign_ups` for candidates.
create table pending_company_sign_ups (
  id uuid primary key default gen_random_uuid(),
  email text not null check (email ~ '^[^@\s,;<>"()[:cntrl:]]+@[^@\s,;<>"()[:cntrl:]]+$' and char_length(email) <= 254),
  email_key text not null generated always as (lower(email)) stored,
  password_hash text not null,
  token_hash bytea not null unique,
  browser_hash bytea not null,
  told_sealed text not null,
  expires_at timestamptz not null,
  unique (email_key, browser_hash)
);
create index on pending_company_sign_ups (expires_at);

-- Each consent or refusal of a candidate, and the version of the text. Rows are only added.
create table consents (
  id bigint generated always as identity primary key,
  candidate_user_id uuid not null references candidate_users on delete cascade,
  purpose text not null check (purpose <> ''),
  version text not null check (version <> ''),
  agreed boolean not null,
  decided_at timestamptz not null default now()
);
create index on consents (candidate_user_id, purpose, decided_at desc);

-- That a candidate left and why: one day and one reason, and nothing that leads back to the account.
create table withdrawals (
  id integer generated always as identity primary key,
  reason smallint not null check (reason between 1 and 8),
  withdrawn_on date not null default current_date
);

-- A candidate's export of all their data: the worker builds one file and deletes it after some days.
create table exports (
  id uuid primary key default gen_random_uuid(),
  candidate_user_id uuid not null references candidate_users on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  -- Parts of the archive, and how many are ready.
  parts smallint not null default 0,
  parts_done smallint not null default 0,
  storage_key uuid unique,
  byte_size bigint,
  created_at timestamptz not null default now(),
  finished_at timestamptz,
  expires_at timestamptz,
  check ((state = 'done') = (storage_key is not null and byte_size is not null and expires_at is not null))
);
-- One at a time.
create unique index on exports (candidate_user_id) where state in ('waiting', 'running');
create index on exports (expires_at);
