-- The demonstration's invented figures; the measurement leaves them alone, and makes none of these.
alter table company_response_figures add is_generated boolean not null default false;

-- What the figures of a company are made of, apart from the many looks at profiles (contract/response-ledger/ledger-events.ts).
create index events_of_response_ledger on events (company_id, at, id)
  where kind in ('applied', 'scout_accepted', 'message_sent', 'meeting_changed', 'meeting_answered', 'selection_changed', 'thread_closed', 'thread_parked');

-- How often a company's pages were opened on a day in Japan: a number, and nothing of whoever opened them. Job 0 is the company's own page.
create table company_view_counts (
  company_id integer not null references companies on delete cascade,
  job_id integer not null check (job_id >= 0),
  on_day date not null,
  is_signed_in boolean not null,
  views integer not null default 1 check (views > 0),
  primary key (company_id, on_day, job_id, is_signed_in)
);
