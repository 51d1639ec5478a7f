import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from './connect.ts'

const PATIENCE = 2_000

export const isAnswering = (db: Database): Promise<boolean> =>
  Promise.race([
    sql`select 1`.execute(db).then(
      () => true,
      () => false,
    ),
    wait(PATIENCE, false, { ref: false }),
  ])
