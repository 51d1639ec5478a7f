import { existsSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect } from 'vitest'
import { createApp } from '#server/app.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { storedFiles } from '#server/platform/files/stored-files.ts'
import { addCandidate, addMember, apiFor, contextOf, daysAgo, noPages, test, today } from '#server/testing.ts'
import { addConversation } from '../testing.ts'
import { attachmentKey, isMalicious, purgeAttachments, scanAttachment } from './attachments.ts'

const fixtures = new URL('../../../../../shared/fixtures/upload/', import.meta.url)
const fixture = (name: string) => new File([readFileSync(new URL(name, fixtures))], name)
const memo = (text = '計測の仕事をしてきました。') => new File([text], '経歴.txt')

async function sendFile(db: Database, file: File) {
  const talk = await addConversation(db)
  const { company_id, mine, candidate, recruiter } = talk
  const uploaded = await mine.messages.upload({ company_id, file })
  await mine.messages.send({ company_id, message: 'お送りします。', attached_files: [uploaded.id] })
  const app = createApp(await contextOf(db), noPages)
  const fetchAs = (cookie: string) => app.request(uploaded.url, { headers: { cookie } })
  return {
    ...talk,
    uploaded,
    app,
    fetchAs,
    scan: () => scanAttachment({ db }, { attachment_id: uploaded.id }),
    cookies: { candidate: candidate.cookie, recruiter: recruiter.cookie },
  }
}

test('a file goes with its message, for saving, to the two parties and nobody else', async ({ db }) => {
  const { scan, fetchAs, cookies, ours, candidate_id, company_id } = await sendFile(db, memo())
  await scan()
  expect((await ours.messages.show({ candidate_id })).messages[1]).toMatchObject({
    attachedFile1Name: '経歴.txt',
    attachedFile2: null,
    attached_files: [{ state: 'clean' }],
  })
  for (const cookie of Object.values(cookies)) {
    const answer = await fetchAs(cookie)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toBe('計測の仕事をしてきました。')
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-disposition': 'attachment; filename="__.txt"; filename*=UTF-8\'\'%E7%B5%8C%E6%AD%B4.txt',
      'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-store',
    })
  }
  const others = [await addCandidate(db), await addMember(db), await addMember(db, { company_id, role: 'guest' })]
  for (const { cookie } of [...others, { cookie: '' }]) expect((await fetchAs(cookie)).status).toBe(404)
})

test('the address is worth nothing after a block, after the sign-out and after the removal from the company', async ({ db }) => {
  const { scan, fetchAs, cookies, mine, company_id, recruiter, candidate } = await sendFile(db, memo())
  await scan()
  await mine.blocked_companies.block({ company_id })
  expect((await fetchAs(cookies.recruiter)).status).toBe(404)
  await mine.blocked_companies.unblock({ company_id })
  expect((await fetchAs(cookies.recruiter)).status).toBe(200)
  await db.deleteFrom('accounts').where('id', '=', recruiter.id).execute()
  await db.deleteFrom('sessions').where('account_id', '=', candidate.id).execute()
  for (const cookie of Object.values(cookies)) expect((await fetchAs(cookie)).status).toBe(404)
})

test('what nobody looked at yet, and what carries a virus, nobody gets', async ({ db }) => {
  const eicar = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE!$H+H*'].join('')
  const { scan, fetchAs, cookies, mine, company_id } = await sendFile(db, memo(eicar))
  const states = async () => [(await fetchAs(cookies.recruiter)).status, (await mine.messages.show({ company_id })).messages[1]!.attached_files[0]!.state]
  expect(await states()).toEqual([404, 'scanning'])
  await scan()
  expect(await states()).toEqual([404, 'refused'])
})

test('while the scanner does not answer the file waits', async ({ db }) => {
  const { scan, fetchAs, cookies, uploaded } = await sendFile(db, memo())
  const down = () => isMalicious(new Uint8Array(1), 'tcp://127.0.0.1:1')
  await expect(scanAttachment({ db, look: down }, { attachment_id: uploaded.id })).rejects.toThrow(/ECONNREFUSED/)
  expect((await fetchAs(cookies.recruiter)).status).toBe(404)
  await scan()
  expect((await fetchAs(cookies.recruiter)).status).toBe(200)
})

test('a picture is drawn again: upright, and without its metadata', async ({ db }) => {
  const picture = await sharp({ create: { width: 40, height: 20, channels: 3, background: '#1b6f40' } })
    .withExif({ IFD0: { Copyright: 'secret-place' }, IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  expect(picture.includes('secret-place')).toBe(true)
  const { scan, fetchAs, cookies, uploaded } = await sendFile(db, new File([new Uint8Array(picture)], '写真.JPEG'))
  await scan()
  const got = Buffer.from(await (await fetchAs(cookies.recruiter)).arrayBuffer())
  const { width, height, exif, format } = await sharp(got).metadata()
  expect({ width, height, exif, format, name: uploaded.file_name }).toEqual({ width: 20, height: 40, exif: undefined, format: 'jpeg', name: '写真.jpg' })
  expect(got.includes('secret-place')).toBe(false)
})

test('a third file, one of another thread, and one that was sent already do not go with a message', async ({ db }) => {
  const { mine, company_id } = await addConversation(db)
  const upload = () => mine.messages.upload({ company_id, file: memo() })
  const [one] = [await upload(), await upload()]
  await expect(upload()).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  const send = (attached_files: string[]) => mine.messages.send({ company_id, message: 'はい。', attached_files })
  await send([one.id])
  await expect(send([one.id])).rejects.toMatchObject({ data: [{ field: 'attached_files' }] })
  const other = await addConversation(db)
  const foreign = await other.mine.messages.upload({ company_id: other.company_id, file: memo() })
  await expect(send([foreign.id])).rejects.toMatchObject({ code: 'INPUT_INVALID' })
})

test('a day has room for so many files', async ({ db }) => {
  const { mine, company_id, candidate } = await addConversation(db)
  const { id: thread_id } = await db.selectFrom('threads').select('id').where('candidate_user_id', '=', candidate.id).executeTakeFirstOrThrow()
  const sent = (byte_size: number, created_at: string) => ({
    thread_id,
    company: false,
    file_name: 'a.pdf',
    media_type: 'application/pdf',
    byte_size,
    storage_key: crypto.randomUUID(),
    created_at,
  })
  const { id: message_id } = await db.selectFrom('messages').select('id').where('thread_id', '=', thread_id).executeTakeFirstOrThrow()
  await db
    .insertInto('message_attachments')
    .values([
      { ...sent(99 * 1_048_576, daysAgo(0)), message_id },
      { ...sent(99 * 1_048_576, daysAgo(2)), message_id },
    ])
    .execute()
  await mine.messages.upload({ company_id, file: memo() })
  await expect(mine.messages.upload({ company_id, file: new File([new Uint8Array(2 * 1_048_576).fill(97)], 'a.txt') })).rejects.toMatchObject({
    code: 'FILES_FULL',
    status: 413,
  })
})

test('what was never sent is swept away within a day, with its bytes', async ({ db }) => {
  const { mine, company_id } = await addConversation(db)
  const { id } = await mine.messages.upload({ company_id, file: memo() })
  const { storage_key } = await db.selectFrom('message_attachments').select('storage_key').where('id', '=', id).executeTakeFirstOrThrow()
  await purgeAttachments({ db, now: () => today })
  expect(await storedFiles.exists(attachmentKey(storage_key))).toBe(true)
  await purgeAttachments({ db, now: () => new Date(Date.now() + 86_400_000) })
  expect(await storedFiles.exists(attachmentKey(storage_key))).toBe(false)
  expect((await mine.messages.show({ company_id })).unsent_files).toEqual([])
})

test('the uploader can take back a file that was not sent', async ({ db }) => {
  const { mine, ours, company_id, candidate_id } = await addConversation(db)
  const { id: attachment_id } = await mine.messages.upload({ company_id, file: memo() })
  await expect(ours.messages.remove_file({ candidate_id, attachment_id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await mine.messages.remove_file({ company_id, attachment_id })
  expect((await mine.messages.show({ company_id })).unsent_files).toEqual([])
})

const refused = [
  'html-named.png',
  'html-then-pdf-polyglot.pdf',
  'svg-script.svg',
  'svg-xxe.svg',
  'xml-billion-laughs.svg',
  'docx-bomb.docx',
  'exe-in.docx',
  'pixel-flood-30000x30000.png',
  'png-header-65535x65535-lies.png',
  'zip-10k-entries.zip',
  'zip-bomb-100MB.zip',
  'zip-slip.zip',
  'zip-symlink.zip',
]

test.runIf(existsSync(fixtures)).for(refused)('%s is refused', async (name, { db }) => {
  const { mine, company_id } = await addConversation(db)
  await expect(mine.messages.upload({ company_id, file: fixture(name) })).rejects.toMatchObject({ code: 'INPUT_INVALID', data: [{ field: 'file' }] })
})

test.runIf(existsSync(fixtures)).for(['ok-1x1.png', 'png-then-html-polyglot.png', 'gif-js-polyglot.gif'])(
  'of %s only the picture is left, or nothing',
  async (name, { db }) => {
    const { mine, company_id } = await addConversation(db)
    const uploaded = await mine.messages.upload({ company_id, file: fixture(name) }).catch(() => undefined)
    if (!uploaded) return
    const { storage_key } = await db.selectFrom('message_attachments').select('storage_key').where('id', '=', uploaded.id).executeTakeFirstOrThrow()
    const kept = Buffer.from(await storedFiles.getBytes(attachmentKey(storage_key))).toString('latin1')
    expect(kept).not.toMatch(/<script|<html|alert\(/i)
    expect(uploaded.media_type).toMatch(/^image\/(png|jpeg)$/)
  },
)

test('a member of another company cannot upload into the thread', async ({ db }) => {
  const { candidate_id } = await addConversation(db)
  const rival = await addMember(db)
  await expect((await apiFor(db, rival.as)).company_users.messages.upload({ candidate_id, file: memo() })).rejects.toMatchObject({ code: 'NOT_FOUND' })
})
