import { type ConsentPurpose, purposes } from '#contract/accounts/consents/purposes.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'

/** What somebody last decided about each purpose. */
export async function listConsents({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: CandidateViewer }) {
  const consents = await db
    .selectFrom('consents')
    .select(['purpose', 'version', 'agreed', 'decided_at'])
    .distinctOn('purpose')
    .where('candidate_user_id', '=', viewer.id)
    .orderBy('purpose')
    .orderBy('decided_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return { consents }
}

type Decision = { candidate_user_id: string; decided_at: Date; agreed: boolean }

/** Writes down what somebody agreed to or refused: which text, and when. */
export const recordConsents = (db: Database, names: ConsentPurpose[], { candidate_user_id, decided_at, agreed }: Decision) =>
  db
    .insertInto('consents')
    .values(names.map((purpose) => ({ candidate_user_id, purpose, version: purposes[purpose].version, agreed, decided_at: decided_at.toISOString() })))
    .execute()

type DecideConsentDecision = { purpose: 'mail_magazine'; agreed: boolean }

/** Agrees to an optional purpose, or takes it back; the switch of the settings follows. */
export async function decideConsent(context: Pick<RequestContext, 'db' | 'now'> & { viewer: CandidateViewer }, { purpose, agreed }: DecideConsentDecision) {
  const { db, now, viewer } = context
  await recordConsents(db, [purpose], { candidate_user_id: viewer.id, decided_at: now(), agreed })
  await db.updateTable('candidate_users').set({ enable_mail_magazine: agreed }).where('id', '=', viewer.id).execute()
  return listConsents(context)
}
