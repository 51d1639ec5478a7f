import { addOutsideMeeting } from '../kit/data/outside-meeting.ts'
import { mailTo } from '../kit/data/mail-to.ts'
import { ownDesk } from '../kit/data/own-desk.ts'
import { inDays } from '../kit/in-days.ts'
import { expect, test } from '../kit/test.ts'

test('a recruiter offers times, the person chooses one without an account or scripts, and both see what becomes of it', async ({
  page,
  context,
  browser,
  db,
  noAxeFindings,
}) => {
  const { company_id } = await ownDesk(context, db, { role: 'recruiter' })
  const { outside, meeting } = await addOutsideMeeting(db, company_id, { isAgreed: false })
  await db.deleteFrom('meetings').where('id', '=', meeting).execute()
  const { email } = await db.selectFrom('outside_candidates').select('email').where('id', '=', outside).executeTakeFirstOrThrow()

  await page.goto(`/online/companies/selection/outside/detail?id=${outside}`)
  await page.getByRole('link', { name: '候補日を送る・決まった日時を記録' }).click()
  await page.getByLabel('面接', { exact: true }).check()
  await page.getByLabel('候補1').fill(inDays(5, '10:00'))
  await page.getByLabel('候補2').fill(inDays(6, '15:00'))
  await page.getByLabel('場所・会議URL').fill('渋谷の会議室')
  await page.getByRole('button', { name: '内容を確認' }).click()
  const mail = page.getByRole('region', { name: '送信するメール' })
  await expect(mail).toContainText(email)
  await expect(mail).toContainText('15:00〜16:00（日本時間）')
  await noAxeFindings(page)
  await mail.getByRole('button', { name: 'この1通を送信' }).click()
  const meetings = page.getByRole('region', { name: '面接日程' })
  await expect(meetings.getByText('提案中')).toBeVisible()

  const theirs = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  const offered = await mailTo(theirs, email, /面接の候補日/)
  await theirs.goto(offered.link)
  await expect(theirs.getByText('渋谷の会議室')).toHaveCount(0)
  await theirs.getByLabel(/15:00/).check()
  await theirs.getByRole('button', { name: 'この日時に決める' }).click()
  await expect(theirs.getByText('日時が決まりました。')).toBeVisible()
  await expect(theirs.getByText('渋谷の会議室')).toBeVisible()
  const file = theirs.waitForEvent('download')
  await theirs.getByRole('button', { name: 'カレンダーに追加' }).click()
  expect((await file).suggestedFilename()).toBe('mebae.ics')

  // The recruiter has the page open.
  await expect(meetings.getByText('確定')).toBeVisible()
  await meetings.getByRole('link', { name: '日時・面接担当を変更' }).click()
  await page.getByLabel('新しい日時').fill(inDays(7, '11:00'))
  await page.getByRole('button', { name: '内容を確認' }).click()
  await mail.getByRole('button', { name: '変更して、この1通を送信' }).click()
  await expect(page.getByText('日時を変更し、本人にメールを送信しました。')).toBeVisible()
  const changed = await mailTo(theirs, email, /面接の予定が変わりました/)
  await theirs.goto(changed.link)
  await expect(theirs.getByText('11:00〜12:00')).toBeVisible()

  await meetings.getByText('予定を取り消す').click()
  await meetings.getByRole('button', { name: '取り消して、この1通を送信' }).click()
  await expect(meetings.getByText('取り消し', { exact: true })).toBeVisible()
  await mailTo(theirs, email, /面接の予定が取り消されました/)
  await theirs.goto(changed.link)
  await expect(theirs.getByText('このリンクは使えません。')).toBeVisible()
  await theirs.context().close()
})
