import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { listConsents } from './list-consents.ts'
import { recordConsents } from './record-consents.ts'

type Decision = { purpose: 'mail_magazine'; agreed: boolean }

/** Agrees to an optional purpose, or takes it back; the switch of the settings follows. */
export async function decideConsent(context: Pick<RequestContext, 'db' | 'now'> & { viewer: CandidateViewer }, { purpose, agreed }: Decision) {
  const { db, now, viewer } = context
  await recordConsents(db, [purpose], { candidate_user_id: viewer.id, decided_at: now(), agreed })
  await db.updateTable('candidate_users').set({ enable_mail_magazine: agreed }).where('id', '=', viewer.id).execute()
  return listConsents(context)
}
