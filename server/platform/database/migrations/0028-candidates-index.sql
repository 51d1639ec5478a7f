-- candidates: which candidates changed, in the order of the commits: every process updates its index of candidates from it, as the job index follows jobs.

create sequence candidate_change_seq;

-- One row for each candidate, the latest change only. The number names them in the index; it means nothing elsewhere, and stays when the candidate has left.
-- No foreign key: the row is written at the commit alone, under the lock that orders the numbers.
create table candidate_index_changes (
  number bigint generated always as identity primary key,
  candidate_user_id uuid unique,
  seq bigint not null unique
);
insert into candidate_index_changes (candidate_user_id, seq)
select id, nextval('candidate_change_seq') from (select id from candidate_users order by created_at, id) as candidates;

-- The candidates that a statement changed, until the commit numbers them. Every row goes in the transaction that added it, so nothing here needs a log.
create unlogged table candidate_index_marks (
  id bigint generated always as identity primary key,
  candidate_user_ids uuid[] not null
);

-- Runs at the commit, when the transaction holds all its row locks: the advisory lock makes the sequence follow the commits and cannot deadlock. It is that of the
-- job index, so that a transaction that changes both waits once.
create function number_changed_candidates() returns trigger language plpgsql as $$
begin
  delete from candidate_index_marks where id = new.id;
  perform pg_advisory_xact_lock(1636052418);
  update candidate_index_changes as kept set seq = nextval('candidate_change_seq'), candidate_user_id = candidates.id
  from unnest(new.candidate_user_ids) as one (id) left join candidate_users as candidates on candidates.id = one.id
  where kept.candidate_user_id = one.id;
  insert into candidate_index_changes (candidate_user_id, seq)
  select id, nextval('candidate_change_seq') from candidate_users
  where id = any(new.candidate_user_ids) and not exists (select from candidate_index_changes as kept where kept.candidate_user_id = candidate_users.id);
  perform pg_notify('candidate_index', '');
  return null;
end $$;
create constraint trigger follow_marks after insert on candidate_index_marks
  deferrable initially deferred for each row execute function number_changed_candidates();

-- Profiles, histories, reveals and names of employers all change the search text (delete_search_text), and so does its making.
create function mark_searched_candidates() returns trigger language plpgsql as $$
begin
  insert into candidate_index_marks (candidate_user_ids) select array_agg(distinct candidate_user_id) from changed having count(*) > 0;
  return null;
end $$;
create trigger follow_new_texts after insert on candidate_search_texts
  referencing new table as changed for each statement execute function mark_searched_candidates();
create trigger follow_changed_texts after update on candidate_search_texts
  referencing new table as changed for each statement execute function mark_searched_candidates();
-- A revealed text of a level that is closed is read by nobody, and leaves the index.
create trigger follow_ended_reveals after delete on reveals
  referencing old table as changed for each statement execute function mark_searched_candidates();

create function mark_candidate() returns trigger language plpgsql as $$
begin
  insert into candidate_index_marks (candidate_user_ids) values (array[old.id]);
  return null;
end $$;
create trigger follow_open after update of is_open on candidate_users for each row
  when (old.is_open is distinct from new.is_open) execute function mark_candidate();
create trigger follow_leaving after delete on candidate_users for each row execute function mark_candidate();
create trigger follow_account after update of email_verified_at, restricted_at on accounts for each row
  when (old.kind = 'candidate' and (old.email_verified_at is distinct from new.email_verified_at or old.restricted_at is distinct from new.restricted_at))
  execute function mark_candidate();
