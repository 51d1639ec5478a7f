-- candidates: the job beside which a member of a company reads candidates, and a company's own lists of candidates.

-- Which job lies beside the candidates whom a member searches. Null: none, as they chose. Without a row it is their newest published job.
create table company_search_jobs (
  company_user_id uuid primary key references company_users on delete cascade,
  job_id integer references job_offers on delete cascade
);
create index on company_search_jobs (job_id);

-- Lists of candidates that the members of a company share. The candidates do not see them.
create table people_lists (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  name text not null check (char_length(name) between 1 and 50),
  created_at timestamptz not null default now(),
  unique (company_id, name)
);

-- Who stands in a list. It goes with the candidate.
create table people_list_entries (
  list_id integer not null references people_lists on delete cascade,
  candidate_user_id uuid not null references candidate_users on delete cascade,
  company_user_id uuid references company_users on delete set null,
  created_at timestamptz not null default now(),
  primary key (list_id, candidate_user_id)
);
create index on people_list_entries (candidate_user_id);
create index on people_list_entries (company_user_id);
