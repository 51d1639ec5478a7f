-- What a company pays, and what breaking the contract costs, is shown to it before it publishes anything: who agreed for it to which version of that page.
create table fee_acceptances (
  company_id integer not null references companies on delete cascade,
  version text not null,
  accepted_by text not null,
  accepted_at timestamptz not null default now(),
  primary key (company_id, version)
);
