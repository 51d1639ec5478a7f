-- How a company's people come, prove who they are, and go (docs/decisions/0032-company-members.md).

alter table company_users
  add updated_at timestamptz not null default now(),
  -- Which texts they agreed to, and when. Nobody agreed in the name of a demonstration's people.
  add terms_version text,
  add privacy_version text,
  add agreed_at timestamptz;

-- Sign-ups of companies whose address nobody has proved yet, as pending_sign_ups of candidates.
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

-- Whom an admin asked to join. The link in the mail is the only way to use it; a new mail makes the one before worthless.
create table member_invitations (
  id uuid primary key default gen_random_uuid(),
  company_id integer not null references companies on delete cascade,
  email text not null check (email ~ '^[^@\s,;<>"()[:cntrl:]]+@[^@\s,;<>"()[:cntrl:]]+$' and char_length(email) <= 254),
  email_key text not null generated always as (lower(email)) stored,
  role text not null check (role in ('admin', 'recruiter', 'assistant', 'guest')),
  token_hash bytea not null unique,
  -- Kept as text: whoever invites may be gone when the invitation is read.
  invited_by_name text not null,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  unique (company_id, email_key)
);

-- Links in mails, passkeys and what they are asked belong to one person, of either side.
alter table email_tokens alter candidate_user_id drop not null,
  add company_user_id uuid references company_users on delete cascade,
  add check (num_nonnulls(candidate_user_id, company_user_id) = 1);
create unique index email_tokens_one_of_each_members_purpose on email_tokens (company_user_id, purpose);

alter table passkeys alter candidate_user_id drop not null,
  add company_user_id uuid references company_users on delete cascade,
  add check (num_nonnulls(candidate_user_id, company_user_id) = 1);
create index on passkeys (company_user_id);

alter table sign_in_challenges add company_user_id uuid references company_users on delete cascade;

-- A mail to a member who is removed goes with them, sent or not.
alter table mails add company_user_id uuid references company_users on delete cascade;
create index on mails (company_user_id);

-- Open screens are looked at as soon as a session ends or a role changes (server/live/).
create function tell_sessions() returns trigger language plpgsql as $$
begin
  perform pg_notify('sessions', '');
  return null;
end $$;
create trigger sessions_ended after delete on sessions for each statement execute function tell_sessions();
create trigger roles_changed after update of role on company_users for each statement execute function tell_sessions();
