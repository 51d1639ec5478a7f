import { type MasterName, type Masters, masterNames } from '#contract/masters.ts'
import type { RequestContext } from '../api.ts'

/** All code tables in the viewer's language. A retired row stays, so that old rows keep their name. */
export async function listMasters({ db, language }: Pick<RequestContext, 'db' | 'language'>): Promise<Masters> {
  const rows = await db
    .selectFrom('masters')
    .select(['master', 'id', 'key', 'retired_at', language === 'en' ? 'name_en as name' : 'name'])
    .orderBy('order_no')
    .orderBy('id')
    .execute()
  const tables = Object.fromEntries(masterNames.map((name) => [name, []])) as unknown as Masters
  for (const { master, id, key, name, retired_at } of rows)
    tables[master as MasterName]?.push({ id, name, ...(key !== null && { key }), ...(retired_at !== null && { retired: true as const }) })
  return tables
}
