-- hiring: who of the company meets the candidate, and with which kit they say afterwards what they think.
create table meeting_interviewers (
  meeting_id uuid not null references meetings on delete cascade,
  company_user_id uuid not null references company_users on delete cascade,
  kit_id uuid references interview_kits on delete set null,
  primary key (meeting_id, company_user_id)
);
create index on meeting_interviewers (company_user_id);
create index on meeting_interviewers (kit_id);
