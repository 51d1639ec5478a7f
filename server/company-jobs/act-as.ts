import { sql } from 'kysely'
import type { MemberContext } from './member-context.ts'

/** What this transaction changes is changed in the member's name: the history of the job says so. */
export const actAs = ({ db, viewer }: MemberContext) => sql`select set_config('mebae.actor', ${viewer.name}, true)`.execute(db)
