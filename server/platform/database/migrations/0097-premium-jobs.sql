-- Jobs that operators marked for senior people. The mark is no part of the posting: it makes no version and tells no applicant of a change.
create table premium_jobs (
  job_id integer primary key references job_offers on delete cascade,
  marked_at timestamptz not null,
  marked_by uuid references operator_users on delete set null
);

-- The index of the published jobs follows the mark as it follows the job (0004).
create function follow_premium_job() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(1636052418);
  insert into market_changes (job_id, seq) values (coalesce(new.job_id, old.job_id), nextval('market_change_seq'))
  on conflict (job_id) do update set seq = excluded.seq;
  perform pg_notify('market', '');
  return null;
end $$;
create constraint trigger follow_premium_job after insert or update or delete on premium_jobs
  deferrable initially deferred for each row execute function follow_premium_job();
