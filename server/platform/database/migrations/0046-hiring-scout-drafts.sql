-- hiring: scouts that a member has begun to write.

-- One for each candidate and job; without a job it is for the open position. It goes with the candidate, with the job and with its writer.
create table scout_drafts (
  id uuid primary key default gen_random_uuid(),
  company_user_id uuid not null references company_users on delete cascade,
  candidate_user_id uuid not null references candidate_users on delete cascade,
  job_id integer references job_offers on delete cascade,
  greeting text not null default '' check (char_length(greeting) <= 1000),
  reason text not null default '' check (char_length(reason) <= 3000),
  closing text not null default '' check (char_length(closing) <= 1000),
  reference_parts text[] not null default '{}',
  min_salary integer check (min_salary between 1 and 100000),
  max_salary integer check (max_salary between 1 and 100000),
  meeting_type text check (meeting_type in ('mendan', 'mensetsu')),
  template_id uuid references scout_templates on delete set null,
  updated_at timestamptz not null default now(),
  unique nulls not distinct (company_user_id, candidate_user_id, job_id)
);
create index on scout_drafts (candidate_user_id);
create index on scout_drafts (job_id);
create index on scout_drafts (template_id);
