import { serveSite } from '../kit/serve-site.ts'
import { signInOperator } from '../kit/sign-in/sign-in-operator.ts'
import { expect, test as base } from '../kit/test.ts'

/** A second process of the site, on the same database. */
const test = base.extend<{}, { other: string }>({
  other: [
    async ({}, use) => {
      const { url, stop } = await serveSite(process.env.SITE_FOLDER!, { settings: { DATABASE_URL: process.env.SITE_DATABASE_URL!, DEV_INBOX: 'on' } })
      await use(url)
      await stop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
})

test('what an operator saves at one process stands on the kept pages of the other', async ({ page, context, db, other }) => {
  const terms = async () => (await fetch(`${other}/terms`)).text()
  const before = await terms()
  const note = `追記 ${Date.now()}`
  expect(before).not.toContain(note)
  await signInOperator(context, db)
  await page.goto('/operator/settings/detail?group=terms')
  await page.getByLabel('利用規約の追記').fill(note)
  await page.getByRole('button', { name: '変更内容を確認' }).click()
  await page.getByRole('button', { name: 'この内容で保存' }).click()
  await expect(page.getByText('保存しました。')).toBeVisible()
  await expect.poll(terms).toContain(note)
})
