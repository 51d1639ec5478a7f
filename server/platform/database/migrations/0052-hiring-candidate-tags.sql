-- hiring: labels that a company gives to candidates with whom it has a selection, for its members alone.
create table selection_tags (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  name text not null check (char_length(name) between 1 and 30),
  created_at timestamptz not null default now(),
  unique (company_id, name)
);

-- It goes with the candidate.
create table candidate_tags (
  tag_id integer not null references selection_tags on delete cascade,
  candidate_user_id uuid not null references candidate_users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (tag_id, candidate_user_id)
);
create index on candidate_tags (candidate_user_id);
