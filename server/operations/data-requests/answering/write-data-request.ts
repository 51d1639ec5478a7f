import { sql, type Updateable } from 'kysely'
import { requestKinds } from '#contract/operations/reports/ticket-words.ts'
import { lockCandidate } from '#server/accounts/sessions/viewer/lock-candidate.ts'
import { fail } from '#server/fail.ts'
import { notify } from '#server/notifications/notifications/notify.ts'
import type { DB } from '#server/platform/database/schema.ts'
import { sendMail } from '#server/platform/mail/send-mail.ts'
import { requestAnswered } from '#server/platform/mail/texts/tickets/ticket-mails.ts'
import type { OperatorContext } from '../../reports/write-report.ts'

type Change = { id: string; set?: Updateable<DB['data_requests']>; step: string; note?: string }

/** A change of a request that the transaction holds: the next version, and a line in its own log. */
export async function writeDataRequest({ db, now, viewer }: OperatorContext, { id, set = {}, step, note = '' }: Change) {
  await db
    .updateTable('data_requests')
    .set({ ...set, version: sql`version + 1` })
    .where('id', '=', id)
    .execute()
  await db.insertInto('data_request_steps').values({ data_request_id: id, at: now().toISOString(), operator_name: viewer.name, kind: step, note }).execute()
}

type Asked = { id: string; version: number; isChecked?: boolean }

/** Locks one open request and its candidate until the transaction ends, the candidate first, as leaving does. */
export async function lockDataRequest({ db }: Pick<OperatorContext, 'db'>, { id, version, isChecked }: Asked) {
  const known = await db.selectFrom('data_requests').select('candidate_user_id').where('id', '=', id).executeTakeFirst()
  if (!known) fail('NOT_FOUND')
  const person = known.candidate_user_id && (await lockCandidate(db, known.candidate_user_id))
  const request = await db.selectFrom('data_requests').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirstOrThrow()
  if (request.state === 'done' || request.state === 'refused' || !person || !request.candidate_user_id) fail('REQUEST_CLOSED')
  if (request.version !== version) fail('PAGE_CHANGED')
  if (isChecked && request.state !== 'checked') fail('IDENTITY_UNCHECKED')
  return { ...request, candidate_user_id: request.candidate_user_id }
}

type Answered = { number: number; kind: string; candidate_user_id: string }

/** Notifies the candidate of the result of their request: in their list, and by mail whatever they set. */
export async function answerRequester({ db, now }: OperatorContext, { number, kind, candidate_user_id }: Answered, answer: string) {
  await notify(db, { kind: 'notice', to: { candidate_user_id }, subject: { type: 'data_request', id: number }, at: now(), mail: null })
  const { email } = await db.selectFrom('accounts').select('email').where('id', '=', candidate_user_id).executeTakeFirstOrThrow()
  await sendMail(db, {
    to: email,
    account_id: candidate_user_id,
    ...requestAnswered({ number, kind: requestKinds[kind as keyof typeof requestKinds], answer }),
  })
}
