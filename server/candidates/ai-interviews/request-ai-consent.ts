import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'

/** Refuses candidates who did not agree. The row is locked until the transaction ends: withdrawing consent comes wholly before or after. */
export async function requestAiConsent({ db, viewer }: Pick<RequestContext, 'db'> & { viewer: CandidateViewer }) {
  const agreed = db.selectFrom('candidate_users').select('id').where('id', '=', viewer.id).where('ai_consent_agreed', '=', true)
  const found = await (db.isTransaction ? agreed.forShare() : agreed).executeTakeFirst()
  if (!found) fail('AI_CONSENT_REQUIRED')
}
