import type { RequestContext } from '../api.ts'
import { sendMail } from '../mail/send-mail.ts'
import { withdrawn } from '../mail/texts/withdrawn.ts'
import { askConfirmed } from '../sessions/ask-confirmed.ts'
import { sessionCookie } from '../sessions/session-cookie.ts'
import type { CandidateViewer } from '../sessions/viewer.ts'
import { settings } from '../settings.ts'
import { eraseCandidate } from './erase-candidate.ts'

const thanks = '退会の手続きが終わりました。ご利用ありがとうございました。'

/** Whoever asks to leave is taken out of the house, at once. */
export async function withdraw(context: RequestContext & { viewer: CandidateViewer }, reason: number) {
  askConfirmed(context)
  const { db, viewer, now, answer } = context
  const { email } = await eraseCandidate(db, viewer.id)

  await db
    .insertInto('withdrawals')
    .values({ reason, withdrawn_on: now().toISOString().slice(0, 10) })
    .execute()
  // Where no mail leaves the machine it would only lie in the inbox with the address on it.
  if (settings.smtpUrl) await sendMail(db, { to: email, candidate_user_id: null, ...withdrawn() })
  answer.append('Set-Cookie', sessionCookie('candidate', '', 0))
  answer.set('Clear-Site-Data', '"cache", "storage"')
  return { success: true, message: thanks }
}
