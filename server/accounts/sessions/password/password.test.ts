import argon2 from 'argon2'
import { expect, onTestFinished, test, vi } from 'vitest'
import { hashPassword, isPassword } from './password.ts'

test('a password is kept under the cost that OWASP puts first: Argon2id, 19 MiB, two passes', async () => {
  const asked = vi.spyOn(argon2, 'hash')
  onTestFinished(() => asked.mockRestore())
  expect(await hashPassword('a good password')).toMatch(/^\$argon2id\$/)
  expect(asked.mock.calls).toEqual([['a good password', { type: argon2.argon2id, memoryCost: 19_456, timeCost: 2, parallelism: 1 }]])
})

test('however many sign in at once, two passwords are computed at a time, and each is judged', async () => {
  const hash = await hashPassword('a good password')
  let [running, most] = [0, 0]
  const verify = argon2.verify.bind(argon2)
  const watched = vi.spyOn(argon2, 'verify').mockImplementation(async (...given) => {
    most = Math.max(most, ++running)
    return verify(...given).finally(() => running--)
  })
  onTestFinished(() => watched.mockRestore())
  const answers = await Promise.all(['a good password', 'wrong', 'a good password', 'ａ good password', ''].map((password) => isPassword(password, hash)))
  expect(answers).toEqual([true, false, true, true, false])
  expect(await isPassword('nobody has this password', undefined)).toBe(false)
  expect(most).toBe(2)
})
