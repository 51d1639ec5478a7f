-- What an `Idempotency-Key` answered is kept sealed, and not at all where it holds a secret. `output` is read while rows of the version before are younger than a day.
alter table idempotency_keys add output_sealed text;
update idempotency_keys set output = null where route ~ '(api_keys|webhook_endpoints|second_factor|totp|secret|recovery)';
delete from idempotency_keys where created_at < now() - interval '24 hours';

-- Nothing that somebody was answered stays when they are gone, however they went.
create function forget_kept_answers() returns trigger language plpgsql as $$
begin
  delete from idempotency_keys where principal = tg_argv[0] || ':' || old.id;
  return null;
end $$;
create trigger forget_kept_answers after delete on candidate_users for each row execute function forget_kept_answers('candidate');
create trigger forget_kept_answers after delete on company_users for each row execute function forget_kept_answers('company');
create trigger forget_kept_answers after delete on operator_users for each row execute function forget_kept_answers('operator');
