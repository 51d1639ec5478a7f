import type { RequestContext } from '../api.ts'
import { enqueue } from '../background/enqueue.ts'
import { sendMail } from '../mail/send-mail.ts'
import { withdrawn } from '../mail/texts/withdrawn.ts'
import { askConfirmed } from '../sessions/ask-confirmed.ts'
import { sessionCookie } from '../sessions/session-cookie.ts'
import type { CandidateViewer } from '../sessions/viewer.ts'
import { settings } from '../settings.ts'

const thanks = '退会の手続きが終わりました。ご利用ありがとうございました。'

/** Takes somebody out of the house with everything that is theirs. What stays, and why, stands in docs/leaving.md. */
export async function withdraw(context: RequestContext & { viewer: CandidateViewer }, reason: number) {
  askConfirmed(context)
  const { db, viewer, now, answer } = context
  const { email, email_key } = await db.selectFrom('candidate_users').select(['email', 'email_key']).where('id', '=', viewer.id).executeTakeFirstOrThrow()

  // Files go by background jobs of this transaction: a file is deleted exactly when its row is. An archive that becomes ready at this moment is waited for.
  const pdfs = await db.deleteFrom('job_history_pdfs').where('candidate_user_id', '=', viewer.id).returning('storage_key').execute()
  for (const { storage_key } of pdfs) await enqueue(db, 'delete_job_history_file', { storage_key })
  const archives = await db.deleteFrom('exports').where('candidate_user_id', '=', viewer.id).returning('storage_key').execute()
  for (const { storage_key } of archives) if (storage_key) await enqueue(db, 'delete_export_file', { storage_key })

  await db
    .deleteFrom('mails')
    .where((where) => where.eb(where.fn<string>('lower', ['to_address']), '=', email_key))
    .execute()
  await db.deleteFrom('pending_sign_ups').where('email_key', '=', email_key).execute()
  await db.deleteFrom('idempotency_keys').where('principal', '=', `candidate:${viewer.id}`).execute()
  // The company keeps that they talked, and its own words; what this person wrote goes by a trigger (0030-messages.sql), once nobody writes for them any more.
  await db.deleteFrom('candidate_users').where('id', '=', viewer.id).execute()

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
