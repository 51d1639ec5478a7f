import { vi } from 'vitest'
import { addPerson, propose } from '#server/hiring/meetings/outside/testing.ts'
import { siteSettings } from '#server/settings/site-settings.ts'
import { expect } from '../kit/expect.ts'
import { origin } from '../kit/page.ts'
import { test } from '../kit/test.ts'

const headers = { origin, 'sec-fetch-site': 'same-origin' }
const files = ['/outside/meeting/calendar', '/outside/export']
const strange = ['履歴', `${'a'.repeat(199)}😀`, '\r\nx', '']

test('a file behind a link is refused without a fault: no form, and no token that could be one', async ({ page }) => {
  for (const path of files) {
    const json = await page.request(path, { method: 'POST', body: '{}', headers: { ...headers, 'content-type': 'application/json' } })
    expect([path, json.status]).toEqual([path, 400])
    for (const token of strange) {
      const answer = await page.request(path, { method: 'POST', body: new URLSearchParams({ token }), headers })
      expect([path, token, answer.status]).toEqual([path, token, 303])
      const { pathname, search } = new URL(answer.headers.get('location')!, origin)
      expect(await page.goto(pathname + search)).toBe(200)
    }
  }
})

test('where no mail leaves, the page of a booking promises none', async ({ db, page }) => {
  const world = await addPerson(db)
  await propose(world)
  const token = await world.mailed()
  const sendsMail = vi.spyOn(siteSettings(), 'sendsMail', 'get').mockReturnValue(false)
  await page.goto(`/outside/meeting?token=${token}`)
  page.getByLabel(/10:00/).check()
  await page.getByRole('button', { name: 'この日時に決める' }).click()
  sendsMail.mockRestore()
  expect(page.getByText('確認のメールは届きません')).toBeVisible()
})
