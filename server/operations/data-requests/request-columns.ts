import { sql } from 'kysely'
import type { DataRequest } from '#contract/operations/data-requests/data-requests.ts'

/** Which of `data_requests` wait for an operator. */
export const isWaitingRequest = sql<boolean>`data_requests.state in ('open', 'checked')`

export const isOverdueRequest = (now: Date) => sql<boolean>`(${isWaitingRequest} and due_at < ${now}::timestamptz)`

/** `data_requests` as lines of a list. */
export const requestColumns = (now: Date) =>
  [
    'data_requests.id',
    'number',
    'received_at',
    'due_at',
    'data_requests.candidate_user_id',
    sql<DataRequest['kind']>`data_requests.kind`.as('kind'),
    sql<DataRequest['came_by']>`came_by`.as('came_by'),
    sql<DataRequest['state']>`data_requests.state`.as('state'),
    isOverdueRequest(now).as('is_overdue'),
  ] as const
