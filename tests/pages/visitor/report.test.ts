import { addJob } from '#server/testing.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

test('a visitor reports a job without scripts and gets a number by mail', async ({ page, db }) => {
  const { id } = await addJob(db)
  await page.goto(`/about/contact?about=${encodeURIComponent(`/job_offer/detail?id=${id}`)}`)
  const email = 'someone@visitor.example'
  page.getByLabel('種類').selectOption({ label: '闇バイト・詐欺のおそれ' })
  page.getByLabel('返信を受け取るメールアドレス').fill(email)
  await page.getByRole('button', { name: '通報する' }).click()
  expect(page.getByText(/受付番号は \d+ です。/)).toBeVisible()
  const { number } = await db.selectFrom('reports').select('number').where('job_id', '=', id).executeTakeFirstOrThrow()
  const { subject } = await db.selectFrom('mails').select('subject').where('to_address', '=', email).executeTakeFirstOrThrow()
  expect(subject).toContain(`番号 ${number}`)
})
