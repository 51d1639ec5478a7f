import type pg from 'pg'

type Guard = { table: string; name: string; text: string }

const FOREIGN_KEYS = `select conrelid::regclass::text as table, quote_ident(conname) as name, pg_get_constraintdef(oid) as text
  from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`
const TRIGGERS = `select tgrelid::regclass::text as table, quote_ident(tgname) as name,
    case tgenabled when 'A' then 'enable always' when 'R' then 'enable replica' else 'enable' end as text
  from pg_trigger join pg_class on pg_class.oid = tgrelid where relnamespace = 'public'::regnamespace and not tgisinternal and tgenabled <> 'D'`

/**
 * Within one transaction rows come in as they were: no trigger acts on them, and foreign keys are looked at when all are there. Any owner of the
 * tables may do this, and unlike `session_replication_role` it does not leave the keys unproved.
 */
export async function withoutGuards(client: pg.Client, act: () => Promise<void>) {
  const { rows: keys } = await client.query<Guard>(FOREIGN_KEYS)
  const { rows: triggers } = await client.query<Guard>(TRIGGERS)
  await client.query('set constraints all immediate')
  for (const { table, name } of triggers) await client.query(`alter table ${table} disable trigger ${name}`)
  for (const { table, name } of keys) await client.query(`alter table ${table} drop constraint ${name}`)
  await act()
  for (const { table, name, text } of keys) await client.query(`alter table ${table} add constraint ${name} ${text}`)
  for (const { table, name, text } of triggers) await client.query(`alter table ${table} ${text} trigger ${name}`)
}
