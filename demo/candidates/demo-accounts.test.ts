import { accountWith } from '#server/accounts/account/accounts.ts'
import { expect } from 'vitest'
import { test } from '#server/platform/database/testing.ts'
import { contextOf, today } from '#server/testing.ts'
import { removeCandidate } from '#server/accounts/withdrawals/remove-candidate.ts'
import { loadDemo } from '../load-demo.ts'
import { demoAccounts } from './demo-accounts.ts'

test('a demonstration candidate who left is back with the next start, and nothing else comes twice', async ({ url, db }) => {
  await loadDemo(url, { jobs: 60, candidates: 40, seed: 1, now: today })
  const accounts = await demoAccounts(db, 'mebae-demo', today)
  const counts = async () => {
    const of = async (table: 'surveys' | 'banners' | 'import_runs' | 'company_users') => (await db.selectFrom(table).select('id').execute()).length
    return [await of('surveys'), await of('banners'), await of('import_runs'), await of('company_users')]
  }
  const { company_id } = await accountWith(db, 'company', 'company@demo.example')
    .innerJoin('company_users', 'company_users.id', 'accounts.id')
    .select('company_id')
    .executeTakeFirstOrThrow()
  const said = async () =>
    (
      await db
        .selectFrom('messages')
        .innerJoin('threads', 'threads.id', 'thread_id')
        .select('messages.id')
        .where('company_id', '=', company_id)
        .where('candidate_user_id', 'is not', null)
        .execute()
    ).length
  const before = [await counts(), await said()]
  const chihiro = () => accountWith(db, 'candidate', 'candidate@demo.example').select('id').executeTakeFirst()
  const { id } = (await chihiro())!
  await db.transaction().execute(async (db) => removeCandidate(await contextOf(db, { now: () => today }), id, 1))
  expect(await chihiro()).toBeUndefined()

  expect(await demoAccounts(db, 'mebae-demo', today)).toEqual(accounts)
  expect([await counts(), await said()]).toEqual(before)
  const again = (await chihiro())!.id
  expect((await db.selectFrom('threads').select('id').where('candidate_user_id', '=', again).execute()).length).toBeGreaterThan(0)
})
