-- Two people for what takes two (docs/decisions/0052-two-people-and-counts.md).
alter table operator_users
  -- Since when they are as they are: made, given the full role, or given new credentials by somebody else.
  add column settled_at timestamptz not null default now();
update operator_users set settled_at = created_at - case when is_demo then interval '30 days' else interval '0' end;

-- Who made, raised or reset whom: these two never make up two people. What is done at the machine ties nobody.
create table operator_ties (
  operator_user_id uuid not null references operator_users on delete cascade,
  by_operator_user_id uuid not null references operator_users on delete cascade,
  kind text not null check (kind in ('created', 'raised', 'reset')),
  at timestamptz not null,
  primary key (operator_user_id, by_operator_user_id, kind)
);
create index on operator_ties (by_operator_user_id);

-- A new operator, or the full role for one who only reads, until a second operator agrees.
create table operator_requests (
  id uuid primary key default gen_random_uuid(),
  kind text not null check (kind in ('create', 'raise')),
  operator_user_id uuid unique references operator_users on delete cascade,
  email text check (email ~ '^[^@\s,;<>"()[:cntrl:]]+@[^@\s,;<>"()[:cntrl:]]+$' and char_length(email) <= 254),
  email_key text generated always as (lower(email)) stored unique,
  name text check (char_length(name) between 1 and 50),
  role text not null check (role in ('read_only', 'full')),
  reason text not null default '' check (char_length(reason) <= 1000),
  asked_by uuid not null references operator_users on delete cascade,
  asked_at timestamptz not null,
  check ((kind = 'create') = (email is not null and name is not null)),
  check ((kind = 'raise') = (operator_user_id is not null))
);
create index on operator_requests (asked_by);

-- Which template a scout was written with, also after the template is gone: counts of answers keep their groups.
alter table scouts add column template_key uuid;
update scouts set template_key = template_id where template_id is not null;
create function keep_template_key() returns trigger language plpgsql as $$
begin
  new.template_key := coalesce(new.template_id, new.template_key);
  return new;
end $$;
create trigger scouts_keep_template_key before insert or update of template_id on scouts for each row execute function keep_template_key();
