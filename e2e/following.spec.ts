import type { Page } from '@playwright/test'
import { expect, test } from './test.ts'

const first = (page: Page) => page.getByRole('article').first()
const titleOf = async (page: Page) => (await first(page).getByRole('heading').textContent()) ?? ''
const favorite = (page: Page) => page.getByRole('button', { name: /^気になる/ }).first()

test('favourite from the list and from the job, see both in my list, and take one back', async ({ page, candidate, noAxeFindings }) => {
  expect(candidate.id).toBeTruthy()
  await page.goto('/job_offer/search')
  const listed = await titleOf(page)
  await favorite(page).click()
  await expect(favorite(page)).toHaveAttribute('aria-pressed', 'true')
  await expect(first(page).getByRole('heading')).toHaveText(listed)
  await noAxeFindings(page)

  const link = page.getByRole('article').nth(1).getByRole('heading').getByRole('link')
  const opened = (await link.textContent()) ?? ''
  await link.click()
  await expect(page.getByRole('heading', { level: 1, name: opened })).toBeVisible()
  await favorite(page).click()
  await expect(favorite(page)).toHaveAttribute('aria-pressed', 'true')
  await noAxeFindings(page)

  await page.goto('/job_offer/my_favorite')
  await expect(page.getByRole('link', { name: listed, exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: opened, exact: true })).toBeVisible()
  await noAxeFindings(page)
  await favorite(page).click()
  await expect(favorite(page)).toHaveAttribute('aria-pressed', 'false')
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(1)

  await page.goto('/job_offer/search')
  await expect(page.getByRole('link', { name: listed, exact: true })).toHaveCount(0)
  await page.getByText('気になるに入れた求人', { exact: true }).click()
  await expect(page).toHaveURL(/\?exclude_favorited=false$/)
  await expect(page.getByRole('link', { name: listed, exact: true })).toBeVisible()
  await page.getByText('気になるに入れた求人', { exact: true }).click()
  await expect(page).toHaveURL(/\/job_offer\/search$/)
})

test('what does not interest leaves the list, and comes back by the toast or in the settings', async ({ page, candidate, noAxeFindings }) => {
  expect(candidate.id).toBeTruthy()
  await page.goto('/job_offer/search')
  const hidden = await titleOf(page)
  await first(page)
    .getByRole('button', { name: /^興味なし/ })
    .click()
  await expect(page.getByRole('link', { name: hidden, exact: true })).toHaveCount(0)
  await page.getByRole('button', { name: '元に戻す' }).click()
  await expect(first(page).getByRole('heading')).toHaveText(hidden)

  await first(page)
    .getByRole('button', { name: /^興味なし/ })
    .click()
  await expect(page.getByRole('link', { name: hidden, exact: true })).toHaveCount(0)
  await page.goto('/settings/hidden')
  await noAxeFindings(page)
  await page.getByRole('button', { name: /^また表示する/ }).click()
  await expect(page.getByText('興味なしにしたものは、ありません')).toBeVisible()
})

test('what was looked at stands in the history, and can be taken out', async ({ page, candidate, noAxeFindings }) => {
  expect(candidate.id).toBeTruthy()
  await page.goto('/job_offer/search')
  const title = await titleOf(page)
  await first(page).getByRole('heading').getByRole('link').click()
  await page.waitForURL(/job_offer\/detail/)
  await expect(async () => {
    await page.goto('/job_offer/view_history')
    await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await noAxeFindings(page)
  await page.getByRole('button', { name: /^消す/ }).click()
  await expect(page.getByText('見た求人は、まだありません')).toBeVisible()
})

test('first impressions by the keyboard: like, pass, undo, and done for a week', async ({ page, candidate, db, noAxeFindings }) => {
  await page.goto('/job_offer/intuition')
  await noAxeFindings(page)
  const count = async (table: 'favorites' | 'hidden_jobs') =>
    (await db.selectFrom(table).select('job_id').where('candidate_user_id', '=', candidate.id).execute()).length
  const title = await titleOf(page)
  await page.keyboard.press('ArrowRight')
  await expect(first(page).getByRole('heading')).not.toHaveText(title)
  await expect.poll(() => count('favorites')).toBe(1)
  await page.keyboard.press('Backspace')
  await expect(first(page).getByRole('heading')).toHaveText(title)
  await expect.poll(() => count('favorites')).toBe(0)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => count('hidden_jobs')).toBe(1)
  await page.getByRole('button', { name: 'ここまでにする' }).click()
  await expect(page.getByRole('heading', { name: '今回はここまでです' })).toBeVisible()
  await noAxeFindings(page)
  await page.reload()
  await expect(page.getByRole('heading', { name: '今回はここまでです' })).toBeVisible()
})

test('a card can be drawn aside', async ({ page, candidate, db }) => {
  await page.goto('/job_offer/intuition')
  const title = await titleOf(page)
  const box = (await first(page).boundingBox())!
  await page.mouse.move(box.x + box.width - 20, box.y + 20)
  await page.mouse.down()
  await page.mouse.move(box.x + box.width - 200, box.y + 24, { steps: 6 })
  await page.mouse.up()
  await expect(first(page).getByRole('heading')).not.toHaveText(title)
  await expect.poll(() => db.selectFrom('hidden_jobs').select('job_id').where('candidate_user_id', '=', candidate.id).execute()).toHaveLength(1)
})

test('a saved search tells of a new job by notice and mail, and the mail’s link ends the mails', async ({ page, candidate, db, noAxeFindings }) => {
  const word = `試験職種${Date.now()}`
  await page.goto(`/job_offer/search?free_word=${word}`)
  await page.getByRole('link', { name: /この条件を保存して/ }).click()
  await expect(page.getByRole('textbox', { name: '名前' })).toHaveValue(`「${word}」`)
  await page.getByRole('combobox').selectOption('immediately')
  await noAxeFindings(page)
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByRole('heading', { name: `「${word}」` })).toBeVisible()
  await noAxeFindings(page)

  const now = new Date().toISOString()
  const { id: company_id } = await db
    .selectFrom('companies')
    .select('id')
    .where('state', '=', 'active')
    .where('end_of_contract', '=', false)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('job_offers')
    .values({
      company_id,
      position_title: word,
      description: '試験です。',
      state: 'published',
      published_at: now,
      confirmed_at: now,
      confirmed_by: '試験',
      min_salary: 400,
      max_salary: 500,
    })
    .execute()
  const mail = () => db.selectFrom('mails').selectAll().where('candidate_user_id', '=', candidate.id).execute()
  await expect.poll(mail, { timeout: 30_000 }).toHaveLength(1)
  await page.goto('/notifications')
  await expect(page.getByText(/に合う新しい求人が1件あります/)).toBeVisible()

  const [{ id: mail_id } = { id: '' }] = await mail()
  await page.goto(`/dev/inbox/${mail_id}`)
  const text = (await page.locator('main').textContent()) ?? ''
  const [, link = ''] = /(\/unsubscribe\/[\w.-]+)/.exec(text) ?? []
  await page.context().clearCookies()
  await page.goto(link)
  await noAxeFindings(page)
  await page.getByRole('button', { name: 'メールを止める' }).click()
  await expect(page.getByRole('heading', { name: 'メールを止めました' })).toBeVisible()
  expect(await db.selectFrom('saved_searches').select('sends_mail').where('candidate_user_id', '=', candidate.id).execute()).toEqual([{ sends_mail: false }])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('marking, hiding and first impressions are forms', async ({ page, candidate, db }) => {
    await page.goto('/job_offer/search')
    await favorite(page).click()
    await expect(page).toHaveURL(/\/job_offer\/search$/)
    await first(page)
      .getByRole('button', { name: /^興味なし/ })
      .click()
    await expect(page).toHaveURL(/\/job_offer\/search$/)
    await page.goto('/job_offer/intuition')
    const title = await titleOf(page)
    await page.getByRole('button', { name: '気になる' }).click()
    await expect(first(page).getByRole('heading')).not.toHaveText(title)
    await page.getByRole('button', { name: 'ひとつ戻る' }).click()
    await expect(first(page).getByRole('heading')).toHaveText(title)
    await page.getByRole('button', { name: 'ここまでにする' }).click()
    await expect(page.getByRole('heading', { name: '今回はここまでです' })).toBeVisible()
    const rows = (table: 'favorites' | 'hidden_jobs') => db.selectFrom(table).select('job_id').where('candidate_user_id', '=', candidate.id).execute()
    expect([(await rows('favorites')).length, (await rows('hidden_jobs')).length]).toEqual([1, 1])
  })
})
