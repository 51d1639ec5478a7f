import type { OwnJob } from '#contract/jobs/postings/company-jobs.ts'
import { lockCompany } from '#server/platform/database/lock-company.ts'
import { contentColumns } from '#server/jobs/changes/content-of.ts'
import type { Database } from '#server/platform/database/connect.ts'

type Held = Pick<OwnJob, 'id' | 'company_id' | 'state' | 'published_at' | 'confirmed_at' | 'confirmed_by' | 'updated_at' | (typeof contentColumns)[number]> & {
  /** Whether its company may have anything public. */
  isOfActive: boolean
}

/** Any company's job as it is, while neither its company nor another operator changes it, nor how the company stands. Nothing when it is gone. */
export async function lockJob(db: Database, id: number): Promise<Held | undefined> {
  const known = await db.selectFrom('job_offers').select('company_id').where('id', '=', id).executeTakeFirst()
  if (!known) return undefined
  await lockCompany(db, known.company_id, 'shared')
  const job = await db
    .selectFrom('job_offers')
    .select(['id', 'company_id', 'state', 'published_at', 'confirmed_at', 'confirmed_by', 'updated_at', ...contentColumns])
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
  const { state, end_of_contract } = await db
    .selectFrom('companies')
    .select(['state', 'end_of_contract'])
    .where('id', '=', known.company_id)
    .executeTakeFirstOrThrow()
  return job && ({ ...job, isOfActive: state === 'active' && !end_of_contract } as Held)
}
