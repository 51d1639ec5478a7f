import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { choosable } from '#server/platform/lookups/choosable.ts'
import { requireReauthentication } from '../sessions/require-reauthentication.ts'
import { clearSiteData } from '../sessions/ending/clear-site-data.ts'
import { sessionCookie } from '../sessions/session-cookie.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { removeCandidate } from './remove-candidate.ts'

const thanks = '退会の手続きが終わりました。ご利用ありがとうございました。'

/** A candidate who asks to leave is deleted at once. */
export async function withdraw(context: RequestContext & { viewer: CandidateViewer }, reason: number) {
  requireReauthentication(context)
  if (!(await choosable(context.db, ['withdrawal_reasons']))('withdrawal_reasons', reason))
    fail('INPUT_INVALID', [{ field: 'reason', message: '選べる項目ではありません。選び直してください。' }])
  await removeCandidate(context, context.viewer.id, reason)
  context.answer.append('Set-Cookie', sessionCookie('candidate', '', 0))
  context.answer.set('Clear-Site-Data', clearSiteData(context.client, 'candidate'))
  return { success: true, message: thanks }
}
