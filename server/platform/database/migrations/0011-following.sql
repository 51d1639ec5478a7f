-- A company paired with a job; without one it is the open position (`company_job_id` 0 on the wire).
create table favorites (
  candidate_user_id uuid not null references candidate_users on delete cascade,
  company_id integer not null references companies on delete cascade,
  job_id integer references job_offers on delete cascade,
  created_at timestamptz not null default now(),
  unique nulls not distinct (candidate_user_id, company_id, job_id)
);
create index on favorites (company_id);

create table company_favorites (
  company_id integer not null references companies on delete cascade,
  candidate_user_id uuid not null references candidate_users on delete cascade,
  job_id integer references job_offers on delete cascade,
  created_at timestamptz not null default now(),
  unique nulls not distinct (company_id, candidate_user_id, job_id)
);
create index on company_favorites (candidate_user_id, created_at desc);

-- Not interested: one job, or without one the whole company.
create table hidden_jobs (
  candidate_user_id uuid not null references candidate_users on delete cascade,
  company_id integer not null references companies on delete cascade,
  job_id integer references job_offers on delete cascade,
  created_at timestamptz not null default now(),
  unique nulls not distinct (candidate_user_id, company_id, job_id)
);

-- One row a day for each page looked at. Without a job it is the company's page, or its open position.
create table view_histories (
  id bigint generated always as identity primary key,
  candidate_user_id uuid not null references candidate_users on delete cascade,
  company_id integer not null references companies on delete cascade,
  job_id integer references job_offers on delete cascade,
  access_on date not null,
  last_daily_access_at timestamptz not null,
  unique nulls not distinct (candidate_user_id, company_id, job_id, access_on)
);
create index on view_histories (candidate_user_id, last_daily_access_at desc, id desc);
create index on view_histories (company_id, access_on);

create table saved_searches (
  id integer generated always as identity primary key,
  candidate_user_id uuid not null references candidate_users on delete cascade,
  name text not null check (char_length(name) between 1 and 100),
  -- A JobSearch (contract/job-search.ts).
  search jsonb not null,
  frequency text not null default 'daily' check (frequency in ('immediately', 'daily', 'never')),
  sends_mail boolean not null default true,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on saved_searches (candidate_user_id);

-- Each job at most once per saved search. What was on offer when the search was saved counts as told.
create table saved_search_hits (
  saved_search_id integer not null references saved_searches on delete cascade,
  job_id integer not null references job_offers on delete cascade,
  found_at timestamptz not null default now(),
  notified_at timestamptz,
  primary key (saved_search_id, job_id)
);
create index on saved_search_hits (job_id);
create index on saved_search_hits (saved_search_id) where notified_at is null;
