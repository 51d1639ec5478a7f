import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { storedFiles } from '#server/platform/files/stored-files.ts'
import { runJobs } from '#server/platform/background/testing.ts'
import { test as alone } from '#server/platform/database/testing.ts'
import { addMember, apiFor, daysAgo, test, today } from '#server/testing.ts'
import { outsideFileKey, scanOutsideFile } from './files/scan-outside-file.ts'
import { purgeOutsideCandidates } from './purge-outside-candidates.ts'
import { addOutsideWorld, HARUKA, resume } from './testing.ts'
import { sendOutsideLinks } from './person/send-outside-links.ts'
import { seal } from '#server/platform/sealing/seal.ts'

const told = { name: HARUKA.name, phone_number: '090-1111-2222', may_upload: false }

async function scanAll(db: Database) {
  for (const { id } of await db.selectFrom('outside_files').select('id').execute()) await scanOutsideFile({ db }, { outside_file_id: id })
}
const nothingLeft = async (db: Database) =>
  Promise.all((['outside_candidates', 'outside_links', 'outside_files', 'outside_events'] as const).map((table) => db.selectFrom(table).selectAll().execute()))

test('somebody is asked by exactly the mail of the preview; until they consent nothing else is stored or read', async ({ db }) => {
  const { ours, job_id, mails } = await addOutsideWorld(db)
  const preview = await ours.preview({ ...HARUKA, job_id })
  const added = await ours.add({ ...HARUKA, job_id })
  const [mail] = await mails()
  expect(preview).toMatchObject({ to: HARUKA.email, subject: mail!.subject })
  expect(mail!.text!.replace(/token=[\w-]+/, 'token=…')).toBe(preview.text)
  expect(preview.text).toMatch(/木下 遥さんが.*SRE.*選考の最後の更新から12か月/s)
  expect(added).toMatchObject({ consented_at: null, phone_number: null, file: null, step: 'entry' })
  expect(new Date(added.deleted_at).toISOString()).toBe(daysAgo(-14))
  await expect(ours.change({ id: added.id, step: 'offer' })).rejects.toMatchObject({ code: 'OUTSIDE_UNREADABLE' })
  await expect(ours.write_note({ id: added.id, note: 'x' })).rejects.toMatchObject({ code: 'OUTSIDE_UNREADABLE' })
  await expect(ours.upload({ id: added.id, file: resume() })).rejects.toMatchObject({ code: 'OUTSIDE_UNREADABLE' })
  await expect(ours.file({ id: added.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})

test('the database itself takes no file of somebody who did not consent', async ({ db }) => {
  const { ours } = await addOutsideWorld(db)
  const { id } = await ours.add(HARUKA)
  const file = { outside_candidate_id: id, file_name: 'x.pdf', media_type: 'application/pdf', byte_size: 1, by_company: false }
  await expect(db.insertInto('outside_files').values(file).execute()).rejects.toThrow('did not consent')
})

test('with the consent the company reads the résumé, each opening is written, and the person reads that', async ({ db }) => {
  const { ours, theirs, mailed } = await addOutsideWorld(db)
  const { id } = await ours.add(HARUKA)
  const { token } = await theirs.consent({ token: await mailed(), ...told, file: resume() })
  await expect(ours.file({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await scanAll(db)
  expect(await (await ours.file({ id })).text()).toContain('経歴')
  expect((await ours.show({ id })).events.map(({ kind }) => kind).toSorted()).toEqual(['asked', 'consented', 'file_added', 'file_opened'])
  expect(await theirs.open({ token })).toMatchObject({ name: HARUKA.name, phone_number: '090-1111-2222', file: { file_name: '履歴書.pdf' } })
  expect((await theirs.open({ token })).opened_at).toHaveLength(1)
  expect(await ours.change({ id, step: 'end', end_reason: 'rejected' })).toMatchObject({ step: 'end', end_reason: 'rejected' })
  await ours.write_note({ id, note: 'ひみつのメモ' })
  const exported = await (await theirs.export({ token })).text()
  expect(JSON.parse(exported)).toMatchObject({ email: HARUKA.email, file: { content_base64: expect.stringMatching(/^JVBER/) } })
  expect(exported).not.toContain('ひみつ')
})

test('a link is used once: the reply carries the next, and the old one is dead', async ({ db }) => {
  const { ours, theirs, mailed } = await addOutsideWorld(db)
  await ours.add(HARUKA)
  const first = await mailed()
  for (let twice = 0; twice < 2; twice++) expect((await theirs.open({ token: first })).email).toBe(HARUKA.email)
  const { token } = await theirs.consent({ token: first, ...told })
  for (const act of ['open', 'consent', 'withdraw'] as const)
    await expect(theirs[act]({ token: first, ...(act === 'consent' ? told : {}) } as { token: string; name: string })).rejects.toMatchObject({
      code: 'LINK_INVALID',
    })
  const { token: next } = await theirs.change({ token, ...told, name: '柏木 はるか' })
  expect((await theirs.open({ token: next })).name).toBe('柏木 はるか')
  expect(await db.selectFrom('outside_links').select('token_hash').where('token_hash', '=', Buffer.from(next)).execute()).toEqual([])
})

test('one press refuses: nothing is left but a hash, and this company cannot ask again, another can', async ({ db }) => {
  const { ours, theirs, mailed } = await addOutsideWorld(db)
  await ours.add(HARUKA)
  await theirs.withdraw({ token: await mailed() })
  expect(await nothingLeft(db)).toEqual([[], [], [], []])
  expect(JSON.stringify(await db.selectFrom('outside_refusals').selectAll().execute())).not.toContain('kashiwagi')
  const again = { ...HARUKA, email: 'Kashiwagi@mail.example' }
  await expect(ours.add(again)).rejects.toMatchObject({ data: [{ field: 'email' }] })
  await expect(ours.preview(again)).rejects.toMatchObject({ data: [{ field: 'email' }] })
  expect((await (await addOutsideWorld(db)).ours.add(HARUKA)).consented_at).toBeNull()
})

test('what was consented to can be taken back, all of it', async ({ db }) => {
  const { ours, theirs, mailed, job_id } = await addOutsideWorld(db)
  await ours.add(HARUKA)
  const { token } = await theirs.consent({ token: await mailed(), ...told, file: resume() })
  await ours.add({ ...HARUKA, job_id })
  await theirs.withdraw({ token })
  expect(await nothingLeft(db)).toEqual([[], [], [], []])
})

alone('the bytes of the résumé go with its row, also with the company', async ({ db, url }) => {
  const { ours, theirs, mailed, company_id } = await addOutsideWorld(db)
  await ours.add(HARUKA)
  await theirs.consent({ token: await mailed(), ...told, file: resume() })
  const { storage_key } = await db.selectFrom('outside_files').select('storage_key').executeTakeFirstOrThrow()
  expect(await storedFiles.exists(outsideFileKey(storage_key))).toBe(true)
  await db.deleteFrom('companies').where('id', '=', company_id).execute()
  await runJobs(url, { db })
  expect(await storedFiles.exists(outsideFileKey(storage_key))).toBe(false)
  expect(await nothingLeft(db)).toEqual([[], [], [], []])
})

test('without an answer everything is deleted after 14 days, with one so many months after the last step', async ({ db }) => {
  const { ours, theirs, mailed } = await addOutsideWorld(db)
  await ours.add(HARUKA)
  await theirs.consent({ token: await mailed(), ...told })
  await ours.add({ ...HARUKA, email: 'other@mail.example' })
  const late = await mailed('other@mail.example')
  const left = async (days: number) => {
    await purgeOutsideCandidates({ db, now: () => new Date(daysAgo(-days)) })
    return (await ours.list({})).candidates.map(({ email }) => email)
  }
  expect(await left(13)).toHaveLength(2)
  expect(await left(14)).toEqual([HARUKA.email])
  await expect(theirs.open({ token: late })).rejects.toMatchObject({ code: 'LINK_INVALID' })
  expect(await left(364)).toHaveLength(1)
  expect(await left(366)).toEqual([])
})

test('a link that is late leads nowhere, also before anything was purged', async ({ db }) => {
  let now = new Date(daysAgo(0))
  const { ours, theirs, mailed } = await addOutsideWorld(db, { now: () => now })
  await ours.add(HARUKA)
  const token = await mailed()
  now = new Date(daysAgo(-14))
  await expect(theirs.consent({ token, ...told })).rejects.toMatchObject({ code: 'LINK_INVALID' })
})

test('a longer setting does not lengthen what somebody was promised', async ({ db }) => {
  const { ours, theirs, mailed, company_id } = await addOutsideWorld(db)
  const admin = await addMember(db, { company_id, role: 'admin' })
  const settings = (await apiFor(db, admin.as)).company_users.outside_candidates
  await settings.change_settings({ keep_months: 6 })
  await ours.add(HARUKA)
  await settings.change_settings({ keep_months: 24 })
  await theirs.consent({ token: await mailed(), ...told })
  expect((await ours.list({})).candidates[0]!.deleted_at).toMatch(/^2027-05-21/)
})

test('the company stores a résumé that it got elsewhere only with the permission for that', async ({ db }) => {
  const { ours, theirs, mailed } = await addOutsideWorld(db)
  const { id } = await ours.add(HARUKA)
  const { token } = await theirs.consent({ token: await mailed(), ...told })
  await expect(ours.upload({ id, file: resume() })).rejects.toMatchObject({ code: 'OUTSIDE_UPLOAD_CLOSED' })
  const { token: next } = await theirs.change({ token, ...told, may_upload: true })
  expect(await ours.upload({ id, file: resume('先方.pdf') })).toMatchObject({ file_name: '先方.pdf', by_company: true })
  await theirs.change({ token: next, ...told, remove_file: true })
  expect((await ours.show({ id })).candidate.file).toBeNull()
})

alone('the résumé is a PDF; a refused one leaves the consent unsaid and the link alive', async ({ db }) => {
  const { ours, theirs, mailed } = await addOutsideWorld(db)
  await ours.add(HARUKA)
  const token = await mailed()
  const file = new File(['memo'], 'memo.txt')
  await expect(theirs.consent({ token, ...told, file })).rejects.toMatchObject({ data: [{ field: 'file' }] })
  expect((await theirs.open({ token })).consented_at).toBeNull()
})

test('a new link goes to the address only, the answer is one for every address', async ({ db }) => {
  const { ours, theirs, mailed, mails } = await addOutsideWorld(db)
  await ours.add(HARUKA)
  await mailed()
  expect(await theirs.ask_for_link({ email: 'nobody@mail.example' })).toEqual(await theirs.ask_for_link({ email: HARUKA.email }))
  for (const email of ['nobody@mail.example', HARUKA.email.toUpperCase()]) await sendOutsideLinks({ db, now: () => today }, { email_sealed: seal(email)! })
  expect((await mails()).map(({ to_address, kind }) => [to_address, kind])).toEqual([[HARUKA.email, 'outside_link']])
  expect((await theirs.open({ token: await mailed() })).name).toBe(HARUKA.name)
})

test('another company, a guest and a program know nobody of them', async ({ db }) => {
  const { ours, company_id, recruiter } = await addOutsideWorld(db)
  const { id } = await ours.add(HARUKA)
  const rival = (await apiFor(db, (await addMember(db)).as)).company_users.outside_candidates
  expect((await rival.list({})).candidates).toEqual([])
  for (const act of ['show', 'remove', 'file'] as const) await expect(rival[act]({ id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const guest = (await apiFor(db, (await addMember(db, { company_id, role: 'guest' })).as)).company_users.outside_candidates
  await expect(guest.list({})).rejects.toMatchObject({ code: 'ROLE_FORBIDDEN' })
  const viewer = { ...recruiter.as.viewer, key: { id: 'key', scopes: ['applications:read' as const] } }
  await expect((await apiFor(db, { viewer })).company_users.outside_candidates.list({})).rejects.toMatchObject({ code: 'KEY_SCOPE_MISSING' })
})
