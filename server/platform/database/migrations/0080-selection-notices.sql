-- Moves on the selection board are internal: a candidate sees the step that they were told of (docs/decisions/0064-moves-are-internal.md).
alter table applications
  add shown_step text not null default 'entry',
  add shown_end_reason text,
  add shown_at timestamptz not null default now();
update applications set shown_step = step, shown_end_reason = end_reason, shown_at = step_changed_at;

-- Where a selection begins is known to both sides, whichever version inserts it.
create function show_first_step() returns trigger language plpgsql as $$
begin
  new.shown_step := new.step;
  new.shown_end_reason := new.end_reason;
  new.shown_at := new.step_changed_at;
  return new;
end $$;
create trigger first_step_is_shown before insert on applications for each row execute function show_first_step();

-- Per company and step: whether its candidates are told, and with which text. A step without a row has the defaults of contract/selection-notice-texts.ts.
create table selection_notice_settings (
  company_id integer not null references companies on delete cascade,
  step text not null check (step in ('entry', 'casual_meeting', 'document_screening', 'first_interview', 'second_interview', 'final_interview', 'offer')),
  is_told boolean not null,
  message text not null check (char_length(message) between 1 and 2000),
  primary key (company_id, step)
);

-- What a candidate will be told of a step, held until `send_at`. `outcome` is null while it waits; one waits for each selection at most.
create table selection_notices (
  id uuid primary key default gen_random_uuid(),
  application_id uuid not null references applications on delete cascade,
  step text not null,
  end_reason text,
  message text not null check (char_length(message) between 1 and 2000),
  company_user_id uuid references company_users on delete set null,
  member_name text not null,
  send_at timestamptz not null,
  outcome text check (outcome in ('sent', 'cancelled', 'unreachable')),
  settled_at timestamptz,
  check ((outcome is null) = (settled_at is null))
);
create unique index on selection_notices (application_id) where outcome is null;
create index on selection_notices (application_id);
