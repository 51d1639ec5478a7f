-- jobs: what triggers did for each new posting and each new company they do once for a statement, so that an import costs what its rows cost.

-- Checked in every write of a posting or company. As PL/pgSQL a short list costs no query.
create or replace function has_no_duplicates(ids integer[]) returns boolean language plpgsql immutable as $$
begin
  for place in 2 .. coalesce(cardinality(ids), 0) loop
    if ids[place] = any (ids[1:place - 1]) then return false; end if;
  end loop;
  return true;
end $$;

-- The columns that imports and members write most are read without building a statement.
create or replace function refuse_unknown_lookup() returns trigger language plpgsql as $$
declare
  ids integer[];
begin
  case tg_argv[1]
    when 'category_ids' then ids := new.category_ids;
    when 'social_issues' then ids := new.social_issues;
    when 'job_fields' then ids := new.job_fields;
    when 'skill_types' then ids := new.skill_types;
    when 'prefectures' then ids := new.prefectures;
    else execute format('select ($1).%I::integer[]', tg_argv[1]) into ids using new;
  end case;
  if cardinality(ids) > 0 and not lookup_has_all(tg_argv[0], ids) then
    raise exception '% holds an id that % does not know', tg_argv[1], tg_argv[0] using errcode = 'foreign_key_violation', column = tg_argv[1];
  end if;
  return null;
end $$;

-- The triggers keep their names: an import of the version before names them.
drop trigger job_fields_are_known on job_offers;
drop trigger skill_types_are_known on job_offers;
drop trigger prefectures_are_known on job_offers;
create constraint trigger job_fields_are_known after update of job_fields on job_offers
  for each row execute function refuse_unknown_lookup('job_fields', 'job_fields');
create constraint trigger skill_types_are_known after update of skill_types on job_offers
  for each row execute function refuse_unknown_lookup('skill_types', 'skill_types');
create constraint trigger prefectures_are_known after update of prefectures on job_offers
  for each row execute function refuse_unknown_lookup('prefectures', 'prefectures');

create function refuse_unknown_lookups_of_new_jobs() returns trigger language plpgsql as $$
declare
  unknown text;
begin
  select name into unknown from (
    select 'job_fields' as name, unnest(job_fields) as id from added
    union select 'skill_types', unnest(skill_types) from added
    union select 'prefectures', unnest(prefectures) from added
  ) as used where not exists (select from lookups where lookups.master = used.name and lookups.id = used.id) limit 1;
  if unknown is not null then
    raise exception '% holds an id that % does not know', unknown, unknown using errcode = 'foreign_key_violation', column = unknown;
  end if;
  return null;
end $$;
create trigger lookups_of_new_jobs_are_known after insert on job_offers
  referencing new table as added for each statement execute function refuse_unknown_lookups_of_new_jobs();

create function save_first_job_offer_versions() returns trigger language plpgsql as $$
begin
  insert into job_offer_versions (job_id, kind, changed_by, changed_at)
  select id, 'published', confirmed_by, published_at from added where state = 'published' order by id;
  return null;
end $$;
drop trigger save_first_version on job_offers;
create trigger save_first_version after insert on job_offers
  referencing new table as added for each statement execute function save_first_job_offer_versions();

-- A new company has no keys yet and no aliases.
create function save_keys_of_new_companies() returns trigger language plpgsql as $$
begin
  insert into company_keys (company_id, kind, key)
  select id, 'name', unnest(name_keys(name)) from added
  union select id, 'corporate_number', unnest(array_remove(array[corporate_number, group_number], null)) from added
  union select id, 'domain', host_keys(host_of(place)) from added, unnest(array[url, contact_url, contact_email]) as place where place <> '';
  perform from candidate_search_texts
  where candidate_user_id in (select candidate_user_id from employer_keys join company_keys using (kind, key) where company_keys.company_id in (select id from added))
  order by candidate_user_id for update;
  update candidate_search_texts as kept set text = null, version = kept.version + 1
  where candidate_user_id in (select candidate_user_id from employer_keys join company_keys using (kind, key) where company_keys.company_id in (select id from added));
  return null;
end $$;
drop trigger company_keys_are_kept on companies;
create trigger company_keys_are_kept after update of name, url, contact_url, contact_email, corporate_number on companies
  for each row execute function save_keys_of_company();
create trigger keys_of_new_companies_are_kept after insert on companies
  referencing new table as added for each statement execute function save_keys_of_new_companies();
