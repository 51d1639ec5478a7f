-- A notice that also goes out by mail, to candidates who agreed to the mail magazine. One for each notice; until it begins it can be cancelled.
create table notice_mailings (
  notification_id integer primary key references notifications on delete cascade,
  requested_at timestamptz not null,
  requested_by text not null,
  starts_at timestamptz not null check (starts_at > requested_at),
  cancelled_at timestamptz,
  finished_at timestamptz,
  -- Written to in the order of their ids, up to this one: a worker that stopped goes on behind it.
  sent_until uuid,
  sent integer not null default 0
);
