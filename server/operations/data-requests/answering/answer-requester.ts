import { requestKinds } from '#contract/operations/reports/ticket-words.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { requestAnswered } from '#server/platform/mail/texts/tickets/request-answered.ts'
import { deliverNotification } from '#server/notifications/settings/deliver-notification.ts'
import type { OperatorContext } from '../../reports/lock-report.ts'

type Answered = { number: number; kind: string; candidate_user_id: string }

/** Notifies the candidate of the result of their request: in their list, and by mail whatever they set. */
export async function answerRequester({ db, now }: OperatorContext, { number, kind, candidate_user_id }: Answered, answer: string) {
  const title = `個人情報のご請求（番号 ${number}）に回答しました`
  await deliverNotification(db, { candidate_user_id, kind: 'notice', title, path: '/settings/requests', at: now(), mail: null })
  const { email } = await db.selectFrom('accounts').select('email').where('id', '=', candidate_user_id).executeTakeFirstOrThrow()
  await sendMail(db, {
    to: email,
    account_id: candidate_user_id,
    ...requestAnswered({ number, kind: requestKinds[kind as keyof typeof requestKinds], answer }),
  })
}
