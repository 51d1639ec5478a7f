import type { Database } from '#server/platform/database/connect.ts'
import { demoAccounts } from './candidates/demo-accounts.ts'
import { loadDemo } from './load-demo.ts'

/** Fills the database of a trial once, and gives the accounts that it tells its visitor. */
export async function startDemo(ownerUrl: string, db: Database, password: string | undefined) {
  await loadDemo(ownerUrl, { jobs: 1_200, candidates: 300, seed: 1, now: new Date() })
  return demoAccounts(db, password)
}
