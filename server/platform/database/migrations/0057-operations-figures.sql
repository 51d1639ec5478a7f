-- The figures of operators count what happened in a period: each of these finds it without reading the years before.
create index on candidate_users (created_at);
create index on applications (applied_at);
create index on applications (first_answered_at) where first_answered_at is not null;
create index on scouts (created_at);
create index on scouts (answered_at) where state = 'accepted';
create index application_hires on application_steps (application_id, at) where end_reason = 'hired';
create index on job_offers (published_at) where published_at is not null;
create index on job_offer_reviews (decided_at) where decided_at is not null;
