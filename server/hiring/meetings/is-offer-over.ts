import { sql } from 'kysely'

/**
 * Whether a row of `table`, of meetings, offers times to somebody from outside whose selection has ended: they can choose none of them any more.
 * Who was merged stands where they were merged into. As one value, since `exists` would be planned as a list of all people whose selection has ended.
 */
export const isOfferOver = (table: string) =>
  sql<boolean>`(${sql.ref(`${table}.state`)} = 'proposed' and (select coalesce(merged.step, entry.step, met.step) from outside_candidates as met
    left join outside_candidates as entry on entry.id = met.merged_into_id
    left join applications as merged on merged.id = met.merged_application_id
    where met.id = ${sql.ref(`${table}.outside_candidate_id`)}) is not distinct from 'end')`
