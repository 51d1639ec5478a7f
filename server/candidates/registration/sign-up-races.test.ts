import argon2 from 'argon2'
import { sql } from 'kysely'
import { expect, onTestFinished, vi } from 'vitest'
import { purposes } from '#contract/accounts/consents/purposes.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { test } from '#server/platform/database/testing.ts'
import { addCandidate, apiFor } from '#server/testing.ts'

const password = '正しい馬とホチキス'
const form = (email: string) => ({
  email,
  password,
  is_16_or_older: true,
  consents: { terms: purposes.terms.version, privacy: purposes.privacy.version },
})
const codesOf = async (tries: Promise<unknown>[]) =>
  (await Promise.allSettled(tries)).map((one) => (one.status === 'fulfilled' ? 'done' : ((one.reason as { code?: string }).code ?? String(one.reason))))
const counted = (codes: string[]) =>
  Object.fromEntries(
    Array.from(
      Map.groupBy(codes, (code) => code),
      ([code, { length }]) => [code, length],
    ),
  )

async function mailedTokens(db: Database) {
  const mails = await db.selectFrom('mails').select('text').execute()
  return mails.flatMap(({ text }) => /token=([\w-]+)/.exec(text ?? '')?.[1] ?? [])
}

test('of fifty openings of one link at the same moment one makes the account', async ({ db }) => {
  await (await apiFor(db)).registrations.sign_up(form('chihiro@candidate.example'))
  const [token = ''] = await mailedTokens(db)
  const api = await apiFor(db)
  const codes = await codesOf(Array.from({ length: 50 }, () => api.registrations.verify({ token, password })))
  expect(counted(codes)).toEqual({ done: 1, LINK_INVALID: 49 })
  expect(await db.selectFrom('sessions').select('id').execute()).toHaveLength(1)
})

test('two visitors who sign up with one address and open their links at the same moment make one account', async ({ db }) => {
  for (const spelling of ['Chihiro@candidate.example', 'chihiro@candidate.example']) await (await apiFor(db)).registrations.sign_up(form(spelling))
  const [one = '', other = ''] = await mailedTokens(db)
  const api = await apiFor(db)

  // Both hold their own sign-up and have found no account: the second inserts while the first has not committed.
  const first = await db.startTransaction().execute()
  const slow = await apiFor(first as unknown as Database)
  await slow.registrations.verify({ token: one, password })
  const second = codesOf([api.registrations.verify({ token: other, password })])
  await vi.waitUntil(async () => (await waiting(db)) === 1, { timeout: 30_000, interval: 5 })
  await first.commit().execute()

  expect(await second).toEqual(['LINK_INVALID'])
  expect(await db.selectFrom('accounts').select('email').execute()).toEqual([{ email: 'Chihiro@candidate.example' }])
})

test('a password is hashed once for a known address and once for an unknown one', async ({ db }) => {
  await addCandidate(db, { email: 'chihiro@candidate.example' })
  const statements: string[] = []
  const hash = vi.spyOn(argon2, 'hash')
  onTestFinished(() => hash.mockRestore())
  for (const email of ['chihiro@candidate.example', 'nobody@candidate.example']) {
    hash.mockClear()
    const spied = db.withPlugin({
      transformQuery: ({ node }) => (statements.push(`${email}: ${node.kind}`), node),
      transformResult: async ({ result }) => result,
    })
    await (await apiFor(spied)).registrations.sign_up(form(email))
    expect(hash).toHaveBeenCalledTimes(1)
  }
  const of = (email: string) => statements.filter((statement) => statement.startsWith(email)).map((statement) => statement.slice(email.length))
  expect(of('chihiro@candidate.example')).toEqual(of('nobody@candidate.example'))
  expect(of('nobody@candidate.example').length).toBeGreaterThan(3)
})

/** How many of this database's connections wait for another. */
const waiting = async (db: Database) => {
  const { rows } = await sql<{
    count: number
  }>`select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
  return rows[0]?.count
}
