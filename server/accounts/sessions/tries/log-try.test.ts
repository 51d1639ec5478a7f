import { afterEach, expect, vi } from 'vitest'
import { logger } from '#server/platform/logging/logger.ts'
import { addCandidate, test } from '#server/testing.ts'
import { browser } from '../challenges/testing.ts'
import { hashPassword } from '../password/password.ts'

const email = 'chihiro@candidate.example'
const password = '正しい馬とホチキス'
const logged = vi.spyOn(logger, 'info')
afterEach(() => void logged.mockClear())

const lines = () => logged.mock.calls.filter(([, message]) => message === 'try to sign in').map(([line]) => line as Record<string, unknown>)

test('each try leaves a line: who, from where and with what outcome, as pseudonyms, and never what was typed', async ({ db }) => {
  const { id } = await addCandidate(db, { email, password_hash: await hashPassword(password) })
  const { api, viewer } = await browser(db)
  const guess = { email, password: 'べつの馬とホチキス' }
  await api.sessions.create(guess).catch(() => {})
  // A password in the wrong field.
  await api.sessions.create({ email: password, password }).catch(() => {})
  await api.sessions.create({ email: 'nobody@candidate.example', password }).catch(() => {})
  await api.sessions.create({ email: 'Chihiro@candidate.example', password })
  const own = await browser(db, { viewer: await viewer() })
  await own.api.sessions.confirm({ password: 'べつの馬とホチキス' }).catch(() => {})
  await own.api.candidate_users.second_factor.prove({ code: '123456' }).catch(() => {})
  await own.api.candidate_users.password.change({ current_password: password, password: '夕焼けの坂道をくだる猫' })
  await own.api.registrations.reset_password({ token: 'nobody', password: '夕焼けの坂道をくだる猫' }).catch(() => {})
  await own.api.sessions.end()
  expect(lines().map(({ act, outcome }) => `${String(act)} ${String(outcome)}`)).toEqual([
    'password refused',
    'password refused',
    'password refused',
    'password passed',
    'confirm refused',
    'code refused',
    'change_password passed',
    'reset_password refused',
    'sign_out passed',
  ])
  const [known, typed, unknown, passed] = lines()
  expect(known?.account).toMatch(/^[\w-]{22}$/)
  expect(passed?.account).toBe(known?.account)
  expect(known?.address).toBeUndefined()
  expect(unknown).toMatchObject({ account: undefined, address: expect.stringMatching(/^[\w-]{22}$/) })
  // What is no address may be a password: not even a hash of it stays.
  expect(typed).toMatchObject({ account: undefined, address: undefined })
  expect(typed?.client).toBe(known?.client)
  const whole = JSON.stringify(lines())
  for (const word of [email, 'candidate.example', id, password, guess.password, '192.0.2.1', '123456']) expect(whole).not.toContain(word)
})
