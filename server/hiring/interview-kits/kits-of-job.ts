import { fail } from '#server/fail.ts'
import { ownJobs } from '#server/jobs/editing/own-jobs.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { kitsOf } from './interview-kits.ts'

const chosenFor = async (db: Database, job_id: number) =>
  (await db.selectFrom('job_interview_kits').select('kit_id').where('job_id', '=', job_id).orderBy('kit_id').execute()).map(({ kit_id }) => kit_id)

export async function showKitsOfJob({ db, viewer }: MemberContext, id: number) {
  const job = await ownJobs(db, viewer).select('id').where('id', '=', id).executeTakeFirst()
  if (!job) fail('NOT_FOUND')
  return { kit_ids: await chosenFor(db, id) }
}

/** The lock of the job keeps two members from choosing at once. */
export async function chooseKitsOfJob({ db, viewer }: MemberContext, { id, kit_ids }: { id: number; kit_ids: string[] }) {
  const job = await ownJobs(db, viewer).select('id').where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!job) fail('NOT_FOUND')
  const known = new Set((await kitsOf(db, viewer.company_id).where('archived_at', 'is', null).execute()).map((kit) => kit.id))
  const chosen = [...new Set(kit_ids)]
  if (chosen.some((kit_id) => !known.has(kit_id)))
    fail('INPUT_INVALID', [{ field: 'kit_ids', message: '選べる面接キットではありません。選び直してください。' }])
  await db.deleteFrom('job_interview_kits').where('job_id', '=', id).execute()
  if (chosen.length > 0)
    await db
      .insertInto('job_interview_kits')
      .values(chosen.map((kit_id) => ({ job_id: id, kit_id })))
      .execute()
  return { kit_ids: await chosenFor(db, id) }
}
