-- hiring: a member's secret link, from which their calendar reads when their meetings are. One for each; a new one takes its place.
create table meeting_feeds (
  company_user_id uuid primary key references company_users on delete cascade,
  token_hash bytea not null unique,
  -- The member copies their link again.
  token_sealed text not null,
  created_at timestamptz not null default now()
);

-- The company's labels of people from outside; they go with the person.
create table outside_candidate_tags (
  outside_candidate_id uuid not null references outside_candidates on delete cascade,
  tag_id integer not null references selection_tags on delete cascade,
  created_at timestamptz not null default now(),
  primary key (outside_candidate_id, tag_id)
);
create index on outside_candidate_tags (tag_id);
