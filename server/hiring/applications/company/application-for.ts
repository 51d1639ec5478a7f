import { fail } from '#server/fail.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { applicationsOf } from './company-applications.ts'

type Asking = Pick<MemberContext, 'db' | 'viewer'>

/** An application that the member may see, with its candidate, who may have left. */
export async function applicationFor({ db, viewer }: Asking, id: string) {
  const found = await applicationsOf(db, viewer)
    .select(['applications.id', 'applications.job_id', 'threads.candidate_user_id', 'threads.id as thread_id'])
    .where('applications.id', '=', id)
    .executeTakeFirst()
  return found ?? fail('NOT_FOUND')
}

/** The same before something is written: waits for a block or a withdrawal that is under way. Of somebody who left nothing is written any more. */
export async function lockApplicationFor(context: Asking, id: string) {
  const { candidate_user_id } = await applicationFor(context, id)
  if (!candidate_user_id) fail('NOT_FOUND')
  await context.db.selectFrom('accounts').select('id').where('id', '=', candidate_user_id).forShare().execute()
  const application = await applicationFor(context, id)
  return application.candidate_user_id ? { ...application, candidate_user_id } : fail('NOT_FOUND')
}
