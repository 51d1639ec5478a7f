import { type RawBuilder, sql } from 'kysely'

/** Whether one of two operators created, raised or reset the other. */
export const isTied = (one: RawBuilder<unknown>, other: RawBuilder<unknown>) => sql<boolean>`exists (
  select from operator_ties as ties where (ties.operator_user_id, ties.by_operator_user_id) in ((${one}, ${other}), (${other}, ${one})))`
