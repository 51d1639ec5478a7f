-- Whoever applied is told when the conditions of a job change (docs/decisions/0070-a-changed-posting-is-told.md). Written by the database, so that no way of
-- changing a job (editor, import, operator, a statement by hand) can forget it.
create table job_change_notices (
  id uuid primary key default gen_random_uuid(),
  job_id integer not null references job_offers on delete cascade,
  -- The conditions before the first change that is not told yet, and those of which the applicants were told.
  before jsonb not null,
  after jsonb,
  send_at timestamptz not null,
  -- Null while it waits. One waits for each job at most: changes in a row are told together.
  told_at timestamptz,
  check ((after is null) = (told_at is null))
);
create unique index on job_change_notices (job_id) where told_at is null;
create index on job_change_notices (job_id);

create function told_terms(job job_offers) returns jsonb language sql immutable as $$
  select jsonb_object_agg(key, value) from jsonb_each(to_jsonb(job)) where key in (
    'min_salary', 'max_salary', 'salary', 'pay_unit', 'pay_min', 'pay_max', 'bonus', 'raise', 'base_pay', 'contractor_fee', 'stock_option',
    'fixed_overtime', 'fixed_overtime_hours', 'fixed_overtime_amount', 'fixed_overtime_excess_paid',
    'address', 'address2', 'address3', 'prefectures', 'nearest_station', 'workplace_change', 'remote', 'smoking_rule',
    'default_starting_time', 'default_ending_time', 'break_time', 'overtime', 'holiday', 'max_week_work_days', 'min_week_work_days',
    'flex', 'core_time', 'discretionary_work', 'discretionary_work_terms',
    'position', 'description', 'duties_change',
    'employment_types', 'employment_status', 'contract_period', 'renewal_rule', 'renewal_limit', 'trial', 'trial_months', 'trial_terms',
    'insurance', 'treatment', 'is_dispatch', 'contractor_period', 'contractor_termination', 'recruiter_name')
$$;

create function hold_job_change_notice() returns trigger language plpgsql as $$
declare
  terms_before jsonb := told_terms(old);
  terms_after jsonb := told_terms(new);
  -- The clock of whoever writes, where it says so.
  moment timestamptz := case when new.updated_at is distinct from old.updated_at then new.updated_at else now() end;
  notice job_change_notices;
begin
  if terms_before = terms_after then return null; end if;
  update job_change_notices set send_at = moment + interval '60 seconds' where job_id = new.id and told_at is null returning * into notice;
  if notice.id is null then
    if not exists (select from applications where job_id = new.id and step <> 'end') then return null; end if;
    insert into job_change_notices (job_id, before, send_at) values (new.id, terms_before, moment + interval '60 seconds') returning * into notice;
  elsif notice.before = terms_after then
    -- Changed back: nobody is told of anything.
    delete from job_change_notices where id = notice.id;
    return null;
  end if;
  perform graphile_worker.add_job('tell_job_change', json_build_object('notice_id', notice.id), run_at => notice.send_at, max_attempts => 12,
    job_key => 'job_change:' || notice.id, job_key_mode => 'replace');
  return null;
end $$;
-- Only where one of them is written: a confirmation of many jobs costs nothing.
create trigger hold_change_notice after update of
    min_salary, max_salary, salary, pay_unit, pay_min, pay_max, bonus, raise, base_pay, contractor_fee, stock_option,
    fixed_overtime, fixed_overtime_hours, fixed_overtime_amount, fixed_overtime_excess_paid,
    address, address2, address3, prefectures, nearest_station, workplace_change, remote, smoking_rule,
    default_starting_time, default_ending_time, break_time, overtime, holiday, max_week_work_days, min_week_work_days,
    flex, core_time, discretionary_work, discretionary_work_terms,
    position, description, duties_change,
    employment_types, employment_status, contract_period, renewal_rule, renewal_limit, trial, trial_months, trial_terms,
    insurance, treatment, is_dispatch, contractor_period, contractor_termination, recruiter_name
  on job_offers for each row when (old.published_at is not null) execute function hold_job_change_notice();
