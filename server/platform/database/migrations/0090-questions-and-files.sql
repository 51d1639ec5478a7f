-- What a company asks everybody who applies for a job: at most ten questions, in the order of the form (JobQuestion of contract/job-questions.ts).
alter table job_offers add column questions jsonb not null default '[]'
  check (jsonb_typeof(questions) = 'array' and jsonb_array_length(questions) <= 10);

-- The answers, each with the question as it was when it was answered. Empty: an optional question that was left out.
create table application_answers (
  application_id uuid not null references applications on delete cascade,
  order_no smallint not null check (order_no between 0 and 9),
  kind text not null check (kind in ('short_text', 'long_text', 'choice', 'yes_no')),
  question text not null check (char_length(question) between 1 and 200),
  answer text not null check (char_length(answer) <= 2000),
  primary key (application_id, order_no)
);

-- Whoever leaves takes their answers with them, and what they chose to show.
create function forget_answers() returns trigger language plpgsql as $$
begin
  delete from application_answers using applications where applications.id = application_id and applications.thread_id = new.id;
  update applications set shown = null where thread_id = new.id and shown is not null;
  return null;
end $$;
create trigger answers_are_forgotten after update of candidate_user_id on threads for each row
  when (old.candidate_user_id is not null and new.candidate_user_id is null) execute function forget_answers();

-- Files that go with an application: the company gets them only while the candidate shows them.
alter table message_attachments add column is_of_application boolean not null default false;

-- Beside `parts`, which the version before reads and would not know this part in. An uploaded PDF no longer needs the name: the candidate confirms that the
-- content of a file is not hidden.
alter table reveals
  add column shows_files boolean not null default false,
  drop constraint reveals_parts_check,
  add constraint reveals_parts_check check (
    parts <@ array['profile', 'name', 'career', 'resume', 'job_history_pdf', 'contact']
    and not (parts && array['contact'] and not 'name' = any(parts))
    and not (parts && array['career', 'contact'] and not 'profile' = any(parts)));

-- As in 0003-job-offers.sql. The questions are no part of the posting that the public reads, and of its history.
create or replace function keep_job_offer_version() returns trigger language plpgsql as $$
declare
  actor text := coalesce(nullif(current_setting('mebae.actor', true), ''), new.confirmed_by);
  differences jsonb;
begin
  if new.state <> old.state then
    insert into job_offer_versions (job_id, kind, changed_by)
    select new.id, kind, actor from (values ('published'), ('paused'), ('closed')) as kinds (kind) where kind = new.state;
  end if;
  if new.state <> 'published' or old.state <> 'published' then return null; end if;

  select jsonb_object_agg(key, jsonb_build_object('from', old_value, 'to', new_value)) into differences
  from (
    select key, old_row.value as old_value, new_row.value as new_value
    from jsonb_each(to_jsonb(old)) as old_row join jsonb_each(to_jsonb(new)) as new_row using (key)
    where old_row.value is distinct from new_row.value
      and key not in ('state', 'active', 'character', 'employment_type1', 'employment_type2', 'employment_type3', 'employment_type4', 'employment_type5',
                      'updated_at', 'published_at', 'confirmed_at', 'confirmed_by', 'source', 'source_url', 'reference_number', 'questions')
  ) as changed;
  if differences is not null then
    insert into job_offer_versions (job_id, kind, changes, changed_by) values (new.id, 'changed', differences, actor);
  elsif new.confirmed_at is distinct from old.confirmed_at then
    insert into job_offer_versions (job_id, kind, changed_by, changed_at) values (new.id, 'confirmed', new.confirmed_by, new.confirmed_at);
  end if;
  return null;
end $$;
