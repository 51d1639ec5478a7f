import { sql } from 'kysely'

/** Which of `reports` wait for an operator: the number beside the menu, and the head of the list. */
export const isWaitingReport = sql<boolean>`reports.state in ('open', 'taken')`
