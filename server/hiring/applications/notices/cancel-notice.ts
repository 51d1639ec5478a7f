import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import type { CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { publishLive } from '#server/platform/live/publish-live.ts'
import { applicationsOf } from '../company/applications-of.ts'
import { cancelHeldNotice } from './cancel-held-notice.ts'

type Asking = RequestContext & { viewer: CompanyViewer }

/** Cancels what waits. The result of a selection is always told, so nobody cancels that alone. */
export async function cancelNotice({ db, viewer, now }: Asking, id: string) {
  const found = await applicationsOf(db, viewer).select(['applications.step', 'applications.thread_id']).where('applications.id', '=', id).executeTakeFirst()
  if (!found) fail('NOT_FOUND')
  if (found.step === 'end' || !(await cancelHeldNotice(db, id, now()))) fail('NOTICE_SETTLED')
  await publishLive(db, [{ thread_id: found.thread_id, company_id: viewer.company_id, kind: 'application_changed' }])
  return { success: true }
}
