-- What is done at a commit takes its locks in one order, whichever came first in the transaction: the market's lock, then the end of the audit chain
-- (docs/decisions/0056). Before, an operator's act on a job could hold the one and wait for the other, with another operator the other way round.
create or replace function add_to_audit_chain() returns trigger language plpgsql as $$
declare
  chain audit_chain;
begin
  perform pg_advisory_xact_lock(1636052418);
  select * into strict chain from audit_chain for update;
  chain.number := chain.number + 1;
  update audit_logs set number = chain.number, previous_hash = chain.hash, hash = sha256(chain.hash || convert_to(jsonb_build_array(chain.number,
    extract(epoch from at), operator_user_id, operator_name, act, subject_kind, subject_id, reason, detail)::text, 'UTF8'))
  where id = new.id returning audit_logs.hash into chain.hash;
  update audit_chain set number = chain.number, hash = chain.hash;
  return null;
end $$;

-- Rows of candidates are locked while the statement runs, not at the commit behind the market's lock.
create function search_texts_follow_name() returns trigger language plpgsql as $$
begin
  update candidate_search_texts as kept set text = null, version = kept.version + 1 from candidate_profiles as profiles
  where profiles.candidate_user_id = kept.candidate_user_id and case new.master
    when 'skill_types' then new.id = any(profiles.skill_types || profiles.user_desired_skill_types)
    when 'job_fields' then new.id = any(profiles.user_desired_job_fields)
    else false end;
  return null;
end $$;
create trigger search_texts_follow_name after update of name on masters
  for each row when (old.name is distinct from new.name) execute function search_texts_follow_name();

create or replace function follow_master_name() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(1636052418);
  insert into market_changes (job_id, seq)
  select jobs.id, nextval('market_change_seq') from job_offers as jobs join companies on companies.id = jobs.company_id
  where case new.master
    when 'skill_types' then new.id = any(jobs.skill_types)
    when 'job_fields' then new.id = any(jobs.job_fields)
    when 'prefectures' then new.id = any(jobs.prefectures)
    when 'employment_types' then new.id = any(jobs.employment_types)
    when 'remote' then new.id = jobs.remote
    when 'company_categories' then new.id = any(companies.category_ids)
    else false end
  on conflict (job_id) do update set seq = excluded.seq;
  perform pg_notify('market', '');
  return null;
end $$;
