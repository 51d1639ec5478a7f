import { sql } from 'kysely'
import type { MemberContext } from '../request/member-context.ts'

/** This transaction acts in the member's name: the history of the job, or of the company's page, records the member. */
export const actAs = ({ db, viewer }: Pick<MemberContext, 'db' | 'viewer'>) => sql`select set_config('mebae.actor', ${viewer.name}, true)`.execute(db)
