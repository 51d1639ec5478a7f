import { expect, vi } from 'vitest'
import { apiPrefix } from '#contract/index.ts'
import { createApp } from '#server/app.ts'
import { logger } from '../../logging/logger.ts'
import { addCandidate, contextOf, noPages, test } from '#server/testing.ts'

test('words that are no JSON are refused, and are no error of ours', async ({ db }) => {
  const [error, info] = [vi.spyOn(logger, 'error'), vi.spyOn(logger, 'info')]
  const app = createApp(await contextOf(db), noPages)
  const headers = { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' }
  const answer = await app.request(`${apiPrefix}/sessions/`, { method: 'POST', headers, body: '{"email": 秘密' })
  expect([answer.status, (await answer.json()).code]).toEqual([400, 'BAD_REQUEST'])
  expect(error).not.toHaveBeenCalled()
  expect(info).toHaveBeenCalledOnce()
  expect(JSON.stringify(info.mock.lastCall?.[1])).not.toContain('秘密')
})

const sent = { 'sec-fetch-site': 'same-origin' }

test('a call without input needs neither a body nor a content type, and one with input names the missing fields', async ({ db }) => {
  const { cookie } = await addCandidate(db)
  const app = createApp(await contextOf(db), noPages)
  const post = (path: string, method = 'POST') => app.request(apiPrefix + path, { method, headers: { ...sent, cookie } })
  expect((await post('/candidate_users/favorites_by_companies/seen/', 'PUT')).status).toBe(200)
  const missing = await post('/candidate_users/saved_searches/')
  expect([missing.status, (await missing.json()).code]).toEqual([422, 'INPUT_INVALID'])
  // Where a file is awaited, too.
  expect((await post('/candidate_users/job_history_pdf/', 'PUT')).status).toBe(422)
})

test('a key that does not exist is named itself, at every depth', async ({ db }) => {
  const { cookie } = await addCandidate(db)
  const app = createApp(await contextOf(db), noPages)
  const headers = { ...sent, cookie, 'content-type': 'application/json', 'accept-language': 'en' }
  const body = JSON.stringify({ name: '東京', search: { prefectures: [13], town: 1 }, colour: 'red', size: 2 })
  const answer = await app.request(`${apiPrefix}/candidate_users/saved_searches/`, { method: 'POST', headers, body })
  const { issues } = (await answer.json()) as { issues: { field: string }[] }
  expect([answer.status, issues.map(({ field }) => field).toSorted()]).toEqual([422, ['colour', 'search.town', 'size']])
})
