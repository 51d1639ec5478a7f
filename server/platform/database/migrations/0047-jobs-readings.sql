-- jobs: the posting that a draft was filled in from, as a company pasted it, where each value stands in it, and the lines that went into no field.
create table job_offer_readings (
  job_id integer primary key references job_offers on delete cascade,
  text text not null check (char_length(text) <= 200000),
  passages jsonb not null check (jsonb_typeof(passages) = 'object'),
  unread jsonb not null check (jsonb_typeof(unread) = 'array'),
  read_at timestamptz not null
);
