-- Why a company ends selections, in its own words and for its own figures: no candidate reads any of it. Without rows a company has the reasons of the code.
create table decline_reasons (
  company_id integer not null references companies on delete cascade,
  order_no smallint not null check (order_no between 0 and 29),
  reason text not null check (char_length(reason) between 1 and 60),
  primary key (company_id, order_no),
  unique (company_id, reason)
);

-- As it was called when the selection ended; gone once it is taken up again.
create table application_decline_reasons (
  application_id uuid primary key references applications on delete cascade,
  reason text not null check (char_length(reason) between 1 and 60)
);
