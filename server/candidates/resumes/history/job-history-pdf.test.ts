import { existsSync, readFileSync } from 'node:fs'
import { readdir, readFile, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { waitingJobs } from '#server/platform/background/testing.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { storedFiles } from '#server/platform/files/stored-files.ts'
import { settings } from '#server/settings.ts'
import { addCandidate, apiFor, get, test, today } from '#server/testing.ts'
import { fileKey, purgeJobHistoryFiles } from './job-history-files.ts'
import { readJobHistoryPdf } from './job-history-pdf.ts'
import { pdfOf, pdfSaying } from '../testing.ts'

const uploads = new URL('../../../../../shared/fixtures/upload/', import.meta.url)
const isThere = existsSync(uploads)
const fileOf = (bytes: Uint8Array, name = '職務経歴書.pdf') => new File([new Uint8Array(bytes)], name)
const historyOf = async (db: Database, as: object) => (await apiFor(db, as)).candidate_users.job_history_pdf
const keyOf = async (db: Database, id: string) =>
  (await db.selectFrom('job_history_pdfs').select('storage_key').where('candidate_user_id', '=', id).executeTakeFirstOrThrow()).storage_key

test('an uploaded file waits, is read in the background, and its text stands beside it', async ({ db }) => {
  const { id, as } = await addCandidate(db)
  const history = await historyOf(db, as)
  const waiting = { file_name: '職務経歴書.pdf', state: 'waiting', page_count: null, uploaded_at: '2026-11-21T10:00:00+09:00' }
  expect(await history.upload({ file: fileOf(pdfSaying('営業部長')) })).toMatchObject({ job_history_pdf: waiting, job_history_pdf_text: '' })
  const storage_key = await keyOf(db, id)
  expect(await waitingJobs(db)).toContainEqual({ task: 'read_job_history_pdf', payload: { storage_key } })
  await readJobHistoryPdf({ db, isLastTry: false }, { storage_key })
  expect(await history.show()).toMatchObject({
    job_history_pdf: { state: 'read', failure: '', page_count: 1 },
    job_history_pdf_text: '営業部長',
    job_history_text_file: '職務経歴書.pdf',
  })
})

test('a second file replaces the first, whose bytes are deleted', async ({ db }) => {
  const { id, as } = await addCandidate(db)
  const history = await historyOf(db, as)
  await history.upload({ file: fileOf(pdfSaying('一')) })
  const storage_key = await keyOf(db, id)
  await history.upload({ file: fileOf(pdfSaying('二'), '新.pdf') })
  expect(await waitingJobs(db)).toContainEqual({ task: 'delete_job_history_file', payload: { storage_key } })
  await readJobHistoryPdf({ db, isLastTry: false }, { storage_key })
  expect(await history.show()).toMatchObject({ job_history_pdf: { file_name: '新.pdf', state: 'waiting' }, job_history_pdf_text: '' })
})

test('what its owner wrote after the upload is not overwritten by the reader', async ({ db }) => {
  const { id, as } = await addCandidate(db)
  const history = await historyOf(db, as)
  await history.upload({ file: fileOf(pdfSaying('営業')) })
  await history.change_text({ job_history_pdf_text: '自分で書いた文章\u202e' })
  await readJobHistoryPdf({ db, isLastTry: false }, { storage_key: await keyOf(db, id) })
  expect(await history.show()).toMatchObject({ job_history_pdf: { state: 'read' }, job_history_pdf_text: '自分で書いた文章' })
})

test('a candidate reads in a sentence why a file gave no text', async ({ db }) => {
  const { id, as } = await addCandidate(db)
  const history = await historyOf(db, as)
  await history.upload({ file: fileOf(pdfOf([])) })
  await readJobHistoryPdf({ db, isLastTry: false }, { storage_key: await keyOf(db, id) })
  expect((await history.show()).job_history_pdf).toMatchObject({ state: 'failed', failure: expect.stringContaining('文字が見つかりませんでした。') })
})

test('when a second file cannot be read, the text of the first stays under the name of the first', async ({ db }) => {
  const { id, as } = await addCandidate(db)
  const history = await historyOf(db, as)
  await history.upload({ file: fileOf(pdfSaying('営業'), '旧.pdf') })
  await readJobHistoryPdf({ db, isLastTry: false }, { storage_key: await keyOf(db, id) })
  expect(await history.upload({ file: fileOf(pdfOf([]), '新.pdf') })).toMatchObject({ job_history_pdf_text: '営業', job_history_text_file: '旧.pdf' })
  await readJobHistoryPdf({ db, isLastTry: false }, { storage_key: await keyOf(db, id) })
  const kept = { job_history_pdf_text: '営業', job_history_text_file: '旧.pdf' }
  expect(await history.show()).toMatchObject({ job_history_pdf: { file_name: '新.pdf', state: 'failed' }, ...kept })
  expect(await history.change_text({ job_history_pdf_text: '自分で書いた' })).toMatchObject({ job_history_text_file: null })
})

test('a reader that fails for no fault of the file is tried again; after the last try the candidate reads of the failure', async ({ db }) => {
  const { id, as } = await addCandidate(db)
  const history = await historyOf(db, as)
  await history.upload({ file: fileOf(pdfSaying('営業')) })
  const storage_key = await keyOf(db, id)
  await storedFiles.delete(fileKey(storage_key))
  await expect(readJobHistoryPdf({ db, isLastTry: false }, { storage_key })).rejects.toThrow('Cannot read file')
  expect((await history.show()).job_history_pdf).toMatchObject({ state: 'waiting' })
  await expect(readJobHistoryPdf({ db, isLastTry: true }, { storage_key })).rejects.toThrow('Cannot read file')
  expect((await history.show()).job_history_pdf).toMatchObject({ state: 'failed', failure: '読み取りが途中で止まりました。もう一度送ってください。' })
})

test('a file that waited for an hour counts as failed', async ({ db }) => {
  const { as } = await addCandidate(db)
  await (await historyOf(db, as)).upload({ file: fileOf(pdfSaying('営業')) })
  const later = await historyOf(db, { ...as, now: () => new Date(today.getTime() + 3_600_001) })
  expect((await later.show()).job_history_pdf).toMatchObject({ state: 'failed' })
})

test('only a PDF is accepted, under any file name, and no more than 10 MB', async ({ db }) => {
  const { as } = await addCandidate(db)
  const history = await historyOf(db, as)
  const refused = { code: 'INPUT_INVALID', data: [{ field: 'file', message: 'PDFではないファイルは受け取れません。PDFを選んでください。' }] }
  await expect(history.upload({ file: fileOf(Buffer.from('<html>%PDF-1.7')) })).rejects.toMatchObject(refused)
  await expect(history.upload({ file: fileOf(new Uint8Array()) })).rejects.toMatchObject({
    data: [{ field: 'file', message: 'PDFファイルを選んでください。' }],
  })
  const large = Buffer.concat([pdfSaying('長'), Buffer.alloc(10_485_760)])
  await expect(history.upload({ file: fileOf(large) })).rejects.toMatchObject({ code: 'PAYLOAD_TOO_LARGE' })
})

test.runIf(isThere)('of the collected uploads only those that begin as a PDF are taken', async ({ db }) => {
  const { as } = await addCandidate(db)
  const history = await historyOf(db, as)
  for (const name of await readdir(uploads)) {
    const bytes = await readFile(new URL(name, uploads))
    const taken = await history.upload({ file: fileOf(bytes, name) }).then(
      () => true,
      () => false,
    )
    expect([name, taken]).toEqual([name, bytes.subarray(0, 5).toString('latin1') === '%PDF-'])
  }
})

test('a candidate who sends too many files learns when to come again', async ({ db }) => {
  const { as, viewer } = await addCandidate(db)
  const asked: [string, string][] = []
  const answer = new Headers()
  const history = await historyOf(db, { ...as, answer, take: async (budget: string, key: string) => asked.push([budget, key]) && 60 })
  await expect(history.upload({ file: fileOf(pdfSaying('営業')) })).rejects.toMatchObject({ code: 'TOO_MANY_REQUESTS' })
  expect([asked, answer.get('Retry-After')]).toEqual([[['upload', viewer.id]], '60'])
})

test('removing takes the file and the text', async ({ db }) => {
  const { id, as } = await addCandidate(db)
  const history = await historyOf(db, as)
  await history.upload({ file: fileOf(pdfSaying('営業')) })
  const storage_key = await keyOf(db, id)
  await history.change_text({ job_history_pdf_text: '営業' })
  expect(await history.remove()).toEqual({ job_history_pdf: null, job_history_pdf_text: '', job_history_text_file: null })
  expect(await waitingJobs(db)).toContainEqual({ task: 'delete_job_history_file', payload: { storage_key } })
})

test('over HTTP a file arrives as a form and leaves as an attachment that can run nothing', async ({ db }) => {
  const { cookie } = await addCandidate(db)
  const form = new FormData()
  const bytes = pdfSaying('営業')
  form.append('file', fileOf(bytes, '職務 "経歴"\r\nX: 1.pdf'))
  const headers = { cookie, 'sec-fetch-site': 'same-origin' }
  expect((await get(db, '/candidate_users/job_history_pdf/', { method: 'PUT', body: form, headers })).status).toBe(200)
  const answer = await get(db, '/candidate_users/job_history_pdf/file/', { headers })
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes)
  const { 'content-disposition': disposition = '', ...others } = Object.fromEntries(answer.headers)
  expect(others).toMatchObject({
    'content-type': 'application/pdf',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cache-control': 'no-store',
    'content-security-policy': expect.stringMatching(/^sandbox; default-src 'none'/),
  })
  expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]+\.pdf"; filename\*=utf-8''[\w.%-]+\.pdf$/)
  expect(decodeURIComponent(disposition.split("''")[1] ?? '')).toMatch(/^職務 .*経歴.*\.pdf$/)
  expect((await get(db, '/candidate_users/job_history_pdf/file/', { headers: { ...headers, cookie: (await addCandidate(db)).cookie } })).status).toBe(404)
})

test.runIf(isThere)('every collected name leaves the header whole', async ({ db }) => {
  const { as, cookie } = await addCandidate(db)
  const history = await historyOf(db, as)
  for (const name of JSON.parse(readFileSync(new URL('filenames.json', uploads), 'utf8')) as string[]) {
    await history.upload({ file: fileOf(pdfSaying('営業'), name) })
    const answer = await get(db, '/candidate_users/job_history_pdf/file/', { headers: { cookie } })
    expect([name, answer.headers.get('content-disposition')]).toEqual([
      name,
      expect.stringMatching(/^attachment; filename="[^"\\]+\.pdf"; filename\*=utf-8''[\w.!~^`|#$&+%-]+\.pdf$/),
    ])
  }
})

test('files that no row names go, once no upload can be under way; the others stay', async ({ db }) => {
  const { id, as } = await addCandidate(db)
  await (await historyOf(db, as)).upload({ file: fileOf(pdfSaying('営業')) })
  const kept = fileKey(await keyOf(db, id))
  const [old, fresh] = [fileKey(crypto.randomUUID()), fileKey(crypto.randomUUID())]
  for (const key of [old, fresh]) await storedFiles.put(key, 'x')
  const yesterday = new Date(Date.now() - 86_400_000)
  for (const key of [old, kept]) await utimes(join(settings.filesDir, key), yesterday, yesterday)
  await purgeJobHistoryFiles({ db, now: () => new Date() })
  expect(await Promise.all([old, fresh, kept].map((key) => storedFiles.exists(key)))).toEqual([false, true, true])
})
