import { type LookupName, type Lookups, lookupTableNames } from '#contract/platform/lookups/lookups.ts'
import type { Language } from '#contract/platform/text/language.ts'
import type { Viewer } from '../viewers/viewer.ts'
import type { Database } from '../database/connect.ts'

type Asking = { db: Database; language: Language; lookups?: { tables: Record<Language, Lookups> | undefined } | undefined; viewer?: Viewer | undefined }

/** All lookup tables in the viewer's language, from this process's copy. Operators, who change them, read the stored rows. */
export async function listLookups({ db, language, lookups, viewer }: Asking): Promise<Lookups> {
  const kept = viewer?.area === 'operator' ? undefined : lookups?.tables
  return kept?.[language] ?? readLookups(db, language)
}

/** All code tables as they are stored. A retired row stays, so that old rows keep their name. */
export async function readLookups(db: Database, language: Language): Promise<Lookups> {
  const rows = await db
    .selectFrom('lookups')
    .select(['master', 'id', 'key', 'retired_at', language === 'en' ? 'name_en as name' : 'name'])
    .orderBy('order_no')
    .orderBy('id')
    .execute()
  const tables = Object.fromEntries(lookupTableNames.map((name) => [name, []])) as unknown as Lookups
  for (const { master, id, key, name, retired_at } of rows)
    tables[master as LookupName]?.push({ id, name, ...(key !== null && { key }), ...(retired_at !== null && { retired: true as const }) })
  return tables
}
