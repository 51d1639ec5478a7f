import { randomUUID } from 'node:crypto'
import argon2 from 'argon2'
import { afterAll, beforeEach, expect, vi } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { RateLimits } from '#server/platform/database/limits/rate-limits.ts'
import { waitingJobs } from '#server/platform/background/testing.ts'
import { addCandidate, apiFor, test, today } from '#server/testing.ts'
import { browser } from '../challenges/testing.ts'
import { hashPassword } from '../password/password.ts'
import { notifyWrongTries } from './notify-wrong-tries.ts'

const limits = new RateLimits(process.env.TEST_DATABASE_URL!, () => 1_000, { patience: 60_000 })
afterAll(() => limits.close())

/** Each comparison of a password is one of these. */
const verify = vi.spyOn(argon2, 'verify')
beforeEach(() => void verify.mockClear())
afterAll(() => verify.mockRestore())

const password = '正しい馬とホチキス'
const password_hash = await hashPassword(password)
const somebody = () => `${randomUUID()}@candidate.example`

/** Each try from another network address, so that only what is counted for the account slows it down. */
async function guess(db: Database, email: string, guesses: number) {
  const answer = new Headers()
  const api = await apiFor(db, { tries: limits.tries, answer, take: async (budget, key) => (budget === 'tries_notice' ? limits.take(budget, key) : 0) })
  const codes: string[] = []
  for (let n = 0; n < guesses; n++) await api.sessions.create({ email, password: `guess ${n}` }).catch(({ code }: { code: string }) => codes.push(code))
  return { codes, answer }
}

const noticesOf = (db: Database) => db.selectFrom('mails').select(['to_address', 'text']).where('kind', '=', 'wrong_tries').execute()

test('of a hundred wrong tries from a hundred addresses eleven are compared, for an address that nobody has just as for a known one', async ({ db }) => {
  const known = somebody()
  await addCandidate(db, { email: known, password_hash })
  for (const email of [known, somebody()]) {
    verify.mockClear()
    const { codes, answer } = await guess(db, email, 100)
    expect(codes).toEqual([...Array.from({ length: 11 }, () => 'WRONG_PASSWORD'), ...Array.from({ length: 89 }, () => 'TOO_MANY_TRIES')])
    expect(verify).toHaveBeenCalledTimes(11)
    expect(Number(answer.get('Retry-After'))).toBeGreaterThan(0)
    expect(Number(answer.get('Retry-After'))).toBeLessThanOrEqual(30)
  }
})

test('a hundred at the same moment are counted, too', async ({ db }) => {
  const email = somebody()
  await addCandidate(db, { email, password_hash })
  const api = await apiFor(db, { tries: limits.tries })
  await Promise.allSettled(Array.from({ length: 100 }, (_, n) => api.sessions.create({ email, password: `guess ${n}` })))
  expect(verify).toHaveBeenCalled()
  expect(verify.mock.calls.length).toBeLessThanOrEqual(11)
})

test('the owner still gets in on a device where they were before, and elsewhere once a try was right', async ({ db }) => {
  const email = somebody()
  await addCandidate(db, { email, password_hash })
  const { api } = await browser(db, { tries: limits.tries })
  await api.sessions.create({ email, password })
  await guess(db, email, 30)
  expect(await api.sessions.create({ email, password })).toMatchObject({ area: 'candidate' })
  // What is right on a known device says nothing of the others.
  await expect((await browser(db, { tries: limits.tries })).api.sessions.create({ email, password })).rejects.toMatchObject({ code: 'TOO_MANY_TRIES' })
})

test('a known device has no more tries than others, and a forged mark none of its own', async ({ db }) => {
  const email = somebody()
  await addCandidate(db, { email, password_hash })
  const { api, jar } = await browser(db, { tries: limits.tries })
  await api.sessions.create({ email, password })
  const wrong = async () => api.sessions.create({ email, password: 'guess' }).catch(({ code }: { code: string }) => code)
  const codes = []
  for (let n = 0; n < 12; n++) codes.push(await wrong())
  expect(codes.slice(10)).toEqual(['WRONG_PASSWORD', 'TOO_MANY_TRIES'])
  for (const forged of ['A'.repeat(22), `${'B'.repeat(22)}.${'C'.repeat(22)}`, '../..', '.']) {
    jar.set('mebae_device', forged)
    expect(await wrong()).toBe('WRONG_PASSWORD')
  }
})

test('with the right password the count begins again', async ({ db }) => {
  const email = somebody()
  await addCandidate(db, { email, password_hash })
  const api = await apiFor(db, { tries: limits.tries })
  for (let round = 0; round < 3; round++) {
    await guess(db, email, 9)
    await api.sessions.create({ email, password })
  }
})

test('the owner is told once, however many tries there are; of an address that nobody has, nobody', async ({ db }) => {
  const email = somebody()
  await addCandidate(db, { email, password_hash })
  await guess(db, email, 60)
  await guess(db, somebody(), 60)
  for (const { payload } of (await waitingJobs(db)).filter(({ task }) => task === 'notify_wrong_tries'))
    await notifyWrongTries({ db, now: () => today }, payload as Parameters<typeof notifyWrongTries>[1])
  const told = await noticesOf(db)
  expect(told).toMatchObject([{ to_address: email }])
  expect(told[0]?.text).toContain('/password/reset')
})

test('confirming, changing the password and codes are limited alike', async ({ db }) => {
  const { as } = await addCandidate(db, { email: somebody(), password_hash })
  const { candidate_users, sessions } = await apiFor(db, { ...as, tries: limits.tries })
  const codes: string[] = []
  const note = ({ code }: { code: string }) => codes.push(code)
  for (let n = 0; n < 6; n++) await sessions.confirm({ password: `guess ${n}` }).catch(note)
  for (let n = 0; n < 7; n++) await candidate_users.password.change({ current_password: `guess ${n}`, password: '夕焼けの坂道をくだる' }).catch(note)
  expect(codes.slice(10)).toEqual(['WRONG_PASSWORD', 'TOO_MANY_TRIES', 'TOO_MANY_TRIES'])
  codes.length = 0
  for (let n = 0; n < 12; n++) await candidate_users.second_factor.prove({ code: '000000' }).catch(note)
  expect(codes.slice(10)).toEqual(['CODE_WRONG', 'TOO_MANY_TRIES'])
})
