-- A backup holds people who leave after it was made. That they left is noted outside of the database (server/backups/erasures/), so that a restore does not bring
-- them back: a job of the transaction that deletes them, with nothing in it but a hash. The same for members and operators who were removed and for keys that were revoked.
create function note_erasure() returns trigger language plpgsql as $$
begin
  perform graphile_worker.add_job('note_erasure', json_build_object('kind', tg_table_name, 'hash', encode(sha256((tg_table_name || ':' || old.id)::bytea), 'hex')));
  return null;
end $$;
create trigger candidates_leave after delete on candidate_users for each row execute function note_erasure();
create trigger members_leave after delete on company_users for each row execute function note_erasure();
create trigger operators_leave after delete on operator_users for each row execute function note_erasure();
create trigger keys_end after update of revoked_at on api_keys for each row when (old.revoked_at is null and new.revoked_at is not null) execute function note_erasure();
