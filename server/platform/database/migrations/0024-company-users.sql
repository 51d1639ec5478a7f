-- The people of a company. Whoever is removed is deleted, and their sessions with them; what they wrote keeps the name they had then.
create table company_users (
  id uuid primary key default gen_random_uuid(),
  company_id integer not null references companies on delete cascade,
  email text not null check (email ~ '^[^@\s,;<>"()[:cntrl:]]+@[^@\s,;<>"()[:cntrl:]]+$' and char_length(email) <= 254),
  email_key text generated always as (lower(email)) stored unique,
  password_hash text,
  name text not null check (char_length(name) between 1 and 50),
  role text not null check (role in ('admin', 'recruiter', 'assistant', 'guest')),
  email_verified_at timestamptz,
  -- The second factor; its last used step, so that no code counts twice.
  totp_secret_sealed text,
  totp_confirmed_at timestamptz,
  totp_last_step bigint,
  recovery_code_hashes bytea[] not null default '{}',
  is_demo boolean not null default false,
  created_at timestamptz not null default now(),
  check (totp_confirmed_at is null or totp_secret_sealed is not null)
);
create index on company_users (company_id);

alter table sessions add company_user_id uuid references company_users on delete cascade,
  -- When this session showed the second factor.
  add second_factor_at timestamptz,
  drop constraint sessions_check,
  add check ((area = 'candidate') = (candidate_user_id is not null)),
  add check ((area = 'company') = (company_user_id is not null));
create index on sessions (company_user_id);

-- Guests see only these people of those who are in contact with their company.
create table candidate_assignments (
  company_user_id uuid not null references company_users on delete cascade,
  candidate_user_id uuid not null references candidate_users on delete cascade,
  assigned_at timestamptz not null default now(),
  primary key (company_user_id, candidate_user_id)
);
create index on candidate_assignments (candidate_user_id);
