-- jobs: for whom a posting is meant, its days off a year, and short hours. Null where the posting does not say, which no condition of a search finds.

insert into lookups (master, id, name, name_en) values
  ('intended_for', 1, '新卒', 'New graduates'),
  ('intended_for', 2, '第二新卒', 'Graduates of the last few years'),
  ('intended_for', 3, '長期インターン', 'Long internships'),
  ('intended_for', 4, '既卒', 'Graduates without a job yet');

alter table job_offers
  add column inexperienced_ok boolean,
  add column intended_for smallint[] not null default '{}' check (has_no_duplicates(intended_for)),
  add column annual_holidays smallint check (annual_holidays between 0 and 366),
  add column short_hours boolean;

-- Few postings name any: only those are looked at.
create constraint trigger intended_for_is_known after insert or update of intended_for on job_offers
  for each row when (new.intended_for <> '{}') execute function refuse_unknown_lookup('intended_for', 'intended_for');

-- Days off and short hours are conditions of work. The contract lists the same fields.
create or replace function notified_terms(job job_offers) returns jsonb language sql immutable as $$
  select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(job)) where key in (
    'min_salary', 'max_salary', 'salary', 'pay_unit', 'pay_min', 'pay_max', 'bonus', 'raise', 'base_pay', 'contractor_fee', 'stock_option',
    'fixed_overtime', 'fixed_overtime_hours', 'fixed_overtime_amount', 'fixed_overtime_excess_paid',
    'address', 'address2', 'address3', 'prefectures', 'nearest_station', 'workplace_change', 'remote', 'smoking_rule',
    'default_starting_time', 'default_ending_time', 'break_time', 'overtime', 'holiday', 'annual_holidays', 'max_week_work_days', 'min_week_work_days',
    'flex', 'short_hours', 'core_time', 'discretionary_work', 'discretionary_work_terms',
    'position', 'description', 'duties_change',
    'employment_types', 'employment_status', 'contract_period', 'renewal_rule', 'renewal_limit', 'trial', 'trial_months', 'trial_terms',
    'insurance', 'treatment', 'is_dispatch', 'contractor_period', 'contractor_termination', 'recruiter_name')
$$;

-- After a rename, every process indexes the jobs that carry the name again.
create or replace function follow_lookup_name() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(1636052418);
  insert into job_index_changes (job_id, seq)
  select jobs.id, nextval('market_change_seq') from job_offers as jobs join companies on companies.id = jobs.company_id
  where case new.master
    when 'skill_types' then new.id = any(jobs.skill_types)
    when 'job_fields' then new.id = any(jobs.job_fields)
    when 'prefectures' then new.id = any(jobs.prefectures)
    when 'employment_types' then new.id = any(jobs.employment_types)
    when 'intended_for' then new.id = any(jobs.intended_for)
    when 'remote' then new.id = jobs.remote
    when 'company_categories' then new.id = any(companies.category_ids)
    else false end
  on conflict (job_id) do update set seq = excluded.seq;
  perform pg_notify('job_index', '');
  return null;
end $$;

-- Which postings of before are still to be read for what their own texts state. The row goes when all are read.
create table job_condition_backfill (
  only_row boolean primary key default true check (only_row),
  after_id integer not null,
  last_id integer not null
);
insert into job_condition_backfill (after_id, last_id) select 0, max(id) from job_offers having count(*) > 0;

-- What a posting has said all along is no change of it: the backfill, which names itself in `mebae.backfill`, writes no history and notifies nobody.
create or replace trigger save_version after update on job_offers
  referencing old table as before new table as after for each statement
  when (coalesce(current_setting('mebae.backfill', true), '') <> 'on') execute function save_job_offer_versions();
create or replace trigger queue_change_notice after update on job_offers
  referencing old table as before new table as after for each statement
  when (coalesce(current_setting('mebae.backfill', true), '') <> 'on') execute function queue_job_change_notices();
