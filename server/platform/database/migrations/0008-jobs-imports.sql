-- jobs: imports.

-- The result of each import. A trial run (--dry-run) leaves no row.
create table import_runs (
  id integer generated always as identity primary key,
  file text not null,
  format text not null,
  started_at timestamptz not null,
  finished_at timestamptz not null default now(),
  is_dry_run boolean not null default false check (not is_dry_run),
  records integer not null check (records >= 0),
  imported integer not null check (imported >= 0),
  updated integer not null check (updated >= 0),
  unchanged integer not null check (unchanged >= 0),
  skipped integer not null check (skipped >= 0),
  rejected integer not null check (rejected >= 0),
  -- Why the import failed; then nothing of its file was saved.
  failure text not null default '',
  command text not null default '',
  check (records = imported + updated + unchanged + skipped + rejected)
);
create index on import_runs (started_at desc, id desc);

-- The records that a run rejected, in their order. Their content stands in a file beside the import only (docs/import.md).
create table import_refusals (
  import_run_id integer not null references import_runs on delete cascade,
  number integer not null,
  place text not null,
  reason text not null,
  primary key (import_run_id, number)
);

-- A job's record as an import last read it. The next run recognises the same record without comparing columns, and an edit by the employer stays until the feed
-- itself changes.
create table imported_jobs (
  job_id integer primary key references job_offers on delete cascade,
  content_hash text not null,
  -- Earlier versions of the same reference in the same file: reading them again changes nothing.
  superseded_hashes text[] not null default '{}',
  -- Company, title, place and text: the same posting under another reference.
  duplicate_key text not null
);
create index on imported_jobs (duplicate_key);

-- An import met a company that has members and the same name, and nothing else proves that it is that company. The jobs stay with a second company until an
-- operator decides whether the two are one. The decision also holds for later imports of the same source.
create table import_company_matches (
  id integer generated always as identity primary key,
  source text not null,
  -- The name as the import compares it.
  company_key text not null,
  -- The name as the posting writes it.
  name text not null,
  company_id integer not null references companies on delete cascade,
  -- Null once that company had nothing left and was deleted.
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
