import { sql } from 'kysely'

/** Of `outside`: after a merge the selection goes on in the entry, or the application, into which they were merged. */
const ofSelection = <Value>(ofApplication: string, ofOutside: string) =>
  sql<Value>`(case when outside.merged_application_id is not null then (select ${sql.ref(ofApplication)} from applications
      join threads on threads.id = applications.thread_id where applications.id = outside.merged_application_id)
    when outside.merged_into_id is not null then (select ${sql.ref(`entry.${ofOutside}`)} from outside_candidates as entry where entry.id = outside.merged_into_id)
    else ${sql.ref(`outside.${ofOutside}`)} end)`

/** The entry whose page the company opens, the step of the selection and who of the company takes care of it. */
export const whereTheyStand = [
  sql<string>`coalesce(outside.merged_into_id, outside.id)`.as('entry_id'),
  ofSelection<string>('applications.step', 'step').as('step'),
  ofSelection<string | null>('threads.company_user_id', 'assigned_id').as('assigned_id'),
] as const
