-- jobs: what triggers did for each changed posting they do once for a statement, and a posting that an import knows is not read again.

-- The company and a hash of the posting that the content was read from; null where an older version read it.
alter table imported_jobs add column source_hash text;

-- The ids of the postings that a statement wrote, until the commit numbers them. Every row goes in the transaction that added it, so nothing here needs a log.
create unlogged table job_index_marks (
  id bigint generated always as identity primary key,
  job_ids integer[] not null
);

create function mark_changed_jobs() returns trigger language plpgsql as $$
begin
  insert into job_index_marks (job_ids) select array_agg(id order by id) from changed having count(*) > 0;
  return null;
end $$;

-- Runs at the commit, when the transaction holds all its row locks: the advisory lock makes the sequence follow the commits and cannot deadlock.
create function number_changed_jobs() returns trigger language plpgsql as $$
begin
  delete from job_index_marks where id = new.id;
  perform pg_advisory_xact_lock(1636052418);
  insert into job_index_changes (job_id, seq) select job_id, nextval('market_change_seq') from unnest(new.job_ids) as job_id
  on conflict (job_id) do update set seq = excluded.seq;
  perform pg_notify('job_index', '');
  return null;
end $$;
create constraint trigger follow_marks after insert on job_index_marks
  deferrable initially deferred for each row execute function number_changed_jobs();

drop trigger follow_job_offer on job_offers;
create trigger follow_new_jobs after insert on job_offers
  referencing new table as changed for each statement execute function mark_changed_jobs();
create trigger follow_changed_jobs after update on job_offers
  referencing new table as changed for each statement execute function mark_changed_jobs();
create trigger follow_deleted_jobs after delete on job_offers
  referencing old table as changed for each statement execute function mark_changed_jobs();

-- One pass over the new rows, and none over their single ids unless one is unknown.
create or replace function refuse_unknown_lookups_of_new_jobs() returns trigger language plpgsql as $$
declare
  unknown text;
begin
  perform from added where not (
    job_fields <@ (select coalesce(array_agg(id::smallint), '{}') from lookups where master = 'job_fields') and
    skill_types <@ (select coalesce(array_agg(id::smallint), '{}') from lookups where master = 'skill_types') and
    prefectures <@ (select coalesce(array_agg(id::smallint), '{}') from lookups where master = 'prefectures'));
  if not found then return null; end if;
  select name into unknown from (
    select 'job_fields' as name, unnest(job_fields) as id from added
    union select 'skill_types', unnest(skill_types) from added
    union select 'prefectures', unnest(prefectures) from added
  ) as used where not exists (select from lookups where lookups.master = used.name and lookups.id = used.id) limit 1;
  raise exception '% holds an id that % does not know', unknown, unknown using errcode = 'foreign_key_violation', column = unknown;
end $$;

-- An update that names these columns and changes none of them asks nothing.
drop trigger job_fields_are_known on job_offers;
drop trigger skill_types_are_known on job_offers;
drop trigger prefectures_are_known on job_offers;
create constraint trigger job_fields_are_known after update of job_fields on job_offers
  for each row when (new.job_fields <> old.job_fields) execute function refuse_unknown_lookup('job_fields', 'job_fields');
create constraint trigger skill_types_are_known after update of skill_types on job_offers
  for each row when (new.skill_types <> old.skill_types) execute function refuse_unknown_lookup('skill_types', 'skill_types');
create constraint trigger prefectures_are_known after update of prefectures on job_offers
  for each row when (new.prefectures <> old.prefectures) execute function refuse_unknown_lookup('prefectures', 'prefectures');

-- The same versions as before, found in one pass.
create function save_job_offer_versions() returns trigger language plpgsql as $$
declare
  actor text := nullif(current_setting('mebae.actor', true), '');
begin
  insert into job_offer_versions (job_id, kind, changed_by)
  select after.id, after.state, coalesce(actor, after.confirmed_by)
  from before join after using (id)
  where after.state <> before.state and after.state in ('published', 'paused', 'closed') order by after.id;

  insert into job_offer_versions (job_id, kind, changes, changed_by, changed_at)
  select id, case when differences is null then 'confirmed' else 'changed' end, coalesce(differences, '{}'),
    case when differences is null then confirmed_by else coalesce(actor, confirmed_by) end,
    case when differences is null then confirmed_at else now() end
  from (
    select after.id, after.confirmed_by, after.confirmed_at, after.confirmed_at is distinct from before.confirmed_at as was_confirmed, differences
    from before join after using (id)
    cross join lateral (
      select jsonb_object_agg(key, jsonb_build_object('from', old_fields -> key, 'to', value)) as differences
      from (select to_jsonb(before) as old_fields, to_jsonb(after) as new_fields offset 0) as fields, jsonb_each(new_fields)
      where value is distinct from old_fields -> key
        and key not in ('state', 'active', 'character', 'employment_type1', 'employment_type2', 'employment_type3', 'employment_type4', 'employment_type5',
                        'updated_at', 'published_at', 'confirmed_at', 'confirmed_by', 'source', 'source_url', 'reference_number', 'questions')
    ) as compared
    where before.state = 'published' and after.state = 'published'
  ) as published
  where differences is not null or was_confirmed
  order by id;
  return null;
end $$;
drop trigger save_version on job_offers;
create trigger save_version after update on job_offers
  referencing old table as before new table as after for each statement execute function save_job_offer_versions();

-- Compares the conditions only of postings that somebody waits for: one with an applicant, or with a notification that has not been sent yet.
create function queue_job_change_notices() returns trigger language plpgsql as $$
declare
  change record;
  terms_before jsonb;
  terms_after jsonb;
  moment timestamptz;
  notice job_change_notices;
begin
  for change in
    select after.id, to_jsonb(before) as old_fields, to_jsonb(after) as new_fields, before.updated_at as updated_before, after.updated_at
    from before join after using (id)
    where before.published_at is not null and (
      exists (select from job_change_notices where job_id = after.id and notified_at is null) or
      exists (select from applications where job_id = after.id and step <> 'end'))
    order by after.id
  loop
    terms_before := notified_terms(jsonb_populate_record(null::job_offers, change.old_fields));
    terms_after := notified_terms(jsonb_populate_record(null::job_offers, change.new_fields));
    continue when terms_before = terms_after;
    -- The writer's clock, where the writer gives one.
    moment := case when change.updated_at is distinct from change.updated_before then change.updated_at else now() end;
    update job_change_notices set send_at = moment + interval '60 seconds' where job_id = change.id and notified_at is null returning * into notice;
    if not found then
      insert into job_change_notices (job_id, before, send_at) values (change.id, terms_before, moment + interval '60 seconds') returning * into notice;
    elsif notice.before = terms_after then
      -- Changed back: there is nothing to notify of.
      delete from job_change_notices where id = notice.id;
      continue;
    end if;
    perform graphile_worker.add_job('notify_job_change', json_build_object('notice_id', notice.id), run_at => notice.send_at, max_attempts => 12,
      job_key => 'job_change:' || notice.id, job_key_mode => 'replace');
  end loop;
  return null;
end $$;
drop trigger queue_change_notice on job_offers;
create trigger queue_change_notice after update on job_offers
  referencing old table as before new table as after for each statement execute function queue_job_change_notices();
