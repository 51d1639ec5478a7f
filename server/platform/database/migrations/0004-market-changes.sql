-- Which jobs changed, in the order in which the changes were committed: what every process's market in memory follows.
-- One row a job, the latest change only, so that the table never outgrows the jobs.
create sequence market_change_seq;
create table market_changes (
  job_id integer primary key,
  seq bigint not null unique
);

-- Runs at commit, when all row locks are held already: the lock makes the sequence follow the commits and can meet no deadlock.
create function note_market_change() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(1636052418);
  if tg_table_name = 'job_offers' then
    insert into market_changes (job_id, seq) values (coalesce(new.id, old.id), nextval('market_change_seq'))
    on conflict (job_id) do update set seq = excluded.seq;
  else
    insert into market_changes (job_id, seq) select id, nextval('market_change_seq') from job_offers where company_id = new.id
    on conflict (job_id) do update set seq = excluded.seq;
  end if;
  perform pg_notify('market', '');
  return null;
end $$;

create constraint trigger follow_job_offer after insert or update or delete on job_offers
  deferrable initially deferred for each row execute function note_market_change();
-- A company's other columns are not searched.
create constraint trigger follow_company after update of name, state, end_of_contract, category_ids, employee_range,
  feature1, feature2, feature3, feature4, feature5, feature6, feature7 on companies
  deferrable initially deferred for each row execute function note_market_change();

-- Tells this installation's data from any other: a snapshot of the market fits one installation only.
create table installation (id uuid primary key default gen_random_uuid());
insert into installation default values;
