import { sql } from 'kysely'
import { mailTo } from '../kit/data/mail-to.ts'
import { signInMember } from '../kit/sign-in/sign-in-member.ts'
import { expect, test } from '../kit/test.ts'

test('a message becomes a notification and a mail; following the notification marks it as read, and the mail’s last link ends such mails', async ({
  page,
  candidate: _candidate,
  browser,
  db,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'ja-JP', timezoneId: 'Asia/Tokyo' })
  const { id, company_id } = await signInMember(context, db)
  const theirs = await context.newPage()
  await theirs.goto('/online/companies/notifications')
  await expect(theirs.getByText('通知はまだありません。')).toBeVisible()

  const sent = await page.request.post(`/online/api/v1/amateras/candidate_users/messages/${company_id}/`, {
    data: { message: '働きかたについて質問があります。' },
    headers: { origin: baseURL! },
  })
  expect(sent.status()).toBe(200)
  // Sends now what the worker batches for a minute.
  await sql`select graphile_worker.reschedule_jobs(array(select id from graphile_worker.jobs where key like 'notify_conversation:%'), run_at => now())`.execute(
    db,
  )
  await expect(async () => {
    await theirs.reload()
    await expect(theirs.getByText('未読 1件')).toBeVisible({ timeout: 1_000 })
    // The frame reads its own count, which can be a moment older than the page's.
    await expect(theirs.getByRole('link', { name: /通知/ }).first()).toContainText('1', { timeout: 1_000 })
  }).toPass({ timeout: 30_000 })

  const { email } = await db.selectFrom('accounts').select('email').where('id', '=', id).executeTakeFirstOrThrow()
  const { subject, link } = await mailTo(page, email)
  expect(subject).toContain('新しいメッセージがあります')
  await theirs.getByRole('button', { name: /からメッセージが届きました$/ }).click()
  await expect(theirs.getByText('働きかたについて質問があります。').first()).toBeVisible()
  await theirs.goto('/online/companies/notifications')
  await expect(theirs.getByText('未読はありません。')).toBeVisible()

  await page.goto(link)
  await expect(page.getByText('「メッセージ」のお知らせのメールを止めます。')).toBeVisible()
  await page.getByRole('button', { name: 'メールを止める' }).click()
  await expect(page.getByRole('heading', { name: 'メールを止めました' })).toBeVisible()
  await theirs.goto('/online/companies/settings/notifications')
  await expect(theirs.getByLabel('メッセージ')).not.toBeChecked()
  await expect(theirs.getByLabel('応募')).toBeChecked()
  await theirs.getByLabel('メッセージ').check()
  await theirs.getByRole('button', { name: '保存する' }).click()
  await expect(theirs.getByText('お知らせの設定を保存しました。')).toBeVisible()
  await context.close()
})
