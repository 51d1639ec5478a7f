import { fail } from '#server/fail.ts'
import { lockCandidate } from '#server/accounts/sessions/lock-candidate.ts'
import type { OperatorContext } from '../../reports/lock-report.ts'

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
