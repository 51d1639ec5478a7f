import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { addCompany, addMember, apiFor, test } from '#server/testing.ts'

const companyOf = (db: Database, state: 'pending' | 'active') => addCompany(db, { state, url: 'https://www.yamada.example/', name: '株式会社山田製作所' })

test('a company without approval invites addresses of its own domain only, also when it sends again', async ({ db }) => {
  const { id: company_id } = await companyOf(db, 'pending')
  const { invitations } = (await apiFor(db, (await addMember(db, { company_id })).as)).company_users
  await invitations.create({ email: 'izumi@yamada.example', role: 'guest' })
  await invitations.create({ email: 'izumi@mail.yamada.example', role: 'guest' })
  for (const email of ['stranger@evil.example', 'stranger@gmail.com', 'izumi@yamada.example.evil.example', 'izumi@notyamada.example'])
    await expect(invitations.create({ email, role: 'guest' })).rejects.toMatchObject({
      code: 'INPUT_INVALID',
      data: [{ field: 'email', message: expect.stringContaining('承認されるまで') }],
    })
  const kept = { company_id, email: 'old@evil.example', role: 'guest', token_hash: Buffer.alloc(32, 1), invited_by_name: '山田', expires_at: '2026-11-25' }
  const { id } = await db.insertInto('member_invitations').values(kept).returning('id').executeTakeFirstOrThrow()
  await expect(invitations.resend({ id })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  const mails = await db.selectFrom('mails').select('to_address').orderBy('to_address').execute()
  expect(mails.map(({ to_address }) => to_address)).toEqual(['izumi@mail.yamada.example', 'izumi@yamada.example'])
})

test('an approved company invites any address', async ({ db }) => {
  const { id: company_id } = await companyOf(db, 'active')
  const { invitations } = (await apiFor(db, (await addMember(db, { company_id })).as)).company_users
  expect(await invitations.create({ email: 'partner@elsewhere.example', role: 'guest' })).toMatchObject({ is_outside: true })
})

test.for(['mail', 'mail_from', 'mail_to'])('above the limit %s nothing is sent, and the refusal says when to come again', async (full, { db }) => {
  const { id: company_id } = await companyOf(db, 'active')
  const { viewer } = await addMember(db, { company_id })
  const taken: [string, string][] = []
  const take = async (budget: string, key: string) => (taken.push([budget, key]), budget === full ? 60 : 0)
  const answer = new Headers()
  const { invitations } = (await apiFor(db, { viewer, take, answer })).company_users
  await expect(invitations.create({ email: 'Izumi@yamada.example', role: 'guest' })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect([answer.get('retry-after'), await db.selectFrom('mails').select('id').execute()]).toEqual(['60', []])
  expect(taken.map(([budget]) => budget)).toEqual(['mail', 'mail_from', 'mail_to'])
  // The page shows the invited address nowhere.
  expect(JSON.stringify(taken)).not.toContain('yamada')
})
