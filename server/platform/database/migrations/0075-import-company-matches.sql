-- An import met a company that has members and the same name, and nothing else that proves it is that company. Its jobs stay with a company of
-- their own until an operator says whether the two are one. The answer also holds for later imports of the same source.
create table import_company_matches (
  id integer generated always as identity primary key,
  source text not null,
  -- The name as the import compares it.
  company_key text not null,
  -- The name as the posting writes it.
  name text not null,
  company_id integer not null references companies on delete cascade,
  -- Null once it had nothing left and was taken away.
  imported_company_id integer references companies on delete set null,
  found_at timestamptz not null default now(),
  decision text check (decision in ('same', 'other')),
  decided_at timestamptz,
  operator_name text not null default '',
  unique (source, company_key, company_id),
  check (company_id <> imported_company_id),
  check ((decision is null) = (decided_at is null))
);
create index on import_company_matches (company_id);
create index on import_company_matches (imported_company_id);
