import { sql } from 'kysely'
import type { Browser, Page } from '@playwright/test'
import type { Database } from '#server/platform/database/connect.ts'
import { countActs } from '../kit/count-acts.ts'
import { inDays } from '../kit/in-days.ts'
import { signInMember } from '../kit/sign-in/sign-in-member.ts'
import { expect, test } from '../kit/test.ts'

/** Words that no other profile has, not even the same journey's on a retry. */
const unique = (word: string, candidate: { id: string }) => word + candidate.id.slice(0, 8)

async function recruiter(browser: Browser, db: Database, baseURL: string | undefined) {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'ja-JP', timezoneId: 'Asia/Tokyo' })
  const { company_id } = await signInMember(context, db)
  const now = new Date().toISOString()
  const job = { position_title: 'データ基盤の開発', description: '潮位の記録を届けます。', state: 'published', min_salary: 600, max_salary: 800 }
  await db
    .insertInto('job_offers')
    .values({ ...job, company_id, published_at: now, confirmed_at: now, confirmed_by: '木下 遥' })
    .execute()
  return { company_id, context, page: await context.newPage() }
}

const write = (db: Database, candidate_user_id: string, word: string) =>
  db
    .updateTable('candidate_profiles')
    .set({ job_history_name: `${word}の設計`, job_summary: `${word}を設計し、欠けた値を現場の記録から戻しました。` })
    .where('candidate_user_id', '=', candidate_user_id)
    .execute()

async function sendScout(theirs: Page, word: string) {
  await theirs.goto('/online/companies/candidates')
  await theirs.getByLabel('フリーワード').fill(word)
  await theirs.getByRole('button', { name: '検索', exact: true }).click()
  // The list before the search may hold the same person.
  await expect(theirs.getByRole('list', { name: '適用中の条件' })).toContainText(word)
  await theirs.getByRole('link', { name: `${word}の設計` }).click()
  const beside = theirs.getByRole('region', { name: '選んだ候補者' })
  await expect(beside.getByText('閲覧を記録しました')).toBeVisible()
  await expect(beside.locator('mark').first()).toHaveText(word)
  await beside.getByRole('link', { name: 'スカウト', exact: true }).click()
  await expect(theirs.getByRole('heading', { name: 'スカウトを作成' })).toBeVisible()
  await theirs
    .getByLabel('スカウトの理由')
    .fill(`${word}を設計し、欠けた値を戻されたところに目がとまりました。私たちも潮位の記録が欠けることに困っていて、考え方を伺いたいです。`)
  await expect(theirs.getByRole('region', { name: '個別性スコアと類似度' })).toContainText('欠けた値を現場の記録から')
  // What the reason refers to is ticked and marked while it is written; the band and the kind of meeting are those of the job.
  await expect(theirs.getByRole('checkbox', { name: '要約' })).toBeChecked()
  await expect(theirs.getByRole('region', { name: 'この方のプロフィール' }).locator('mark').first()).toBeVisible()
  await theirs.getByRole('button', { name: 'スカウトを送信' }).click()
  await expect(theirs.getByText('スカウトを送信しました')).toBeVisible()
  await expect(theirs.getByRole('row').filter({ hasText: word })).toContainText('返信待ち')
  await expect(theirs.getByRole('button', { name: '取り消す' })).toBeVisible()
}

/** The minute in which its sender could take it back is over. */
async function pass(db: Database, company_id: number) {
  await db.updateTable('scouts').set({ deliver_at: new Date().toISOString() }).where('company_id', '=', company_id).execute()
  await sql`
    select graphile_worker.reschedule_jobs(
      array(select jobs.id from graphile_worker.jobs join scouts on jobs.key = 'scout:' || scouts.id where company_id = ${company_id}), run_at => now())`.execute(
    db,
  )
}

test('a recruiter finds and scouts a candidate, who reads the document and its integrity, accepts, is met, and hears nothing of internal steps', async ({
  page,
  candidate,
  db,
  browser,
  baseURL,
  noAxeFindings,
}) => {
  const word = unique('潮位計の欠測補完', candidate)
  await db.updateTable('candidate_users').set({ is_open: true }).where('id', '=', candidate.id).execute()
  await write(db, candidate.id, word)
  const { page: theirs, company_id, context } = await recruiter(browser, db, baseURL)
  await sendScout(theirs, word)
  await pass(db, company_id)

  const address = `/message/scout?company_id=${company_id}`
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(200)
  await page.goto(address)
  await expect(page).toHaveURL(/\/message\/company\/detail/)
  const document = page.getByRole('article')
  await expect(document.getByText('面談（選考なし）')).toBeVisible()
  await expect(document.getByText('誠実度', { exact: true })).toBeVisible()
  await expect(document.getByText('要約「')).toContainText(word)
  // The figures stand in docs/journeys.md.
  const { seen, tap } = countActs()
  await tap(page.getByText('話を聞く'))
  await noAxeFindings(page)
  await tap(page.getByRole('button', { name: 'このまま承諾する' }))
  await expect(page.getByRole('log').getByText('スカウトを受けます。')).toBeVisible()
  await expect(page.getByRole('log').getByText('承諾しました', { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'このスカウトへの返信' })).toHaveCount(0)

  await theirs.reload()
  await expect(theirs.getByRole('row').filter({ hasText: word })).toContainText('承諾')
  await theirs.getByRole('link', { name: 'やりとりを開く' }).click()
  await expect(theirs.getByRole('log').getByText('スカウトを受けます。')).toBeVisible()

  // The promised meeting, and the steps after it.
  await theirs.getByRole('complementary', { name: '候補者の情報' }).getByRole('link', { name: 'データ基盤の開発' }).click()
  await theirs.getByText('面談・面接の候補日を送る').click()
  await theirs.getByRole('radio', { name: '面談（選考なし）' }).check()
  await theirs.getByLabel('候補1').fill(inDays(5, '10:00'))
  await theirs.getByRole('button', { name: '候補日を送る' }).click()
  await expect(theirs.getByText('候補日を送信しました。')).toBeVisible()
  expect(seen).toMatchObject({ taps: 2, fields: 0 })
  await tap(page.getByRole('button', { name: /10:00〜10:30/ }))
  await expect(page.getByText('決まった日時')).toBeVisible()
  expect(seen).toMatchObject({ taps: 3, fields: 0 })
  await expect(theirs.getByText('決まりました', { exact: true })).toBeVisible()
  // Until the meeting takes place, breaking the promise requires a reason.
  await theirs.getByLabel('段階').selectOption({ label: '書類選考' })
  await theirs.getByRole('button', { name: '保存', exact: true }).click()
  await expect(theirs.getByRole('heading', { name: '約束した面談・面接を行わない理由' })).toBeFocused()
  await noAxeFindings(theirs)
  await theirs.getByRole('link', { name: 'キャンセル' }).click()
  await expect(theirs.getByRole('heading', { name: '約束：面談（選考なし）' })).toBeVisible()
  await theirs.getByLabel('段階').selectOption({ label: '内定' })
  await theirs.getByRole('button', { name: '保存', exact: true }).click()
  await expect(theirs.getByRole('region', { name: '履歴' })).toContainText('内定')
  // A step stays internal until the recruiter tells the candidate.
  await theirs.getByRole('link', { name: '候補者に通知する' }).first().click()
  await theirs.getByRole('button', { name: /送信する/ }).click()
  await expect(theirs.getByRole('button', { name: '送信を取り消す' })).toBeVisible()
  await page.goto('/message/applications')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  // The board has a column of that name for the candidate's own notes: it stays empty, and the application says nothing of it.
  await expect(page.getByRole('region', { name: '内定 0', exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: '未設定 1', exact: true }).locator(':not(option)', { hasText: /^内定$/ })).toHaveCount(0)
  await context.close()
})

test.describe('refused once for its missing reason', () => {
  test.use({ expected: /422/ })

  test('a candidate refuses a scout with a reason that the company does not read', async ({ page, candidate, db, browser, baseURL, noAxeFindings }) => {
    const word = unique('灯台の照度記録', candidate)
    await db.updateTable('candidate_users').set({ is_open: true }).where('id', '=', candidate.id).execute()
    await write(db, candidate.id, word)
    const { page: theirs, company_id, context } = await recruiter(browser, db, baseURL)
    await sendScout(theirs, word)
    await pass(db, company_id)
    const address = `/message/scout?company_id=${company_id}`
    await expect.poll(async () => (await page.request.get(address)).status()).toBe(200)
    await page.goto(address)
    const answers = page.getByRole('region', { name: 'このスカウトへの返信' })
    await answers.getByText('辞退する', { exact: false }).first().click()
    await answers.getByRole('button', { name: '辞退する' }).click()
    await expect(answers.getByText('断る理由を選んでください。').first()).toBeVisible()
    await answers.getByRole('checkbox', { name: '年収が希望より低い' }).check()
    await answers.getByRole('button', { name: '辞退する' }).click()
    await expect(page.getByRole('log').locator('.note', { hasText: '辞退しました' })).toContainText('年収が希望より低い')
    await expect(answers).toHaveCount(0)
    await noAxeFindings(page)

    await theirs.reload()
    await expect(theirs.getByText('辞退', { exact: true })).toBeVisible()
    expect(await theirs.content()).not.toContain('年収が希望より低い')
    await context.close()
  })
})

test('a recruiter takes a scout back within the minute, and goes on from the draft', async ({ candidate, db, browser, baseURL, noAxeFindings }) => {
  const word = unique('水門の開閉記録', candidate)
  await db.updateTable('candidate_users').set({ is_open: true }).where('id', '=', candidate.id).execute()
  await write(db, candidate.id, word)
  const { page: theirs, company_id, context } = await recruiter(browser, db, baseURL)
  await sendScout(theirs, word)
  await noAxeFindings(theirs)
  await theirs.getByRole('button', { name: '取り消す' }).click()
  await expect(theirs.getByText('スカウトを取り消しました。候補者には届いていません。')).toBeVisible()
  await expect(theirs.getByLabel('スカウトの理由')).toHaveValue(new RegExp(word))
  await expect(theirs.getByRole('region', { name: '個別性スコアと類似度' })).toContainText('欠けた値を現場の記録から')
  await noAxeFindings(theirs)
  expect(await db.selectFrom('scouts').select('id').where('company_id', '=', company_id).execute()).toEqual([])
  await theirs.goto('/online/companies/scouts')
  await expect(theirs.getByRole('heading', { name: '下書き 1' })).toBeVisible()
  await expect(theirs.getByText('送信したスカウトはまだありません。')).toBeVisible()
  await context.close()
})

test('a recruiter walks through the list by keyboard: looking records nothing, opening does', async ({ candidate, db, browser, baseURL, noAxeFindings }) => {
  const word = unique('堰の越流計測', candidate)
  await db.updateTable('candidate_users').set({ is_open: true }).where('id', '=', candidate.id).execute()
  await write(db, candidate.id, word)
  const { page: theirs, company_id, context } = await recruiter(browser, db, baseURL)
  const opened = () =>
    db
      .selectFrom('events')
      .select('kind')
      .where('company_id', '=', company_id)
      .where('candidate_user_id', '=', candidate.id)
      .where('kind', '=', 'profile_viewed')
      .execute()
  await theirs.goto(`/online/companies/candidates?${new URLSearchParams({ free_word: word })}`)
  const beside = theirs.getByRole('region', { name: '選んだ候補者' })
  await expect(beside).toContainText('候補者を選ぶと')
  await expect(beside.getByText('プロフィールを開く')).toBeVisible()
  await theirs.keyboard.press('j')
  await expect(theirs.getByRole('link', { name: `${word}の設計` })).toBeFocused()
  await expect(beside.getByRole('link', { name: 'プロフィールを開く' })).toBeVisible()
  expect(await opened()).toEqual([])
  await noAxeFindings(theirs)
  await theirs.keyboard.press('Enter')
  await expect(beside.getByText('閲覧を記録しました')).toBeVisible()
  await expect(theirs).toHaveURL(new RegExp(`person=${candidate.id}`))
  expect(await opened()).toHaveLength(1)
  await noAxeFindings(theirs)
  await theirs.reload()
  await expect(beside.getByText('閲覧を記録しました')).toBeVisible()
  await context.close()
})
