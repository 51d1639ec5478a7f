-- What operators decide about companies and their jobs, and how several at once are undone (docs/decisions/0043-decisions-on-companies-and-jobs.md).

-- What a company was told. Who decided stands in the audit log only.
create table company_decisions (
  id integer generated always as identity primary key,
  company_id integer not null references companies on delete cascade,
  decision text not null check (decision in ('approved', 'approval_undone', 'refused', 'suspended', 'suspension_lifted', 'contract_ended', 'contract_resumed')),
  reason text not null default '' check (char_length(reason) <= 1000),
  decided_at timestamptz not null
);
create index on company_decisions (company_id, id desc);
create index on companies (created_at) where state = 'pending';

-- A suspension reaches open screens at once (server/live/).
create trigger company_states_changed after update of state on companies for each statement execute function tell_sessions();

-- What was asked to be public; once decided, what was decided about. Nothing for what was asked for before this was kept.
alter table job_offer_reviews add content jsonb;

-- A job that operators took down is public again only after a review.
create table job_take_downs (
  id integer generated always as identity primary key,
  job_id integer not null references job_offers on delete cascade,
  reason text not null check (char_length(reason) between 1 and 1000),
  taken_down_at timestamptz not null,
  lifted_at timestamptz
);
create unique index on job_take_downs (job_id) where lifted_at is null;

-- What was done to several at once, with what each was before, so that it can be taken back for a while.
create table operator_batches (
  id uuid primary key default gen_random_uuid(),
  operator_user_id uuid references operator_users on delete set null,
  kind text not null check (kind in ('approve_companies', 'close_jobs', 'ask_confirmations')),
  reason text not null default '' check (char_length(reason) <= 1000),
  made_at timestamptz not null,
  undone_at timestamptz
);
create index on operator_batches (operator_user_id);
create index on operator_batches (made_at desc);

create table operator_batch_items (
  batch_id uuid not null references operator_batches on delete cascade,
  -- A company or a job, as the kind of the batch says; what is gone since is not restored.
  subject_id integer not null,
  -- Nothing when it was done.
  refusal text check (refusal ~ '^[A-Z_]+$'),
  before jsonb not null default '{}',
  -- What shows whether anybody changed it since.
  mark text not null default '',
  undo_outcome text check (undo_outcome in ('restored', 'changed', 'gone')),
  primary key (batch_id, subject_id)
);
