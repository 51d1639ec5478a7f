import { sql, type Insertable } from 'kysely'
import { startOfDay } from '#contract/platform/time/japan-time.ts'
import { type DataRequestSearch, type OpenedRequest, RequestState } from '#contract/operations/data-requests/data-requests.ts'
import { PAGE_SIZE } from '#contract/platform/page.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { isOverdueRequest, isWaitingRequest, requestColumns } from './request-columns.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { countedBy, totalOf } from '#server/platform/database/sorting/counted-by.ts'
import { ordersBy, partOf } from '#server/platform/database/sorting/part-of.ts'
import { down, up } from '#server/platform/database/sorting/sorted-by.ts'
import { inTransaction } from '#server/platform/database/in-transaction.ts'
import { fail } from '#server/fail.ts'
import type { OperatorContext } from '../reports/write-report.ts'
import { open } from '#server/platform/sealing/seal.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { DB } from '#server/platform/database/schema.ts'
import { accountWith } from '#server/accounts/account/accounts.ts'

/** Without another order what waits comes first, the nearest deadline before the others. */
const orders = ordersBy({
  key: sql`data_requests.id`,
  columns: {
    number: sql`number`,
    kind: sql`data_requests.kind`,
    state: sql`array_position(array['open', 'checked', 'done', 'refused'], data_requests.state)`,
    due: sql`due_at`,
    way: sql`came_by`,
    received: sql`received_at`,
  },
  filled: ['number', 'kind', 'state', 'due', 'way', 'received'],
  usual: [down(isWaitingRequest), up(sql`case when ${isWaitingRequest} then due_at end`), down(sql`number`)],
})

export async function listDataRequests(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  { page = 1, per_page = PAGE_SIZE, sort, request_state, request_kind, wait }: DataRequestSearch,
) {
  let found = db.selectFrom('data_requests')
  if (request_kind) found = found.where('kind', '=', request_kind)
  if (wait) found = found.where(wait === 'overdue' ? isOverdueRequest(now()) : isWaitingRequest)
  const counts = await countedBy(found, sql<string>`data_requests.state`, RequestState.options)
  if (request_state) found = found.where('state', '=', request_state)
  const total = totalOf(counts, request_state)
  const data_requests = await partOf(found.select(requestColumns(now())), { sort, page, per_page, total }, orders).execute()
  return { data_requests, total, page, per_page, counts }
}

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

/** Within two weeks of the day on which it was received. */
const DAYS = 14

type New = Pick<Insertable<DB['data_requests']>, 'kind' | 'came_by' | 'note'> & { candidate_user_id: string }

export const addDataRequest = (db: Database, received: Date, request: New) =>
  db
    .insertInto('data_requests')
    .values({ ...request, received_at: received.toISOString(), due_at: new Date(received.getTime() + DAYS * 86_400_000).toISOString() })
    .returning(['id', 'number', 'due_at'])
    .executeTakeFirstOrThrow()

type Entered = { email: string; kind: string; came_by: string; received_on: string; note: string }

/** A request that came by mail or post, for the account with that address. Whether it is the person's own is checked after. */
export async function enterDataRequest(context: OperatorContext, { email, received_on, ...request }: Entered) {
  const { db, now } = context
  const received = new Date(startOfDay(received_on))
  if (received > now()) fail('INPUT_INVALID', [{ field: 'received_on', message: 'きょうまでの日付を入力してください。' }])
  const person = await accountWith(db, 'candidate', email).select('id').executeTakeFirst()
  if (!person) fail('INPUT_INVALID', [{ field: 'email', message: 'このアドレスの求職者は、登録されていません。' }])
  const { id } = await addDataRequest(db, received, { ...request, candidate_user_id: person.id })
  await recordAct(context, {
    act: 'enter_data_request',
    subject_kind: 'data_request',
    subject_id: id,
    detail: { kind: request.kind, came_by: request.came_by },
  })
  return { id }
}
