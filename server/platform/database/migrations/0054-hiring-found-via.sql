-- hiring: where somebody found the job, as they say themself. Null: they said nothing, as in every application before.
alter table applications
  add column found_via text check (found_via in ('search', 'feature', 'company_page', 'alert', 'company_site', 'other_site', 'referral', 'other'));
