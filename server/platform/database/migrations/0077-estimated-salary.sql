-- The year's pay was worked out from pay by the hour or day and the stated hours. It is an estimate and shown as one.
alter table job_offers add is_salary_estimated boolean not null default false;
