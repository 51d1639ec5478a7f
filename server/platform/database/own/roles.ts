import pg from 'pg'

/**
 * The roles on our own server. `postgres` makes databases and roles, in this folder only. `mebae_owner` owns the tables and changes them: migrations, restores.
 * `mebae_app` reads and writes rows for requests and owns no table, function or trigger.
 */
export const roles = { superuser: 'postgres', owner: 'mebae_owner', app: 'mebae_app' } as const

/** Made before any client uses the server; existing roles lose rights that they should not have. */
export async function makeRoles(client: pg.Client) {
  const { owner, app } = roles
  for (const role of [owner, app]) {
    const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
    if (!rowCount) await client.query(`create role ${role} login`)
  }
  // Backups are tried and restored in databases beside the live one.
  await client.query(`alter role ${owner} nosuperuser nocreaterole createdb noreplication nobypassrls`)
  await client.query(`alter role ${app} nosuperuser nocreaterole nocreatedb noreplication nobypassrls`)
  // The owner may end the app's sessions in a database that is dropped.
  await client.query(`grant ${app} to ${owner}`)
}

/** A database of an earlier version, whose tables were the superuser's, goes to the owner with its contents. */
export async function handOver(url: string, name: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(`alter database ${client.escapeIdentifier(name)} owner to ${roles.owner}`)
    const { rows } = await client.query<{ act: string }>(superusersThings, [roles.superuser, roles.owner])
    if (rows.length) await client.query(['begin', ...rows.map(({ act }) => act), 'commit'].join(';\n'))
  } finally {
    await client.end()
  }
}

/** A sequence of a column goes with its table, and the objects of an extension stay with it. */
const superusersThings = `
  with ours as (select oid from pg_namespace where nspname in ('public', 'graphile_worker')), superuser as (select oid from pg_roles where rolname = $1)
  select format('alter schema %I owner to %I', nspname, $2::text) as act from pg_namespace
  where nspname = 'graphile_worker' and nspowner in (select oid from superuser)
  union all
  select format('alter %s %s owner to %I', case relkind when 'v' then 'view' when 'm' then 'materialized view' when 'S' then 'sequence' else 'table' end, oid::regclass, $2::text)
  from pg_class where relkind in ('r', 'p', 'v', 'm', 'S') and relnamespace in (select oid from ours) and relowner in (select oid from superuser)
    and not exists (select from pg_depend where objid = pg_class.oid and deptype in ('a', 'i', 'e') and classid = 'pg_class'::regclass and (relkind = 'S' or deptype = 'e'))
  union all
  select format('alter routine %s owner to %I', oid::regprocedure, $2::text) from pg_proc
  where pronamespace in (select oid from ours) and proowner in (select oid from superuser)
    and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
  union all
  select format('alter type %s owner to %I', oid::regtype, $2::text) from pg_type
  where typnamespace in (select oid from ours) and typowner in (select oid from superuser)
    and (typtype in ('e', 'd') or typrelid in (select oid from pg_class where relkind = 'c'))
    and not exists (select from pg_depend where objid = pg_type.oid and deptype = 'e')`

/** The same database, or another of the same server, as the role that makes roles and databases, changes the server's settings and promotes a replica.
 * @internal For tests. */
export const asSuperuser = (url: string, database?: string) =>
  `postgres://${roles.superuser}${database ? `@/${database}${url.slice(url.indexOf('?'))}` : url.slice(url.indexOf('@'))}`
