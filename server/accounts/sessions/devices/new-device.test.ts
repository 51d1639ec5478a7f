import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { addCandidate, addMember, test } from '#server/testing.ts'
import { browser } from '../challenges/testing.ts'
import { hashPassword } from '../password/password.ts'

const password = '正しい馬とホチキス'
const email = 'chihiro@candidate.example'
const told = (db: Database) => db.selectFrom('mails').select(['to_address', 'text']).where('kind', '=', 'new_sign_in').execute()

test('signing in on a device for the first time is told by mail, with where to end that session; the second time is not', async ({ db }) => {
  await addCandidate(db, { email, password_hash: await hashPassword(password) })
  const { api } = await browser(db)
  for (let n = 0; n < 2; n++) await api.sessions.create({ email, password })
  expect(await told(db)).toMatchObject([{ to_address: email }])
  expect((await told(db))[0]?.text).toMatch(/Chrome（Windows）[^]*\/settings\/security#devices/)
  await (await browser(db)).api.sessions.create({ email, password })
  expect(await told(db)).toHaveLength(2)
})

test('with the password alone, where a second factor is asked for, no device becomes known', async ({ db }) => {
  await addMember(db, { email, password_hash: await hashPassword(password), totp_secret_sealed: 'x', totp_confirmed_at: '2026-11-01' })
  const { api, jar } = await browser(db)
  await api.sessions.create({ email, password, area: 'company' })
  expect([...jar.keys()]).toEqual(['mebae_company'])
  expect(await told(db)).toEqual([])
})

test('people who share a browser are each known there, and none by the mark of another', async ({ db }) => {
  const password_hash = await hashPassword(password)
  const people = ['one', 'two', 'three'].map((name) => `${name}@candidate.example`)
  for (const each of people) await addCandidate(db, { email: each, password_hash })
  const { api, jar } = await browser(db)
  for (const each of [...people, ...people]) await api.sessions.create({ email: each, password })
  expect((await told(db)).map(({ to_address }) => to_address ?? '').toSorted()).toEqual(people.toSorted())
  expect(jar.get('mebae_device')).not.toMatch(/one|two|three|@/)
})
