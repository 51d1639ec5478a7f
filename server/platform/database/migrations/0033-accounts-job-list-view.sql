-- How a candidate reads lists of jobs, on every device.
alter table candidate_users add column job_list_view text not null default 'compact' check (job_list_view in ('compact', 'full'));
