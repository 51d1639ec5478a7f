import { expect, test } from '../kit/test.ts'
import { loseCookies } from '../kit/lose-cookies.ts'
import { mailTo } from '../kit/data/mail-to.ts'
import { publishJob } from '../kit/data/publish-job.ts'

test('a saved search reports a new job by notification and mail; the mail program’s button and the mail’s link end the mails', async ({
  page,
  request,
  candidate,
  db,
  noAxeFindings,
}) => {
  const word = `試験職種${Date.now()}`
  await page.goto(`/job_offer/search?free_word=${word}`)
  await page.getByRole('button', { name: /^この条件を保存/ }).click()
  await expect(page.getByRole('status').filter({ hasText: '検索の条件を保存しました。' })).toBeVisible()
  await page.reload()
  await page.getByRole('link', { name: /^この条件を保存済み/ }).click()
  await expect(page.getByRole('textbox', { name: '名前' })).toHaveValue(`「${word}」`)
  await page.getByLabel('新着の通知').selectOption('immediately')
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByText('保存しました。')).toBeVisible()
  await expect(page.getByRole('heading', { name: `「${word}」` })).toBeVisible()

  await publishJob(db, word)
  const mail = () => db.selectFrom('mails').selectAll().where('account_id', '=', candidate.id).execute()
  await expect.poll(mail, { timeout: 30_000 }).toHaveLength(1)
  await page.goto('/notifications')
  await expect(page.getByText(/に合う新しい求人が1件あります/)).toBeVisible()

  const { link } = await mailTo(page, candidate.email)
  const sendsMail = async () =>
    (await db.selectFrom('saved_searches').select('sends_mail').where('candidate_user_id', '=', candidate.id).execute())[0]?.sends_mail
  expect((await request.get(link)).status()).toBe(200)
  expect(await sendsMail()).toBe(true)
  const answer = await request.post(link, { form: { 'List-Unsubscribe': 'One-Click' }, maxRedirects: 0 })
  expect([answer.status(), await sendsMail()]).toEqual([200, false])

  await page.goto('/settings/saved_searches')
  await page.getByRole('checkbox', { name: 'メールでも受け取る' }).check()
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByText('保存しました。')).toBeVisible()
  expect(await sendsMail()).toBe(true)
  await loseCookies(page)
  await page.goto(link)
  await noAxeFindings(page)
  await page.getByRole('button', { name: 'メールを止める' }).click()
  await expect(page.getByRole('heading', { name: 'メールを止めました' })).toBeVisible()
  await noAxeFindings(page)
  expect(await sendsMail()).toBe(false)
})
