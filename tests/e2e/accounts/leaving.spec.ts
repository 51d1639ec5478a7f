import { readFileSync } from 'node:fs'
import { strFromU8, unzipSync } from 'fflate'
import { signInNew } from '../kit/sign-in/sign-in-new.ts'
import { expect, test } from '../kit/test.ts'

test('a candidate exports everything as one file, and leaving deletes everything', async ({ page, context, db }) => {
  const { id } = await signInNew(context, db)
  await page.goto('/settings/export')
  await page.getByRole('button', { name: '書き出しを始める' }).click()
  const link = page.getByRole('link', { name: /受け取る/ })
  await expect(link).toBeVisible({ timeout: 60_000 })
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  const files = unzipSync(readFileSync(await download.path()))
  expect(JSON.parse(strFromU8(files['data/candidate_users.json']!))).toMatchObject([{ id, username: '旅の途中' }])

  await page.goto('/quit')
  await page.getByLabel('その他').check()
  await page.getByRole('button', { name: '退会する' }).click()
  await expect(page.getByRole('heading', { name: '退会の手続きが終わりました' })).toBeVisible()
  await page.goto('/profile')
  await expect(page).toHaveURL(/\/online\/companies\/\?next=/)
  expect(await db.selectFrom('candidate_users').select('id').where('id', '=', id).execute()).toEqual([])
})
