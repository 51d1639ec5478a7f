-- Shared by all processes. Unlogged: it is worth nothing after a crash, and a client's address should reach no log or backup of the WAL.
create unlogged table rate_limits (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index on rate_limits (expire);
