-- What somebody shows to one company, part by part. Without parts a row says it by its level, as the version before writes it. The level stays what the search
-- for people compares with (revealed_search_texts): the furthest that all of its parts are shown.
alter table reveals
  drop constraint reveals_level_check,
  add constraint reveals_level_check check (level in ('anonymous', 'career', 'contact')),
  add column parts text[] check (
    parts <@ array['profile', 'name', 'career', 'resume', 'job_history_pdf', 'contact']
    and not (parts && array['job_history_pdf', 'contact'] and not 'name' = any(parts))
    and not (parts && array['career', 'contact'] and not 'profile' = any(parts))
  ),
  -- The contact is added by the company's first answer to an application.
  add column contact_after_answer boolean not null default false;

-- The version before changes the level only: then the parts no longer say what is shown.
create function reveal_is_its_level() returns trigger language plpgsql as $$
begin
  new.parts := null;
  new.contact_after_answer := false;
  return new;
end $$;
create trigger reveal_is_its_level before update of level on reveals
  for each row when (old.level is distinct from new.level and old.parts is not distinct from new.parts) execute function reveal_is_its_level();

-- The choice that was made with an application: it is offered again with the next one.
alter table applications add column shown jsonb;

-- Which part of somebody a company asked for. Once for each part, until it is shown.
create table reveal_requests (
  candidate_user_id uuid not null references candidate_users on delete cascade,
  company_id integer not null references companies on delete cascade,
  part text not null check (part in ('name', 'contact')),
  asked_at timestamptz not null default now(),
  primary key (candidate_user_id, company_id, part)
);
create index on reveal_requests (company_id);

-- Nobody waits for somebody who left: no answer is due, times that were offered are off the table, and the selection has ended.
create function end_what_was_open(left_thread uuid) returns void language sql as $$
  update threads set turn = null, turn_since = null, answer_due_at = null where id = left_thread and turn is not null;
  update meetings set state = 'cancelled' where thread_id = left_thread and state = 'proposed';
  with ended as (
    update applications set step = 'end', end_reason = 'declined', step_changed_at = now() where thread_id = left_thread and step <> 'end' returning id
  )
  insert into application_steps (application_id, at, step, end_reason, note) select id, now(), 'end', 'declined', '退会しました。' from ended;
$$;
create function thread_ends_with_the_candidate() returns trigger language plpgsql as $$
begin
  perform end_what_was_open(new.id);
  return null;
end $$;
create trigger threads_end_with_the_candidate after update of candidate_user_id on threads for each row
  when (old.candidate_user_id is not null and new.candidate_user_id is null) execute function thread_ends_with_the_candidate();
select end_what_was_open(id) from threads where candidate_user_id is null;
