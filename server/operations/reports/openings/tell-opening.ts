import { tellMembers } from '#server/notifications/company-notifications/tell-members.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { threadOpened } from '#server/platform/mail/texts/tickets/thread-opened.ts'
import { deliverNotification } from '#server/notifications/settings/deliver-notification.ts'

type Opened = { id: string; thread_id: string; company_id: number; company_name: string; candidate_user_id: string | null }

/** Both sides hear that two operators read their thread; not who reported. By mail whatever they set: it is about their secrecy. */
export async function tellOpening(db: Database, { id, thread_id, company_id, company_name, candidate_user_id }: Opened, at: Date) {
  await db.updateTable('thread_openings').set({ told_at: at.toISOString() }).where('id', '=', id).execute()
  await tellMembers(db, { company_id, kind: 'thread_opened', told_key: `opening:${id}`, at, candidate_user_id, thread_id })
  if (!candidate_user_id) return
  const title = `通報を受けて、運営の2名があなたと${company_name}のやりとりを確認しました`
  await deliverNotification(db, { candidate_user_id, kind: 'notice', title, path: '/settings/reports', at, mail: null, told_key: `opening:${id}` })
  const { email, email_verified_at } = await db
    .selectFrom('candidate_users')
    .select(['email', 'email_verified_at'])
    .where('id', '=', candidate_user_id)
    .executeTakeFirstOrThrow()
  if (email_verified_at) await sendMail(db, { to: email, candidate_user_id, ...threadOpened({ company_name }) })
}
