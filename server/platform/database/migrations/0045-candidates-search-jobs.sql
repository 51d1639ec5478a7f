-- candidates: the job beside which a member of a company reads candidates.

-- Which job lies beside the candidates whom a member searches. Null: none, as they chose. Without a row it is their newest published job.
create table company_search_jobs (
  company_user_id uuid primary key references company_users on delete cascade,
  job_id integer references job_offers on delete cascade
);
create index on company_search_jobs (job_id);
