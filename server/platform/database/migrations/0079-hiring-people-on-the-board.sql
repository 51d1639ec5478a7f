-- hiring: an application by the link of a colleague, and people from outside at the steps that the company named.
alter table applications
  add column referral_link_id uuid references referral_links on delete set null,
  -- The member by whose link they applied, as that one was called then. Empty: they applied by no link.
  add column referred_by text not null default '' check (char_length(referred_by) <= 200);
create index on applications (referral_link_id) where referral_link_id is not null;

alter table outside_candidates add column step_id integer,
  add constraint outside_candidates_step_of_company foreign key (company_id, step_id) references selection_steps (company_id, id) on delete set null (step_id);
create index on outside_candidates (company_id, step_id) where step_id is not null;
-- As for applications: who comes to a step of the code stands at the first of those that the company has for it.
create trigger outside_candidates_choose_selection_step before insert or update of step on outside_candidates for each row execute function choose_selection_step();
