-- Tips of the first days: which ones a candidate has closed, on every device, and whether they want any. Who had an account before knows the site.
alter table candidate_users
  add column closed_tips text[] not null default '{}' check (closed_tips <@ array['save_search', 'profile_levels', 'answer_later']),
  add column show_tips boolean not null default false;
alter table candidate_users alter column show_tips set default true;
