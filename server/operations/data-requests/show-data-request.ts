import { sql } from 'kysely'
import type { OpenedRequest } from '#contract/operations/data-requests/data-requests.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { fail } from '#server/fail.ts'
import type { OperatorContext } from '../reports/hold-report.ts'
import { open } from '#server/platform/sealing/seal.ts'
import { requestColumns } from './request-columns.ts'

/** One request with its log. Once the person has left there is nothing of theirs in it. */
export const showDataRequest = (context: OperatorContext, id: string): Promise<OpenedRequest> =>
  inTransaction(context.db, async (db) => {
    const found = await db
      .selectFrom('data_requests')
      .leftJoin('candidate_users', 'candidate_users.id', 'candidate_user_id')
      .leftJoin('accounts', 'accounts.id', 'candidate_user_id')
      .leftJoin('candidate_profiles as profiles', 'profiles.candidate_user_id', 'candidate_users.id')
      .select(requestColumns(context.now()))
      .select(['note', 'identity_check', 'answer', 'done_at', 'version', 'email', sql<string>`coalesce(nullif(profiles.name, ''), username)`.as('name')])
      .where('data_requests.id', '=', id)
      .executeTakeFirst()
    if (!found) fail('NOT_FOUND')
    await recordAct({ ...context, db }, { act: 'open_data_request', subject_kind: 'data_request', subject_id: id })
    const { email, name, ...request } = found
    const steps = await db
      .selectFrom('data_request_steps')
      .select(['id', 'at', 'operator_name', 'kind', 'note'])
      .where('data_request_id', '=', id)
      .orderBy('id')
      .execute()
    const corrections = await db
      .selectFrom('corrections')
      .select(['field', 'before_sealed', 'after_sealed', 'operator_name', 'at'])
      .where('data_request_id', '=', id)
      .orderBy('id')
      .execute()
    return {
      ...request,
      person: email === null ? null : { name, email },
      steps,
      corrections: corrections.map(({ before_sealed, after_sealed, ...rest }) => ({
        ...rest,
        before: open(before_sealed) ?? '',
        after: open(after_sealed) ?? '',
      })),
    }
  })
