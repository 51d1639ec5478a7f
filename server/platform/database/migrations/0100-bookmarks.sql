-- What a candidate keeps for themself: a company paired with a job, without one the open position. No company reads this table.
create table bookmarks (
  candidate_user_id uuid not null references candidate_users on delete cascade,
  company_id integer not null references companies on delete cascade,
  job_id integer references job_offers on delete cascade,
  created_at timestamptz not null default now(),
  unique nulls not distinct (candidate_user_id, company_id, job_id)
);
create index on bookmarks (company_id);
create index on bookmarks (job_id);
