import { demoSurvey } from '#demo/announcements/add-demo-announcements.ts'
import { confirmPublicAnnouncements } from '../kit/data/publish-announcements.ts'
import { expect, test } from '../kit/test.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()

test.describe('when the intention is older than 90 days', () => {
  test.use({ interruptions: true })
  test.beforeEach(async ({ db, candidate }) => {
    await confirmPublicAnnouncements(db, candidate.id)
    await db
      .updateTable('candidate_users')
      .set({ created_at: daysAgo(200) })
      .where('id', '=', candidate.id)
      .execute()
    await db
      .updateTable('candidate_profiles')
      .set({ intention_updated_at: daysAgo(91), career_intention_rating: 'gathering', purpose_intention: 'find_new_job' })
      .where('candidate_user_id', '=', candidate.id)
      .execute()
  })

  test('the site asks above the page, shows the last answers chosen, and saves new ones without leaving the page', async ({ page, candidate, db }) => {
    await page.goto('/company')
    const modal = page.getByRole('dialog', { name: '転職活動の状況を教えてください' })
    await expect(modal.getByRole('radio', { name: 'まずは情報収集' })).toBeChecked()
    await modal.getByRole('radio', { name: '今すぐ転職したい' }).check()
    await modal.getByRole('checkbox', { name: '正社員' }).check()
    await modal.getByRole('button', { name: '保存する' }).click()
    await expect(page.locator('.toast', { hasText: '意向を保存しました' })).toBeVisible()
    await expect(modal).toBeHidden()
    await expect(page).toHaveURL(/\/company$/)
    const kept = db.selectFrom('candidate_profiles').select(['career_intention_rating', 'purpose_intention', 'user_desired_employment_types'])
    expect(await kept.where('candidate_user_id', '=', candidate.id).executeTakeFirst()).toEqual({
      career_intention_rating: 'active',
      purpose_intention: 'find_new_job',
      user_desired_employment_types: [1],
    })
    await page.reload({ waitUntil: 'networkidle' })
    await expect(modal).toBeHidden()
  })

  test('a candidate puts the question off with Escape and is not asked again until they reopen the browser', async ({ page, context }) => {
    await page.goto('/company')
    const modal = page.getByRole('dialog', { name: '転職活動の状況を教えてください' })
    await expect(modal).toBeVisible()
    for (let presses = 0; presses < 20; presses++) {
      await page.keyboard.press('Tab')
      // The dialog returns the focus a moment after it left at the end.
      await expect.poll(() => modal.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
    await page.goto('/job_offer', { waitUntil: 'networkidle' })
    await expect(modal).toBeHidden()
    const later = await context.newPage()
    await later.goto('/company')
    await expect(later.getByRole('dialog', { name: '転職活動の状況を教えてください' })).toBeVisible()
  })
})

test.describe('a questionnaire', () => {
  test.use({ expected: /422|404/ })

  test('a candidate answers it once, and the page names each missing answer by its question', async ({ page, candidate, db }) => {
    const url = `/surveys/detail?id=${demoSurvey.key}`
    await page.goto(url)
    await page.getByRole('radio', { name: '見つかりそう' }).check()
    await page.getByRole('checkbox', { name: '確認日' }).check()
    // Skips the browser's own check, as a client without it would.
    await page.locator('form', { hasText: '答えを送る' }).evaluate((form: HTMLFormElement) => {
      for (const control of form.querySelectorAll<HTMLInputElement>('[required]')) control.required = false
    })
    await page.getByRole('button', { name: '答えを送る' }).click()
    const scale = page.getByRole('group', { name: /さがしやすさ/ })
    await expect(scale).toContainText('答えてください。')
    await expect(page.getByRole('radio', { name: '見つかりそう' })).toBeChecked()
    await scale.getByRole('radio', { name: '4' }).check()
    await page.getByRole('button', { name: '答えを送る' }).click()
    await expect(page.getByRole('heading', { name: 'ありがとうございました' })).toBeVisible()
    const kept = await db.selectFrom('survey_answers').select('answers').where('candidate_user_id', '=', candidate.id).execute()
    expect(kept).toEqual([{ answers: { found: '見つかりそう', useful: ['確認日'], ease: 4 } }])
    expect((await page.goto(url))?.status()).toBe(404)
  })
})

test('the site asks a candidate who refuses AI once, confirms the refusal, and lets them change it among the consents', async ({
  page,
  candidate,
  db,
  noAxeFindings,
}) => {
  await page.goto('/profile')
  await page.getByLabel('プロフィールのメニュー').click()
  const way = page.getByRole('link', { name: 'AIインタビュー' })
  const dialog = page.getByRole('dialog', { name: 'はじめる前に、同意を確かめます' })
  await way.click()
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(way).toBeFocused()
  await way.click()
  await dialog.getByRole('button', { name: '同意しない' }).click()
  await expect(page.locator('.toast', { hasText: 'AIインタビューは使いません。' })).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(way).toHaveCount(0)
  await page.goto('/settings/consents')
  const consent = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'AIインタビュー' }) })
  await expect(consent).toContainText('同意しないことにしました')
  const decided = db.selectFrom('consents').select(['purpose', 'agreed']).where('candidate_user_id', '=', candidate.id)
  expect(await decided.execute()).toEqual([{ purpose: 'ai_interview', agreed: false }])
  await consent.getByRole('button', { name: '同意する' }).click()
  await expect(page.getByText('AIインタビューを使えます。')).toBeVisible()
  await noAxeFindings(page)
})

test('the site turns an interview into a draft, and only what the candidate ticks reaches the profile', async ({ page, candidate, db, noAxeFindings }) => {
  await page.goto('/profile')
  await page.getByLabel('プロフィールのメニュー').click()
  await page.getByRole('link', { name: 'AIインタビュー' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '同意してはじめる' }).click()
  await expect(page).toHaveURL(/\/profile\/interview$/)
  await noAxeFindings(page)
  const answers = ['計測機器の収集基盤', '欠測を減らした', '', '', '', '測れるように', '']
  for (const [at, answer] of answers.entries()) {
    await expect(page.getByText(`${at + 1} / 7`)).toBeVisible()
    await page.getByRole('textbox').fill(answer)
    await page.getByRole('button', { name: at < 6 ? '次へ進む' : '下書きをつくる' }).click()
  }
  await expect(page.getByRole('textbox', { name: 'your vision' })).toHaveValue('測れるように')
  await noAxeFindings(page)
  await page.getByRole('checkbox', { name: 'プロフィールに載せる' }).nth(1).uncheck()
  await page.getByRole('textbox').first().fill('収集基盤を設計した')
  await page.getByRole('button', { name: 'プロフィールに載せる' }).click()
  await expect(page.getByText('プロフィールに載せました。')).toBeVisible()
  const kept = db.selectFrom('candidate_profiles').select(['job_summary', 'your_vision']).where('candidate_user_id', '=', candidate.id)
  expect(await kept.executeTakeFirst()).toEqual({ job_summary: '収集基盤を設計した', your_vision: '' })
})
