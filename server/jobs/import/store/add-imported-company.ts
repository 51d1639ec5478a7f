import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { Posting } from '../posting.ts'
import { readPrefectures } from '../subject/read-prefectures.ts'

type Identity = { corporate_number: string | null; source: string | null; reference_number: string | null }

/** A real company without members, as the posting describes it. */
export async function addImportedCompany(db: Database, { name, url, address, description }: Posting['hiringOrganization'], identity: Identity) {
  const { id } = await db
    .insertInto('companies')
    .values({
      name,
      state: 'active',
      unclaimed_at: sql`now()`,
      is_demo: false,
      url: url || null,
      address: address.slice(0, 500),
      prefecture: readPrefectures(address)[0] ?? null,
      introduction: description.slice(0, 10_000),
      contact_url: url,
      ...identity,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
