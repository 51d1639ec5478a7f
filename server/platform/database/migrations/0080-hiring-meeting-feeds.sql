-- hiring: a member's secret link, from which their calendar reads when their meetings are. One for each; a new one takes its place.
create table meeting_feeds (
  company_user_id uuid primary key references company_users on delete cascade,
  token_hash bytea not null unique,
  -- The member copies their link again.
  token_sealed text not null,
  created_at timestamptz not null default now()
);
