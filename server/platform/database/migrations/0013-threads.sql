-- All messages between one candidate and one company. A candidate who left stays as nobody: the company keeps what was said to it.
create table threads (
  id uuid primary key default gen_random_uuid(),
  candidate_user_id uuid references candidate_users on delete set null,
  company_id integer not null references companies on delete cascade,
  created_at timestamptz not null default now(),
  unique (candidate_user_id, company_id)
);
create index on threads (company_id);

create table messages (
  id uuid primary key default gen_random_uuid(),
  thread_id uuid not null references threads on delete cascade,
  -- Named by whoever sends it: sent again, it is the same message.
  client_id uuid not null,
  company boolean not null,
  -- Who of the company wrote it, as they were called then.
  name text not null default '',
  message text not null check (char_length(message) <= 10000),
  job_id integer references job_offers on delete set null,
  created_at timestamptz not null default clock_timestamp(),
  read_at timestamptz,
  unique (thread_id, client_id)
);
create index on messages (thread_id, created_at, id);
create index on messages (thread_id) where company and read_at is null;

create table applications (
  id uuid primary key default gen_random_uuid(),
  thread_id uuid not null references threads on delete cascade,
  candidate_user_id uuid references candidate_users on delete set null,
  company_id integer not null references companies on delete cascade,
  job_id integer references job_offers on delete set null,
  applied_at timestamptz not null default now(),
  unique nulls not distinct (thread_id, job_id)
);
create index on applications (candidate_user_id);
create index on applications (company_id);
