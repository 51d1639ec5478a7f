-- Lists into which a candidate sorts what they saved, and a note on each bookmark. No company reads either.
create table bookmark_lists (
  id integer generated always as identity primary key,
  candidate_user_id uuid not null references candidate_users on delete cascade,
  name text not null,
  created_at timestamptz not null default now(),
  unique (candidate_user_id, name),
  unique (candidate_user_id, id)
);

-- The two columns together: a bookmark stands in no list of somebody else.
alter table bookmarks
  add column list_id integer,
  add column note text not null default '',
  add foreign key (candidate_user_id, list_id) references bookmark_lists (candidate_user_id, id) on delete set null (list_id);
create index on bookmarks (candidate_user_id, list_id);
