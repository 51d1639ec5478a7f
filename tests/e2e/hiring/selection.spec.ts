import { inDays } from '../kit/in-days.ts'
import { signInMember } from '../kit/sign-in/sign-in-member.ts'
import { expect, test } from '../kit/test.ts'
import type { Database } from '#server/platform/database/connect.ts'

// The journey first sends the form with an empty profile, which the site refuses.
test.use({ expected: /status of 422/ })

/** A new company with one job, so that its board holds nothing else. */
async function addOffer(db: Database, company: { deny_company_apply?: boolean } = {}) {
  const { id: company_id } = await db
    .insertInto('companies')
    .values({ name: '株式会社こもれび計測', state: 'active', ...company })
    .returning('id')
    .executeTakeFirstOrThrow()
  const at = new Date().toISOString()
  const { id: job_id } = await db
    .insertInto('job_offers')
    .values({
      company_id,
      position_title: '計測の基盤をつくるエンジニア',
      description: '試験です。',
      min_salary: 500,
      max_salary: 700,
      state: 'published',
      published_at: at,
      confirmed_at: at,
      confirmed_by: '試験',
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { company_id, job_id }
}

test('a candidate applies, the company advances them and offers times, they book one, and it ends with an offer', async ({
  page,
  browser,
  db,
  candidate: _signedIn,
  noAxeFindings,
}) => {
  const { company_id, job_id } = await addOffer(db)
  await page.goto(`/job_offer/detail?id=${job_id}`)
  await page.getByRole('complementary', { name: '年収と応募' }).getByRole('link', { name: '応募する' }).click()
  await page.getByLabel('メッセージ').fill('欠測の扱いについて考えてきました。')
  await page.getByRole('button', { name: '応募する', exact: true }).click()
  await expect(page.getByText('職種を選んでください。')).toBeVisible()
  await page.getByRole('textbox', { name: '氏名' }).fill('佐藤 花')
  await page.getByLabel('職種').selectOption('サーバーサイドエンジニア')
  await page.getByLabel('これまでの仕事').fill('計測の基盤の開発を8年。')
  await page.getByRole('button', { name: '企業に届くとおりに確認する' }).click()
  await expect(page.getByRole('region', { name: '企業に届く内容' })).toContainText('佐藤 花さん（サーバーサイドエンジニア）')
  await noAxeFindings(page)
  await page.getByRole('button', { name: '応募する', exact: true }).click()
  await page.getByRole('link', { name: '応募を見る' }).click()
  await expect(page).toHaveURL(`/message/company/detail?company_id=${company_id}`)
  await expect(page.getByRole('log')).toContainText('欠測の扱いについて考えてきました。')

  const theirs = await browser.newContext()
  await signInMember(theirs, db, { company_id, role: 'recruiter' })
  const board = await theirs.newPage()
  await board.goto('/online/companies/selection')
  const column = board.getByRole('region', { name: /エントリー/ })
  await expect(column.getByRole('listitem')).toHaveCount(1)
  await column.getByRole('link', { name: '佐藤 花さん' }).click()
  await expect(board.getByRole('heading', { level: 2, name: '佐藤 花さん（サーバーサイドエンジニア）' })).toBeFocused()
  const applicant = board.getByRole('region', { name: '候補者' })
  await expect(applicant).toContainText('計測の基盤の開発を8年。')
  await expect(applicant).toContainText('欠測の扱いについて考えてきました。')
  await expect(applicant.getByRole('link', { name: /職務経歴書を開く/ })).toBeVisible()
  await noAxeFindings(board)
  await board.keyboard.press('Escape')
  await expect(applicant).toBeHidden()
  const link = column.getByRole('link', { name: '佐藤 花さん' })
  await expect(link).toBeFocused()
  await board.keyboard.press('m')
  await expect(column.getByText('候補者には通知されません。')).toBeVisible()
  await board.keyboard.press('4')
  const toast = board.getByRole('status').filter({ hasText: '候補者には通知していません。' })
  await expect(toast.getByRole('link', { name: '候補者に通知する' })).toBeVisible()
  await noAxeFindings(board)
  await toast.getByRole('button', { name: '元に戻す' }).click()
  const card = column.locator('[data-card]')
  await expect(card).toHaveAttribute('draggable', 'true')
  const interview = board.getByRole('region', { name: /一次面接/ })
  await card.dragTo(interview)
  await expect(board.getByRole('status').filter({ hasText: '「一次面接」に移動しました。' }).getByRole('button', { name: '元に戻す' })).toBeVisible()
  await interview.getByRole('link', { name: '佐藤 花さん' }).click()
  await expect(applicant).toBeVisible()

  await board.getByText('面談・面接の候補日を送る').click()
  await board.getByRole('radio', { name: '面接', exact: true }).check()
  await board.getByLabel('候補1').fill(inDays(5, '10:00'))
  await board.getByLabel('候補2').fill(inDays(6, '16:30'))
  await board.getByLabel('場所・会議URL').fill('https://example.com/meet')
  await board.getByRole('button', { name: '候補日を送る' }).click()
  await expect(board.getByText('候補日を送信しました。')).toBeVisible()
  await expect(board.getByRole('button', { name: '候補日を送る' })).toBeHidden()
  await board.getByText('面談・面接の候補日を送る').click()
  await expect(board.getByLabel('候補1')).toHaveValue('')
  await noAxeFindings(board)

  await page.reload()
  await expect(page.getByText('https://example.com/meet')).toBeHidden()
  await page.getByRole('button', { name: /10:00〜10:30/ }).click()
  await expect(page).toHaveURL(`/message/company/detail?company_id=${company_id}`)
  await expect(page.getByText('https://example.com/meet')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'カレンダーに追加' }).click()
  expect((await download).suggestedFilename()).toMatch(/\.ics$/)

  // The open page updates by itself, and still shows what was said of the form before.
  await expect(board.getByText('決まりました', { exact: true })).toBeVisible()
  await expect(board.getByText('候補日を送信しました。')).toBeVisible()
  await board.getByLabel('段階').selectOption({ label: '内定' })
  await board.getByRole('button', { name: '保存', exact: true }).click()
  await expect(board.getByRole('region', { name: '履歴' })).toContainText('内定')
  await board.getByRole('link', { name: '候補者に通知する' }).first().click()
  await board.getByLabel('候補者に届く文面').fill('内定をお出しします。')
  await board.getByRole('button', { name: '60秒後に送信する' }).click()
  await expect(board.getByRole('region', { name: '候補者への通知（送信待ち）' })).toContainText('内定をお出しします。')
  await noAxeFindings(board)
  await board.getByRole('button', { name: '送信を取り消す' }).click()
  await expect(board.getByText('送信を取り消しました。候補者には届きません。')).toBeVisible()
  await page.goto('/message/applications')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByText('内定', { exact: true })).toBeHidden()
  await theirs.close()
})

test('the site asks the question above the page once, and thanks for its answer', async ({ page, db, candidate }) => {
  const { company_id } = await addOffer(db)
  const { id: thread_id } = await db.insertInto('threads').values({ candidate_user_id: candidate.id, company_id }).returning('id').executeTakeFirstOrThrow()
  const starts_at = new Date(Date.now() - 86_400_000).toISOString()
  await db
    .insertInto('meetings')
    .values({ thread_id, meeting_type: 'mendan', minutes: 30, slots: [starts_at], state: 'booked', starts_at })
    .execute()
  await page.goto('/mypage')
  const question = page.getByRole('dialog', { name: '株式会社こもれび計測と会いましたか' })
  await expect(question).toBeVisible()
  await question.getByRole('radio', { name: /選考のある面接/ }).check()
  await question.getByRole('button', { name: '答える', exact: true }).click()
  await expect(question).toBeHidden()
  expect(await db.selectFrom('meetings').select(['took_place', 'actual_type']).where('thread_id', '=', thread_id).executeTakeFirst()).toEqual({
    took_place: true,
    actual_type: 'mensetsu',
  })
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(question).toBeHidden()
})
