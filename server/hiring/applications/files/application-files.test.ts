import { expect } from 'vitest'
import { defaultChoice } from '#contract/candidates/privacy/shown-parts.ts'
import { createApp } from '#server/app.ts'
import { runJobs } from '#server/platform/background/testing.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { test as alone } from '#server/platform/database/testing.ts'
import { sentFiles } from '#server/operations/exports/archive-parts.ts'
import { storedFiles } from '#server/platform/files/stored-files.ts'
import { attachmentKey, scanAttachment } from '#server/conversations/messages/files/attachments.ts'
import { addMember, apiFor, contextOf, noPages, test, today } from '#server/testing.ts'
import { removeCandidate } from '#server/accounts/withdrawals/remove-candidate.ts'
import { addApplicant } from '../testing.ts'

const pdf = (name = 'ポートフォリオ.pdf') => new File(['%PDF-1.7\n佐藤 花'], name)

/** An application with one PDF that was looked at. */
async function applyWithFile(db: Database) {
  const world = await addApplicant(db)
  const { mine, ours, company_id, job_id, recruiter, candidate } = world
  await mine.profile.change({ name: '佐藤 花' })
  const file = await mine.application_choices.upload({ company_id, file: pdf() })
  await scanAttachment({ db }, { attachment_id: file.id })
  const { id } = await mine.applications.create({ id: job_id, company_id, files: [file.id] })
  const app = createApp(await contextOf(db, { now: () => today }), noPages)
  const get = async (cookie: string) => (await app.request(file.url, { headers: { cookie } })).status
  const { storage_key } = await db.selectFrom('message_attachments').select('storage_key').where('id', '=', file.id).executeTakeFirstOrThrow()
  const seen = async () => {
    const { applicant } = await ours.applications.show({ id })
    const { messages } = await ours.messages.show({ candidate_id: candidate.id })
    return [applicant.files, messages[0]!.attached_files].map((files) => files.map(({ file_name }) => file_name))
  }
  return { ...world, file, id, get, seen, key: attachmentKey(storage_key), cookies: { mine: candidate.cookie, ours: recruiter.cookie } }
}

test('a PDF goes with the application: on the applicant’s page and in the conversation, and each opening stands in the ledger', async ({ db }) => {
  const { seen, get, cookies, mine, company_id } = await applyWithFile(db)
  expect(await seen()).toEqual([['ポートフォリオ.pdf'], ['ポートフォリオ.pdf']])
  expect((await mine.applications.list()).applications[0]!.files).toMatchObject([{ file_name: 'ポートフォリオ.pdf', state: 'clean' }])
  expect((await mine.reveals.list()).reveals[0]!.parts).toContain('attached_files')
  expect([await get(cookies.ours), await get(cookies.mine), await get((await addMember(db)).cookie)]).toEqual([200, 200, 404])
  const { accesses } = await mine.access_ledger.list({})
  expect(accesses.filter(({ kind }) => kind === 'file_opened').map(({ parts, company_id }) => [company_id, parts])).toEqual([[company_id, ['attached_files']]])
  expect(accesses.find(({ kind }) => kind === 'reveal_granted')!.parts).toContain('attached_files')
})

alone('once the reveal is taken back the company has the file no more, nowhere, and its bytes go', async ({ db, url }) => {
  const { seen, get, cookies, mine, company_id, key } = await applyWithFile(db)
  await mine.reveals.revoke({ company_id })
  expect([await seen(), await get(cookies.ours)]).toEqual([[[], []], 404])
  expect((await mine.applications.list()).applications[0]!.files).toEqual([])
  expect(await db.selectFrom('message_attachments').select('id').execute()).toEqual([])
  expect(await storedFiles.exists(key)).toBe(true)
  await runJobs(url, { db })
  expect(await storedFiles.exists(key)).toBe(false)
  expect((await mine.access_ledger.list({})).accesses.find(({ kind }) => kind === 'reveal_revoked')!.parts).toContain('attached_files')
})

alone('the files alone can be taken back in the conversation, with their bytes, and cannot be given there', async ({ db, url }) => {
  const { seen, mine, company_id, key } = await applyWithFile(db)
  await mine.reveals.grant({ company_id, parts: ['profile', 'name'] })
  expect(await seen()).toEqual([[], []])
  await runJobs(url, { db })
  expect(await storedFiles.exists(key)).toBe(false)
  await mine.reveals.grant({ company_id, parts: ['profile', 'name', 'attached_files'] })
  expect((await mine.messages.show({ company_id })).shown).toEqual(['profile', 'name'])
})

test('a candidate who blocks the company, or is restricted, shows it no file; a role that reads no applicant gets none', async ({ db }) => {
  const { get, cookies, mine, company_id, candidate } = await applyWithFile(db)
  const guest = await addMember(db, { company_id, role: 'guest' })
  expect(await get(guest.cookie)).toBe(404)
  await db.updateTable('accounts').set({ restricted_at: today.toISOString() }).where('id', '=', candidate.id).execute()
  expect(await get(cookies.ours)).toBe(404)
  await db.updateTable('accounts').set({ restricted_at: null }).where('id', '=', candidate.id).execute()
  expect(await get(cookies.ours)).toBe(200)
  await mine.blocked_companies.block({ company_id })
  expect(await get(cookies.ours)).toBe(404)
})

test('an API key reads neither the files nor the answers', async ({ db }) => {
  const { id, recruiter } = await applyWithFile(db)
  const viewer = { ...recruiter.as.viewer, key: { id: 'key', scopes: ['applications:read' as const] } }
  expect((await (await apiFor(db, { viewer })).company_users.applications.show({ id })).applicant).toMatchObject({ files: [], answers: [] })
})

test('without the name, a file goes only with the word that its content is not hidden', async ({ db }) => {
  const { mine, company_id, job_id } = await addApplicant(db)
  const { id } = await mine.application_choices.upload({ company_id, file: pdf() })
  const send = (files_confirmed: boolean) =>
    mine.applications.create({ id: job_id, company_id, shown: { ...defaultChoice, name: false }, files: [id], files_confirmed })
  await expect(send(false)).rejects.toMatchObject({ data: [{ field: 'files_confirmed' }] })
  expect((await mine.application_choices.show({ company_id })).files).toMatchObject([{ id }])
  await send(true)
})

test('PDFs only, five at most, and only one’s own for this company', async ({ db }) => {
  const { mine, company_id, job_id } = await addApplicant(db)
  const upload = (file: File) => mine.application_choices.upload({ company_id, file })
  await expect(upload(new File(['memo'], '経歴.pdf.txt'))).rejects.toMatchObject({ data: [{ field: 'file', message: expect.stringContaining('PDF') }] })
  await expect(upload(new File(['MZ'], '経歴.pdf'))).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  const kept = []
  for (const name of ['1', '2', '3', '4', '5']) kept.push(await upload(pdf(`${name}.pdf`)))
  await expect(upload(pdf('6.pdf'))).rejects.toMatchObject({ data: [{ field: 'file' }] })
  await mine.application_choices.remove_file({ company_id, file_id: kept[4]!.id })
  expect((await mine.application_choices.show({ company_id })).files.map(({ file_name }) => file_name).toSorted()).toEqual(['1.pdf', '2.pdf', '3.pdf', '4.pdf'])
  expect((await mine.messages.show({ company_id })).unsent_files).toEqual([])
  const other = await addApplicant(db)
  await expect(other.mine.applications.create({ id: other.job_id, company_id: other.company_id, files: [kept[0]!.id] })).rejects.toMatchObject({
    data: [{ field: 'files' }],
  })
  // One that no scanner has seen yet goes along, and nobody gets it until then.
  await mine.applications.create({ id: job_id, company_id, files: kept.slice(0, 4).map(({ id }) => id) })
})

test('a file of an application does not go with a message', async ({ db }) => {
  const { mine, company_id } = await addApplicant(db)
  const { id } = await mine.application_choices.upload({ company_id, file: pdf() })
  await expect(mine.messages.send({ company_id, message: 'はい。', attached_files: [id] })).rejects.toMatchObject({ data: [{ field: 'attached_files' }] })
})

alone('the file is in the archive of its owner, and goes with them, its bytes and those that wait to be sent, too', async ({ db, url }) => {
  const { candidate, file, seen, key, mine, company_id } = await applyWithFile(db)
  const archive = await sentFiles(db, candidate.id)
  expect(Object.keys(archive)).toEqual([expect.stringMatching(`^files/company-\\d+/${file.id.slice(0, 8)}-ポートフォリオ.pdf$`)])
  expect(Buffer.from(Object.values(archive)[0]!).toString()).toContain('佐藤')
  expect(await storedFiles.exists(key)).toBe(true)
  const waiting = await mine.application_choices.upload({ company_id, file: pdf('下書き.pdf') })
  const { storage_key } = await db.selectFrom('message_attachments').select('storage_key').where('id', '=', waiting.id).executeTakeFirstOrThrow()
  await db.transaction().execute(async (db) => removeCandidate(await contextOf(db, { now: () => today }), candidate.id, 1))
  expect(await seen().catch(({ code }: { code: string }) => code)).toBe('NOT_FOUND')
  expect(await db.selectFrom('message_attachments').select('id').execute()).toEqual([])
  await runJobs(url, { db })
  expect([await storedFiles.exists(key), await storedFiles.exists(attachmentKey(storage_key))]).toEqual([false, false])
})
