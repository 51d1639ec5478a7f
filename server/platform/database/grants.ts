import type pg from 'pg'
import { roles } from './own/roles.ts'

/**
 * After the migrations, what the app's role may do with what they made: read and write rows, never change tables. What is only added to, it can neither
 * change nor delete. On a server of somebody else there is no such role, and nothing is done.
 */
export async function grantToApp(client: pg.Client) {
  const { rows } = await client.query<{ isOurs: boolean }>(`select current_user = $1 and exists (select from pg_roles where rolname = $2) as "isOurs"`, [
    roles.owner,
    roles.app,
  ])
  if (rows[0]?.isOurs) await client.query(grants)
}

const grants = `
  grant usage on schema public, graphile_worker to ${roles.app};
  grant select, insert, update, delete on all tables in schema public, graphile_worker to ${roles.app};
  grant usage, select, update on all sequences in schema public, graphile_worker to ${roles.app};
  grant execute on all routines in schema public, graphile_worker to ${roles.app};
  revoke insert, update, delete on migrations, graphile_worker.migrations from ${roles.app};
  do $$
  declare one regclass;
  begin
    if to_regclass('public.audit_logs') is not null then
      revoke update, delete on audit_logs from ${roles.app};
      -- The chain is written by a trigger, in the name of whoever adds the line.
      grant update (number, previous_hash, hash) on audit_logs to ${roles.app};
      revoke insert, delete on audit_chain from ${roles.app};
    end if;
    -- The worker's tables are closed to everybody but their owner, until a rule opens them.
    for one in select oid from pg_class where relnamespace = 'graphile_worker'::regnamespace and relkind = 'r' and relrowsecurity loop
      if not exists (select from pg_policy where polrelid = one and polname = 'mebae_app') then
        execute format('create policy mebae_app on %s to ${roles.app} using (true) with check (true)', one);
      end if;
    end loop;
  end $$;`
