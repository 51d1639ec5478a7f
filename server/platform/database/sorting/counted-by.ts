import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'

/** How many rows of a list stand in each of its states, for the tabs above it; the others are zero. */
export async function countedBy<DB, Tables extends keyof DB, Row, State extends string>(
  list: SelectQueryBuilder<DB, Tables, Row>,
  state: RawBuilder<string>,
  states: readonly State[],
): Promise<Record<State, number>> {
  const rows = await list
    .select([state.as('counted_state'), sql<number>`count(*)::int`.as('counted')])
    .groupBy(sql`1`)
    .$castTo<{ counted_state: string; counted: number }>()
    .execute()
  const counted = new Map(rows.map((row) => [row.counted_state, row.counted]))
  return Object.fromEntries(states.map((one) => [one, counted.get(one) ?? 0])) as Record<State, number>
}

/** Of one state, or of all of them. */
export const totalOf = <State extends string>(counts: Record<State, number>, state: State | undefined) =>
  state ? counts[state] : Object.values<number>(counts).reduce((sum, count) => sum + count, 0)
