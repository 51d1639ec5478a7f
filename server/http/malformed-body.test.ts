import { expect, vi } from 'vitest'
import { apiPrefix } from '#contract/index.ts'
import { createApp } from '../app.ts'
import { logger } from '../logger.ts'
import { contextOf, noPages, test } from '../testing.ts'

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
