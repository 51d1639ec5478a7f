import { sql } from 'kysely'
import type { LookupName } from '#contract/platform/lookups/lookups.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'

export type Code = { master: LookupName; id: number }
export type NameOf = (master: LookupName, id: number) => string | undefined

/** The names of codes: from this process's copy, else of these codes only, as a page that shows twenty of them need not read a thousand. */
export async function codeNames({ db, language, lookups }: Pick<RequestContext, 'db' | 'language' | 'lookups'>, codes: Code[]): Promise<NameOf> {
  const kept = lookups?.tables?.[language]
  if (kept) return (master, id) => kept[master].find((row) => row.id === id)?.name
  const used = new Map(codes.map((code) => [`${code.master} ${code.id}`, code]))
  const [masters, ids] = [Array.from(used.values(), ({ master }) => master), Array.from(used.values(), ({ id }) => id)]
  const { rows } = await sql<{ master: string; id: number; name: string }>`
    select master, id, ${sql.ref(language === 'en' ? 'name_en' : 'name')} as name from lookups
    where (master, id) in (select used.master, used.id from unnest(${masters}::text[], ${ids}::integer[]) as used (master, id))`.execute(db)
  const names = new Map(rows.map(({ master, id, name }) => [`${master} ${id}`, name]))
  return (master, id) => names.get(`${master} ${id}`)
}
