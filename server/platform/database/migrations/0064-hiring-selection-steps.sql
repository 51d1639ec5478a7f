-- The steps that a company named for its selections, or for those of one job. Each stands for one of the eight steps of the code, which is all that candidates see.
-- Without rows the eight hold. A removed one stays, so that the history can name it.
create table selection_steps (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  job_id integer references job_offers on delete cascade,
  step text not null check (step in ('entry', 'casual_meeting', 'document_screening', 'first_interview', 'second_interview', 'final_interview', 'offer')),
  name text not null check (char_length(name) between 1 and 30),
  order_no integer not null,
  removed_at timestamptz,
  unique (company_id, id)
);
create index on selection_steps (job_id) where job_id is not null;
create unique index selection_steps_name on selection_steps (company_id, job_id, name) nulls not distinct where removed_at is null;

alter table applications add column step_id integer,
  add constraint applications_step_of_company foreign key (company_id, step_id) references selection_steps (company_id, id) on delete set null (step_id);
create index on applications (company_id, step_id) where step_id is not null;
alter table application_steps add column step_id integer references selection_steps on delete set null;
create index on application_steps (step_id) where step_id is not null;

-- The job whose own steps hold for its selections; null where those of the company do.
create function job_of_selection_steps(p_job integer) returns integer language sql stable as $$
  select case when exists (select from selection_steps where job_id = p_job and removed_at is null) then p_job end
$$;

-- The step of a company or job at which something stands that is at a step of the code; null where the code's own hold. What never named one stands at the oldest.
create function selection_step_of(p_company integer, p_job integer, p_step text, p_step_id integer) returns integer language sql stable as $$
  select id from selection_steps
  where company_id = p_company and removed_at is null and step = p_step and job_id is not distinct from job_of_selection_steps(p_job)
  order by (id = p_step_id) desc nulls last, id limit 1
$$;

-- A selection that comes to a step of the code, by whatever way, stands at the first of those that the company has for it.
create function choose_selection_step() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' and (new.step = old.step or new.step_id is distinct from old.step_id) then return new; end if;
  if tg_op = 'INSERT' and new.step_id is not null then return new; end if;
  new.step_id := (
    select id from selection_steps
    where company_id = new.company_id and removed_at is null and step = new.step and job_id is not distinct from job_of_selection_steps(new.job_id)
    order by order_no, id limit 1
  );
  return new;
end $$;
create trigger applications_choose_selection_step before insert or update of step on applications for each row execute function choose_selection_step();

-- A line of the history says at which of them it was written.
create function record_selection_step() returns trigger language plpgsql as $$
begin
  if new.step_id is null and new.step <> 'end' then
    select selection_step_of(company_id, job_id, new.step, step_id) into new.step_id from applications where id = new.application_id;
  end if;
  return new;
end $$;
create trigger application_steps_record_selection_step before insert on application_steps for each row execute function record_selection_step();
