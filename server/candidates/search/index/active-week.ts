import { sql } from 'kysely'

/**
 * The Monday in Japan of the week in which a candidate of `profiles` last changed profile or intention. Nothing finer leaves the index, neither as a day nor as an
 * order: what somebody changes on an evening would tell when they sit before this site (docs/decisions/0104).
 */
export const activeWeek = sql`date_trunc('week', greatest(profiles.updated_at, intention_updated_at) at time zone 'Asia/Tokyo')`
