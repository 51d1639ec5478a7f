-- operations: the release notes that operators gave, from which the page says whether there is a newer version. One row.

create table release_notes (
  id boolean primary key default true check (id),
  -- Null: none were read yet.
  text text,
  source text check (source in ('upload', 'url')),
  -- The name of the file, or the address.
  source_name text not null default '',
  read_at timestamptz,
  -- Empty: the daily reading.
  read_by_name text not null default '',
  requested_at timestamptz,
  requested_by_name text not null default '',
  -- Of the last reading from the address: empty when it was good.
  tried_at timestamptz,
  failure text not null default '',
  check ((text is null) = (source is null) and (text is null) = (read_at is null))
);
