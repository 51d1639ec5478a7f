import type pg from 'pg'

export type Shape = { name: string; columns: string[]; size: number }[]

/**
 * Our tables, and the columns of each that are written rather than generated. Unlogged tables stay out: they hold addresses of the network and
 * are worth nothing after a crash.
 */
export async function databaseShape(client: pg.Client): Promise<Shape> {
  const { rows } = await client.query<Shape[number]>(`
    select relname::text as name, array_agg(attname::text order by attnum) as columns, pg_relation_size(pg_class.oid)::float8 as size
    from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    group by pg_class.oid, relname order by relname collate "C"`)
  return rows
}

export const listOf = (client: pg.Client, names: string[]) => names.map((name) => client.escapeIdentifier(name)).join(', ')

export const sequencesOf = async (client: pg.Client) =>
  (
    await client.query<{ name: string }>(
      `select relname::text as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'S' order by relname collate "C"`,
    )
  ).rows.map(({ name }) => name)
