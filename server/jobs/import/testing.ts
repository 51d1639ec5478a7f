import { test as base } from 'vitest'
import { connect, type Database } from '#server/platform/database/connect.ts'

const pool = connect(process.env.TEST_DATABASE_URL!)

/** A test inside a transaction that never commits. An import needs the database alone, not the whole application. */
export const test = base.extend<{ db: Database }>({
  db: async ({}, use) => {
    const transaction = await pool.startTransaction().execute()
    await use(transaction as unknown as Database)
    await transaction.rollback().execute()
  },
})
