import type { Insertable } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { DB } from '#server/platform/database/schema.ts'
import { companyBlocks } from '../privacy/company-blocks.ts'
import { saveEmployerKeys } from '../profiles/change-profile.ts'
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

/** The companies that may not see a candidate, for any reason. */
export async function blockedCompanyIds(db: Database, candidate_user_id: string) {
  const rows = await companyBlocks(db, candidate_user_id).select('company_id').distinct().orderBy('company_id').execute()
  return rows.map(({ company_id }) => company_id!)
}
