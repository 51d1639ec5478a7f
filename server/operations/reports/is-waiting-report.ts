import { sql } from 'kysely'

/** Which of `reports` wait for an operator: the number beside the menu, and what stands first in the list. */
export const isWaitingReport = sql<boolean>`reports.state in ('open', 'taken')`
