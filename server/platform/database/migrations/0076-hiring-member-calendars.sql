-- hiring: when a member can meet candidates. Only times: what somebody does in them is not stored.

-- A member who saved their week, or sent a file of their calendar. Without a row the usual week holds.
create table member_calendars (
  company_user_id uuid primary key references company_users on delete cascade,
  week_saved_at timestamptz,
  imported_at timestamptz
);

-- The week in Japan's time; 0 is Sunday.
create table member_week_times (
  company_user_id uuid not null references member_calendars on delete cascade,
  weekday smallint not null check (weekday between 0 and 6),
  from_minute smallint not null check (from_minute between 0 and 1439),
  to_minute smallint not null check (to_minute between 1 and 1440),
  primary key (company_user_id, weekday, from_minute),
  check (from_minute < to_minute)
);

-- One day that is not like its weekday: off without a time, else open at this time instead.
create table member_days (
  company_user_id uuid not null references member_calendars on delete cascade,
  day date not null,
  from_minute smallint check (from_minute between 0 and 1439),
  to_minute smallint check (to_minute between 1 and 1440),
  primary key (company_user_id, day),
  check ((from_minute is null) = (to_minute is null) and from_minute < to_minute)
);

-- From a file of the member's own calendar, joined where they touch: neither titles nor places nor people.
create table member_busy_times (
  company_user_id uuid not null references member_calendars on delete cascade,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (company_user_id, starts_at),
  check (starts_at < ends_at)
);
create index on member_busy_times (ends_at);
