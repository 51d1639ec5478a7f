-- operations: words by which operators sort candidates and members. Nobody else sees them; what was written about somebody goes with their account.
create table person_tags (
  account_id uuid not null references accounts on delete cascade,
  tag text not null check (char_length(tag) between 1 and 30),
  added_by text not null default '' check (char_length(added_by) <= 50),
  added_at timestamptz not null,
  primary key (account_id, tag)
);
create index on person_tags (tag);
