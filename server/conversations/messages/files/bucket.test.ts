import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { createApp } from '#server/app.ts'
import { startBucket, useBucket } from '#server/platform/files/places/testing.ts'
import { addCandidate, apiFor, contextOf, noPages, test } from '#server/testing.ts'
import { addConversation } from '../testing.ts'
import { purgeAttachments, scanAttachment } from './attachments.ts'

let store: Awaited<ReturnType<typeof startBucket>>
let leave: () => void
beforeAll(async () => {
  store = await startBucket()
  leave = useBucket(store.url)
})
afterAll(async () => {
  leave()
  await store.close()
})
beforeEach(() => void (store.fault = undefined))

const memo = () => new File(['計測の仕事をしてきました。'], '経歴.txt')

test('a file of a message goes into the bucket and comes out for the two parties only, until nothing names it', async ({ db }) => {
  const { company_id, mine, candidate, recruiter } = await addConversation(db)
  const uploaded = await mine.messages.upload({ company_id, file: memo() })
  await mine.messages.send({ company_id, message: 'お送りします。', attached_files: [uploaded.id] })
  await scanAttachment({ db }, { attachment_id: uploaded.id })
  const app = createApp(await contextOf(db), noPages)
  const fetchAs = (cookie: string) => app.request(uploaded.url, { headers: { cookie } })
  for (const { cookie } of [candidate, recruiter]) expect(await (await fetchAs(cookie)).text()).toBe('計測の仕事をしてきました。')
  const reads = store.calls.filter((call) => call.startsWith('GET')).length
  for (const cookie of [(await addCandidate(db)).cookie, '']) expect((await fetchAs(cookie)).status).toBe(404)
  expect(store.calls.filter((call) => call.startsWith('GET'))).toHaveLength(reads)

  await db.deleteFrom('message_attachments').where('id', '=', uploaded.id).execute()
  await purgeAttachments({ db, now: () => new Date(Date.now() + 86_400_000) })
  expect(store.calls.some((call) => call.startsWith('DELETE /mebae/site/message_attachments/'))).toBe(true)
})

test('a store that is away is 503 with when to come again, a full one 507, and nothing of the file is kept', async ({ db }) => {
  const { company_id, mine, candidate } = await addConversation(db)
  const { id, url } = await mine.messages.upload({ company_id, file: memo() })
  await scanAttachment({ db }, { attachment_id: id })
  const app = createApp(await contextOf(db), noPages)
  const send = async () => {
    const body = new FormData()
    body.append('file', memo())
    return app.request(`/online/api/v1/amateras/candidate_users/messages/${company_id}/attachments/`, {
      method: 'POST',
      body,
      headers: { cookie: candidate.cookie, 'sec-fetch-site': 'same-origin' },
    })
  }
  const codeOf = async (answer: Response) => [answer.status, answer.headers.get('retry-after'), ((await answer.json()) as { code: string }).code]
  store.fault = { status: 403, code: 'AccessDenied' }
  expect(await codeOf(await send())).toEqual([503, '5', 'FILES_AWAY'])
  const page = await app.request(url, { headers: { cookie: candidate.cookie } })
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5'])
  store.fault = { status: 507, code: 'XMinioStorageFull' }
  expect(await codeOf(await send())).toEqual([507, '5', 'STORAGE_FULL'])
  store.fault = undefined
  expect((await mine.messages.show({ company_id })).unsent_files).toHaveLength(1)
  const { candidate_users } = await apiFor(db, candidate.as)
  store.fault = 'cuts'
  await expect(candidate_users.job_history_pdf.upload({ file: new File(['%PDF-1.7 '], 'a.pdf') })).rejects.toMatchObject({ code: 'FILES_AWAY' })
})
