-- What a company says of itself has one version for the page, its people and its funding together: of two who write at once, the second is told.
alter table companies
  add page_version integer not null default 1,
  -- What each picture shows, for whoever does not see it.
  add image_texts text[] not null default '{}' check (cardinality(image_texts) <= 3),
  add open_position_description text not null default '';

-- Whoever writes without a version, as an import, counts, too.
create function count_page_version() returns trigger language plpgsql as $$
declare
  apart constant text[] := array['page_version', 'state', 'end_of_contract', 'is_demo', 'source', 'reference_number', 'created_at', 'updated_at'];
begin
  if new.page_version = old.page_version and to_jsonb(new) - apart is distinct from to_jsonb(old) - apart then
    new.page_version := old.page_version + 1;
  end if;
  return new;
end $$;
create trigger page_version_is_counted before update on companies for each row execute function count_page_version();

-- A name or an address under which candidates knew a company goes on to name it: whoever blocked it stays hidden (docs/decisions/0012-blocked-employers.md).
create function keep_former_keys() returns trigger language plpgsql as $$
begin
  insert into company_aliases (company_id, kind, value)
  select new.id, 'name', old.name where new.name is distinct from old.name
  union select new.id, 'domain', host_of(former.place)
    from (values (old.url, new.url), (old.contact_url, new.contact_url), (old.contact_email, new.contact_email)) as former (place, place_now)
    where char_length(host_of(former.place)) between 1 and 253 and host_of(former.place) is distinct from host_of(former.place_now)
  on conflict do nothing;
  return null;
end $$;
create trigger former_keys_are_kept after update of name, url, contact_url, contact_email on companies
  for each row when (old.state = 'active') execute function keep_former_keys();

-- Who changed what of the page, and when.
create table company_changes (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  -- The version that the page had afterwards.
  version integer not null,
  -- { field: { from, to } }
  changes jsonb not null,
  changed_by text not null,
  -- Whether everybody could read the page.
  is_public boolean not null,
  changed_at timestamptz not null default now()
);
create index on company_changes (company_id, id desc);

-- Pictures of company pages, each under its id. One that nothing shows any more is deleted with its file.
create table company_pictures (
  id uuid primary key default gen_random_uuid(),
  company_id integer not null references companies on delete cascade,
  byte_size integer not null check (byte_size > 0),
  created_at timestamptz not null default now()
);
create index on company_pictures (company_id, created_at);
