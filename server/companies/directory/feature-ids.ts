import { sql } from 'kysely'

/** Ids of a company's features in force: 1 to 3 are the phase, 4 to 7 the kind. */
export const featureIds = (...ids: number[]) =>
  sql<number[]>`array_remove(array[${sql.join(ids.map((id) => sql`case when ${sql.ref(`feature${id}`)} then ${sql.lit(id)} end`))}], null)`
