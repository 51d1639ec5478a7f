import { randomUUID } from 'node:crypto'
import argon2 from 'argon2'
import { expect, onTestFinished, vi } from 'vitest'
import { RateLimits } from '#server/platform/database/limits/rate-limits.ts'
import { addCandidate, apiFor, contextOf, test } from '#server/testing.ts'
import { hashPassword } from './password/password.ts'

test('of two hundred passwords tried from one place ten are compared, and the owner signs in from another meanwhile', async ({ db }) => {
  const password = '正しい馬とホチキス'
  await addCandidate(db, { email: 'chihiro@candidate.example', password_hash: await hashPassword(password) })
  const limits = new RateLimits(process.env.TEST_DATABASE_URL!, () => 1_000, { patience: 60_000 })
  const { client } = await contextOf(db)
  const from = (address: string) => apiFor(db, { client: { ...client, address }, take: (budget, key) => limits.take(budget, key) })
  const [attacker, owner] = [await from(randomUUID()), await from(randomUUID())]

  const verify = vi.spyOn(argon2, 'verify')
  onTestFinished(() => verify.mockRestore())
  for (let n = 0; n < 200; n++) await attacker.sessions.create({ email: 'chihiro@candidate.example', password: `guess ${n}` }).catch(() => {})
  expect(verify).toHaveBeenCalled()
  expect(verify.mock.calls.length).toBeLessThanOrEqual(10)
  expect(await owner.sessions.create({ email: 'chihiro@candidate.example', password })).toMatchObject({ area: 'candidate' })
  await limits.close()
})
