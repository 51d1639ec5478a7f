-- The first job of a company is looked at by an operator before it is public (threats.md T28). One row each time somebody asks; the open one has no decision.
create table job_offer_reviews (
  id integer generated always as identity primary key,
  job_id integer not null references job_offers on delete cascade,
  requested_at timestamptz not null default now(),
  requested_by text not null default '',
  decided_at timestamptz,
  decided_by text not null default '',
  decision text check (decision in ('approved', 'refused', 'withdrawn')),
  -- What the company is told when it was refused.
  reason text not null default '',
  check ((decided_at is null) = (decision is null))
);
create unique index on job_offer_reviews (job_id) where decided_at is null;
create index on job_offer_reviews (requested_at) where decided_at is null;

-- What waits for review already, as in the demonstration.
insert into job_offer_reviews (job_id, requested_at) select id, updated_at from job_offers where state = 'in_review';
