import { accountWith } from '#server/accounts/account/accounts.ts'
import { expect } from 'vitest'
import { responseRules } from '#contract/hiring/response-ledger/response-rules.ts'
import { test } from '#server/platform/database/testing.ts'
import { apiFor, today } from '#server/testing.ts'
import { demoAccounts } from '../candidates/demo-accounts.ts'
import { loadDemo } from '../load-demo.ts'

test('the company that visitors try out has public figures of its own conversations, also of promised meetings', async ({ url, db }) => {
  await loadDemo(url, { jobs: 60, candidates: 300, seed: 1, now: today })
  await demoAccounts(db, 'mebae-demo', today)
  const { company_id } = await accountWith(db, 'company', 'company@demo.example')
    .innerJoin('company_users', 'company_users.id', 'accounts.id')
    .select('company_id')
    .executeTakeFirstOrThrow()
  const api = await apiFor(db)
  const { response_figures } = await api.companies.response_figures({ id: company_id })
  expect(response_figures.map(({ kind }) => kind)).toEqual(['application', 'scout'])
  const [application, scout] = response_figures
  for (const figures of [application!, scout!]) {
    expect(figures.cases).toBeGreaterThanOrEqual(responseRules.cases)
    expect(figures.answered).toBeGreaterThan(0)
    expect(figures.answered).toBeLessThan(figures.cases)
    expect(figures.finished).toBeGreaterThan(0)
  }
  expect(scout!.promises).toBeGreaterThanOrEqual(responseRules.cases)
  expect(scout!.kept_promises).toBeLessThan(scout!.promises)
  expect(scout!.meetings).toBeGreaterThanOrEqual(responseRules.cases)
  const generated = await db
    .selectFrom('company_response_figures')
    .select('kind')
    .where('company_id', '=', company_id)
    .where('is_generated', '=', true)
    .execute()
  expect(generated).toEqual([])
  const people = await db.selectFrom('accounts').select('email').where('kind', '=', 'candidate').where('email', 'like', '%@demo.example').execute()
  expect(people).toEqual([{ email: 'candidate@demo.example' }])
})
