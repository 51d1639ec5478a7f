-- jobs: the member of the company who is in charge of a posting, and to whom new applications go.
alter table company_users add unique (id, company_id);
alter table job_offers
  add column owner_id uuid,
  add foreign key (owner_id, company_id) references company_users (id, company_id) on delete set null (owner_id);
create index on job_offers (owner_id) where owner_id is not null;

-- A posting that comes to another company (an import, two entries of one company) has nobody in charge there yet.
create function leave_owner_behind() returns trigger language plpgsql as $$
begin
  new.owner_id := null;
  return new;
end $$;
create trigger owner_stays_in_company before update of company_id on job_offers
  for each row when (new.company_id <> old.company_id and new.owner_id is not distinct from old.owner_id) execute function leave_owner_behind();

-- As before; the owner is no part of the posting that the public reads.
create or replace function save_job_offer_versions() returns trigger language plpgsql as $$
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
                        'updated_at', 'published_at', 'confirmed_at', 'confirmed_by', 'source', 'source_url', 'reference_number', 'questions', 'owner_id')
    ) as compared
    where before.state = 'published' and after.state = 'published'
  ) as published
  where differences is not null or was_confirmed
  order by id;
  return null;
end $$;
