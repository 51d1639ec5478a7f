import { fail } from '#server/fail.ts'
import { lockOwnJob } from './lock-own-job.ts'
import type { MemberContext } from '#server/platform/request/member-context.ts'

export async function removeOwnJob(context: MemberContext, id: number) {
  const { published_at } = await lockOwnJob(context, id)
  if (published_at) fail('JOB_WAS_PUBLIC')
  await context.db.deleteFrom('job_offers').where('id', '=', id).execute()
  return { success: true as const }
}
