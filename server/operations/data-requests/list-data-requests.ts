import { sql } from 'kysely'
import type { DataRequest } from '#contract/operations/data-requests/data-requests.ts'
import { type Page, PAGE_SIZE } from '#contract/platform/page.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { isWaitingRequest } from './is-waiting-request.ts'
import { requestColumns } from './request-columns.ts'

type Search = Page & { request_state?: DataRequest['state'] | undefined }

/** What waits comes first, the nearest deadline before the others. */
export async function listDataRequests({ db, now }: Pick<RequestContext, 'db' | 'now'>, { page = 1, per_page = PAGE_SIZE, request_state }: Search) {
  let found = db.selectFrom('data_requests')
  if (request_state) found = found.where('state', '=', request_state)
  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const data_requests = await found
    .select(requestColumns(now()))
    .orderBy(isWaitingRequest, 'desc')
    .orderBy(sql`case when ${isWaitingRequest} then due_at end`)
    .orderBy('number', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()
  return { data_requests, total: Number(total), page, per_page }
}
