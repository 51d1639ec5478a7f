-- Up to which change of the market every saved search was compared; one row, whose lock lets one process at a time compare.
create table saved_search_looks (
  id boolean primary key default true check (id),
  seq bigint not null
);
insert into saved_search_looks (seq) select coalesce(max(seq), 0) from market_changes;

-- When new jobs were told last.
alter table saved_searches add last_told_at timestamptz;
