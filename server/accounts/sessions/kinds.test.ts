import { afterEach, beforeEach, expect } from 'vitest'
import { Area } from '#contract/accounts/sign-in/sessions.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { settings } from '#server/settings.ts'
import { addCandidate, addMember, addOperator, type apiFor, daysAgo, test, today } from '#server/testing.ts'
import { issueLink } from '../links/links.ts'
import { authenticator } from '../passkeys/testing.ts'
import { browser } from './challenges/testing.ts'
import { findViewer } from './viewer/find-viewer.ts'
import { hashPassword } from './password/password.ts'
import { sessionCookieName } from './session-cookie.ts'

type Api = Awaited<ReturnType<typeof apiFor>>

const { publicUrl } = settings
beforeEach(() => void (settings.publicUrl = 'http://localhost:3000'))
afterEach(() => void (settings.publicUrl = publicUrl))

const email = 'chihiro@yamada.example'
const passwords = { candidate: '正しい馬とホチキス', company: '夕焼けの坂道をくだる猫', operator: '雨のあとの青い自転車' }
const kinds = {
  candidate: { add: addCandidate, links: (api: Api) => api.registrations, passkeys: (api: Api) => api.candidate_users.passkeys },
  company: { add: addMember, links: (api: Api) => api.company_registrations, passkeys: (api: Api) => api.company_users.passkeys },
  operator: { add: addOperator, links: (api: Api) => api.operator_registrations, passkeys: (api: Api) => api.operators.passkeys },
}

/** One person with one address and an account of each kind: the hardest to keep apart. */
async function addEach(db: Database) {
  const of = async (kind: Area) => ({ email, password_hash: await hashPassword(passwords[kind]) })
  return {
    candidate: await addCandidate(db, await of('candidate')),
    company: await addMember(db, await of('company')),
    operator: await addOperator(db, await of('operator')),
  }
}

const pairs = Area.options.flatMap((from) => Area.options.filter((to) => to !== from).map((to) => ({ from, to })))
/** Nobody is signed in to the area. */
const nobody = async (db: Database, jar: Map<string, string>, area: Area) =>
  expect(await findViewer(db, { cookie: (name) => jar.get(name) }, today, [area])).toBeUndefined()

test.for(pairs)('a session of a $from is none in the area $to', async ({ from, to }, { db }) => {
  const { cookie } = (await addEach(db))[from]
  const token = cookie.split('=')[1] ?? ''
  expect(await findViewer(db, { cookie: () => token }, today, [from])).toMatchObject({ area: from })
  await nobody(db, new Map([[sessionCookieName(to), token]]), to)
})

test.for(pairs)('the password of a $from opens nothing in the area $to, whether there is an account or not', async ({ from, to }, { db }) => {
  const { api, jar } = await browser(db)
  const enter = () => api.sessions.create({ email, password: passwords[from], area: to })
  await kinds[from].add(db, { email, password_hash: await hashPassword(passwords[from]) })
  await expect(enter()).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
  await kinds[to].add(db, { email, password_hash: await hashPassword(passwords[to]) })
  await expect(enter()).rejects.toMatchObject({ code: 'WRONG_PASSWORD' })
  await nobody(db, jar, to)
})

test.for(pairs)('a link for a $from changes neither password nor address in the area $to', async ({ from, to }, { db }) => {
  const people = await addEach(db)
  const before = await db.selectFrom('accounts').select(['id', 'email', 'password_hash']).orderBy('id').execute()
  const { api, jar } = await browser(db)
  const reset = await issueLink(db, today, { id: people[from].id, purpose: 'reset', email })
  const change = await issueLink(db, today, { id: people[from].id, purpose: 'change', email: 'moved@yamada.example' })
  await expect(kinds[to].links(api).reset_password({ token: reset, password: 'あたらしい長靴と地図帳' })).rejects.toMatchObject({ code: 'LINK_INVALID' })
  await expect(kinds[to].links(api).change_email({ token: change })).rejects.toMatchObject({ code: 'LINK_INVALID' })
  expect(await db.selectFrom('accounts').select(['id', 'email', 'password_hash']).orderBy('id').execute()).toEqual(before)
  await nobody(db, jar, to)
  // The link itself is right: in its own area it counts.
  expect(await kinds[from].links(api).reset_password({ token: reset, password: 'あたらしい長靴と地図帳' })).toMatchObject({ success: true })
})

test.for(pairs)('what a $from was asked for a new passkey, nobody in the area $to answers, and nobody signs in with it', async ({ from, to }, { db }) => {
  const people = await addEach(db)
  const device = authenticator()
  const asked = async () => {
    const mine = await browser(db, people[from].as)
    return { ...mine, passkey: device.make(await kinds[from].passkeys(mine.api).begin({})) }
  }
  const { jar, passkey } = await asked()
  const theirs = await browser(db, people[to].as)
  for (const [name, token] of jar) theirs.jar.set(name, token)
  await expect(kinds[to].passkeys(theirs.api).add({ passkey })).rejects.toMatchObject({ code: 'PASSKEY_REFUSED' })
  expect(await db.selectFrom('passkeys').select('id').execute()).toEqual([])

  // The question of a new passkey, under the name of a question on the way in.
  const mine = await asked()
  const known = await kinds[from].passkeys(mine.api).add({ passkey: mine.passkey })
  const again = await browser(db, people[from].as)
  const { challenge } = await kinds[from].passkeys(again.api).begin({})
  const [, token = ''] = [...again.jar].find(([name]) => name.includes('passkey_registration')) ?? []
  const stranger = await browser(db)
  await stranger.api.sessions.passkey.begin({})
  const [name = ''] = [...stranger.jar.keys()].filter((each) => each.includes('passkey_sign_in'))
  stranger.jar.set(name, token)
  expect(known.id).toBe(device.id)
  await expect(stranger.api.sessions.passkey.create({ proof: device.prove({ challenge }) })).rejects.toMatchObject({ code: 'PASSKEY_REFUSED' })
  await nobody(db, stranger.jar, to)
})

test.for(pairs)('a passkey of a $from signs in to its own area only, and confirms nobody in the area $to', async ({ from, to }, { db }) => {
  const people = await addEach(db)
  const device = authenticator()
  const mine = await browser(db, people[from].as)
  await kinds[from].passkeys(mine.api).add({ passkey: device.make(await kinds[from].passkeys(mine.api).begin({})) })

  const entering = await browser(db)
  const proof = device.prove(await entering.api.sessions.passkey.begin({}))
  expect(await entering.api.sessions.passkey.create({ proof })).toMatchObject({ area: from })
  await nobody(db, entering.jar, to)
  expect(entering.jar.has(sessionCookieName(to))).toBe(false)

  const open = await browser(db, { viewer: { ...people[to].viewer, authenticated_at: daysAgo(1) } })
  const confirm = open.api.sessions.passkey.confirm({ proof: device.prove(await open.api.sessions.passkey.begin({})) })
  await expect(confirm).rejects.toMatchObject({ code: 'PASSKEY_REFUSED' })
  await nobody(db, open.jar, to)
  expect((await kinds[to].passkeys((await browser(db, people[to].as)).api).list()).passkeys).toEqual([])
})

test.for(pairs)('an account of a $from cannot be one of the area $to as well', async ({ from, to }, { db }) => {
  const { id } = (await addEach(db))[from]
  const { company_id } = await addMember(db)
  const rows = { candidate: {}, company: { company_id, name: '山田', role: 'admin' }, operator: { name: '運営 花子', role: 'full' } }
  const tables = { candidate: 'candidate_users', company: 'company_users', operator: 'operator_users' } as const
  const added = db.insertInto(tables[to]).values({ id, ...rows[to] } as never)
  await expect(added.execute()).rejects.toThrow(/violates foreign key constraint/)
})
