-- What each import did. A trial run (--dry-run) leaves no row.
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
  check (records = imported + updated + unchanged + skipped + rejected)
);

-- What an import last saw of a job, so that the same record again is known without comparing columns, and what an employer
-- changed here by hand stays until the feed itself changes.
create table imported_jobs (
  job_id integer primary key references job_offers on delete cascade,
  content_hash text not null,
  -- Earlier versions of the same reference in the same file: seeing them again is no news.
  superseded_hashes text[] not null default '{}',
  -- Company, title, place and text: the same advert under another reference.
  duplicate_key text not null
);
create index on imported_jobs (duplicate_key);
