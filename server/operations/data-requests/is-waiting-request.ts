import { sql } from 'kysely'

/** Which of `data_requests` wait for an operator. */
export const isWaitingRequest = sql<boolean>`data_requests.state in ('open', 'checked')`
