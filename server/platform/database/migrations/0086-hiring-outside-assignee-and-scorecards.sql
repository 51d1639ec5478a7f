-- hiring: who takes care of somebody from outside, and scorecards about them.
alter table outside_candidates add column assigned_id uuid references company_users on delete set null;
create index on outside_candidates (assigned_id);

-- A scorecard is about an application or about somebody from outside, and goes with them.
alter table scorecards
  alter column application_id drop not null,
  add column outside_candidate_id uuid references outside_candidates on delete cascade,
  add unique (outside_candidate_id, kit_id, company_user_id),
  add check (num_nonnulls(application_id, outside_candidate_id) = 1);
alter table scorecard_requests
  drop constraint scorecard_requests_pkey,
  alter column application_id drop not null,
  add column id uuid primary key default gen_random_uuid(),
  add column outside_candidate_id uuid references outside_candidates on delete cascade,
  add unique (application_id, kit_id, company_user_id),
  add unique (outside_candidate_id, kit_id, company_user_id),
  add check (num_nonnulls(application_id, outside_candidate_id) = 1);

-- Nothing is written about somebody who did not agree, whatever the code does.
create function refuse_scorecard_before_consent() returns trigger language plpgsql as $$
begin
  perform from outside_candidates where id = new.outside_candidate_id and consented_at is not null for key share;
  if not found then
    raise exception 'a scorecard about somebody who did not consent' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger scorecards_need_consent before insert on scorecards for each row
  when (new.outside_candidate_id is not null) execute function refuse_scorecard_before_consent();
