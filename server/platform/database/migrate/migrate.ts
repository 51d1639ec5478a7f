import { readFile } from 'node:fs/promises'
import { runMigrations } from 'graphile-worker'
import { workerLogger } from '../../logging/worker-logger.ts'
import { CannotStart } from '../../start/cannot-start.ts'
import { logger } from '../../logging/logger.ts'
import { isFromBeforeBaseline, migrationFiles, migrationsRoot } from './migration-files.ts'
import { newClient } from '../outage/new-client.ts'
import type pg from 'pg'
import { roles } from '../own/roles.ts'

const LOCK = 1_636_052_417

/** A step that removes something names the migration that a version must know to do without it: `-- contract: needs NNNN-name.sql`. */
const neededBy = (text: string) => /^-- contract: needs (\S+)$/m.exec(text)?.[1] ?? null

const beforeBaseline = (ran = '', first = '') =>
  `This database comes from before the baseline of migrations: it ran ${ran}, but not ${first}. No release made it, and no migration leads on from it. ` +
  'Start with an empty database: move DATA_DIR/postgres away, or name another database in DATABASE_URL. Nothing has been changed.'

/** Which migrations have not run on this database, and whether any has. */
export async function openMigrations(client: pg.Client) {
  const { rows: tables } = await client.query<{ found: string | null }>(`select to_regclass('public.migrations')::text as found`)
  const { rows } = tables[0]?.found ? await client.query<{ name: string }>('select name from migrations') : { rows: [] }
  const applied = new Set(rows.map(({ name }) => name))
  return { isUsed: applied.size > 0, open: (await migrationFiles()).filter((name) => !applied.has(name)) }
}

/**
 * Runs the SQL of these folders, and of the background worker's own schema, that has not run yet. Of two processes that start together one waits for the lock
 * and then finds nothing to do. `only`: as old as a backup was.
 */
export async function migrate(connectionString: string, folders = ['migrations'], only?: ReadonlySet<string>) {
  const client = newClient({ connectionString })
  await client.connect()
  try {
    await client.query(
      `begin; select pg_advisory_xact_lock(${LOCK}); create table if not exists migrations (name text primary key, applied_at timestamptz not null default now());
      alter table migrations add column if not exists needs text`,
    )
    const { rows } = await client.query<{ name: string; needs: string | null }>('select name, needs from migrations order by name')
    const applied = new Set(rows.map(({ name }) => name))
    const known = await migrationFiles(folders)
    const ran = rows.filter(({ name }) => folders.some((folder) => name.startsWith(`${folder}/`)))
    const names = ran.map(({ name }) => name)
    if (isFromBeforeBaseline(names, known)) throw new CannotStart(beforeBaseline(names[0], known[0]))
    const newer = ran.filter(({ name }) => !known.includes(name))
    const beyond = newer.find(({ needs }) => needs && !known.some((name) => name.endsWith(`/${needs}`)))
    if (beyond) throw new CannotStart(`データベースは新しい Mebae のものです（${beyond.name}）。新しい版で起動してください。`)
    if (newer.length > 0)
      logger.warn({ newer: newer.map(({ name }) => name) }, 'this database belongs to a newer version; it was made so that this one can go on with it')

    for (const name of known.filter((name) => !applied.has(name) && (only?.has(name) ?? true))) {
      const text = await readFile(new URL(name, migrationsRoot), 'utf8')
      await client.query(text)
      await client.query('insert into migrations (name, needs) values ($1, $2)', [name, neededBy(text)])
    }
    await runMigrations({ connectionString, maxPoolSize: 1, logger: workerLogger })
    await grantToApp(client)
    await client.query('commit')
  } finally {
    await client.end()
  }
}

/**
 * After the migrations: the rights of the app's role. It reads and writes rows and never changes tables; append-only tables it can neither change nor delete
 * from. A PostgreSQL server that we do not run has no such role, and this does nothing.
 */
async function grantToApp(client: pg.Client) {
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
      -- The chain is written by a trigger, with the rights of the role that adds the line.
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
