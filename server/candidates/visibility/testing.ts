import type { Insertable } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { DB } from '#server/platform/database/schema.ts'
import { saveEmployerKeys } from '../privacy/save-employer-keys.ts'
import { addCandidate } from '#server/testing.ts'

/** A candidate whom every company sees. */
export const addOpenCandidate = (db: Database, candidate: Parameters<typeof addCandidate>[1] = {}) => addCandidate(db, { is_open: true, ...candidate })

/** An employer in a candidate's history, as the profile writes it. */
export async function addEmployer(db: Database, candidate_user_id: string, employer: Partial<Insertable<DB['work_experiences']>> = {}) {
  const { user_work_experience_id } = await db
    .insertInto('work_experiences')
    .values({ candidate_user_id, organization_name: '株式会社サンプル', ...employer })
    .returning('user_work_experience_id')
    .executeTakeFirstOrThrow()
  await saveEmployerKeys(db, candidate_user_id)
  return user_work_experience_id
}
