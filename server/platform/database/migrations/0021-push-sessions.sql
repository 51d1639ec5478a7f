-- A subscription belongs to the sign-in it was made in: signing out on that device ends it.
alter table push_subscriptions add session_id uuid not null references sessions on delete cascade;
create index on push_subscriptions (session_id);
