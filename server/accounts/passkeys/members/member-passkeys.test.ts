import { afterEach, beforeEach, expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { findViewer } from '../../sessions/viewer/find-viewer.ts'
import { hashPassword } from '../../sessions/password/password.ts'
import { browser } from '../../sessions/challenges/testing.ts'
import { settings } from '#server/settings.ts'
import { addCandidate, addMember, daysAgo, test, today } from '#server/testing.ts'
import { authenticator } from '../testing.ts'

const { publicUrl } = settings
beforeEach(() => void (settings.publicUrl = 'http://localhost:3000'))
afterEach(() => void (settings.publicUrl = publicUrl))

const password = '正しい馬とホチキス'
const email = 'saegusa@yamada.example'
const device = () => authenticator()

async function signedIn(db: Database) {
  const { api, client } = await browser(db)
  await api.sessions.create({ email, password, area: 'company' })
  return memberOf(db, client)
}

async function memberOf(db: Database, client: { cookie: (name: string) => string | undefined }) {
  const viewer = await findViewer(db, client, today, ['company'])
  if (viewer?.area !== 'company') throw new Error('nobody')
  return viewer
}

/** An admin who made a passkey on the way in. */
async function withPasskey(db: Database, key = device()) {
  const { id, company_id } = await addMember(db, { email, password_hash: await hashPassword(password) })
  const viewer = await signedIn(db)
  expect(viewer.second_factor).toBe('missing')
  const { api, client } = await browser(db, { viewer })
  const passkey = await api.company_users.passkeys.add({ passkey: key.make(await api.company_users.passkeys.begin({})) })
  return { id, company_id, key, passkey, viewer: await memberOf(db, client) }
}

test('a passkey made on the way in is a second factor, asked for at the next sign-in, and enough alone', async ({ db }) => {
  const { id, key, viewer } = await withPasskey(db)
  expect(viewer.second_factor).toBe('passed')
  const half = await signedIn(db)
  expect(half.second_factor).toBe('asked')
  const shown = await browser(db, { viewer: half })
  await shown.api.sessions.passkey.confirm({ proof: key.prove(await shown.api.sessions.passkey.begin({})) })
  expect((await memberOf(db, shown.client)).second_factor).toBe('passed')

  const alone = await browser(db)
  expect(await alone.api.sessions.passkey.create({ proof: key.prove(await alone.api.sessions.passkey.begin({})) })).toMatchObject({ area: 'company' })
  expect(await memberOf(db, alone.client)).toMatchObject({ id, second_factor: 'passed' })
})

test('nobody else’s passkey passes for a member, neither a colleague’s nor a candidate’s', async ({ db }) => {
  const { company_id } = await withPasskey(db)
  const half = await signedIn(db)
  const colleague = await addMember(db, { company_id })
  const candidate = await addCandidate(db)
  const keys = [device(), device()]
  const [theirs, hers] = [await browser(db, colleague.as), await browser(db, candidate.as)]
  await theirs.api.company_users.passkeys.add({ passkey: keys[0]!.make(await theirs.api.company_users.passkeys.begin({})) })
  await hers.api.candidate_users.passkeys.add({ passkey: keys[1]!.make(await hers.api.candidate_users.passkeys.begin({})) })
  for (const key of keys) {
    const { api } = await browser(db, { viewer: half })
    await expect(api.sessions.passkey.confirm({ proof: key.prove(await api.sessions.passkey.begin({})) })).rejects.toMatchObject({ code: 'PASSKEY_REFUSED' })
  }
})

test('the last passkey goes only after the password, and then a factor is to be set up again', async ({ db }) => {
  const { viewer, passkey } = await withPasskey(db)
  const old = (await browser(db, { viewer: { ...viewer, authenticated_at: daysAgo(1) } })).api.company_users.passkeys
  await expect(old.remove({ passkey_id: passkey.id })).rejects.toMatchObject({ code: 'CONFIRMATION_REQUIRED' })
  const { api } = await browser(db, { viewer })
  await api.company_users.passkeys.rename({ passkey_id: passkey.id, name: '会社のPC' })
  expect((await api.company_users.passkeys.list()).passkeys).toMatchObject([{ name: '会社のPC' }])
  await api.company_users.passkeys.remove({ passkey_id: passkey.id })
  expect((await signedIn(db)).second_factor).toBe('missing')
})
