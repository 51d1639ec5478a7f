import type { Page } from '../kit/page.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

const block = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const save = (page: Page) => page.getByRole('dialog').getByRole('button', { name: '保存する', exact: true }).click()

test('a candidate fills in, corrects and reads the profile by forms alone', async ({ page, candidate, db }) => {
  await page.goto('/profile')
  await page.getByRole('link', { name: '連絡先を編集' }).click()
  const sheet = page.getByRole('dialog')
  sheet.getByLabel('郵便番号').fill('6048001')
  await sheet.getByRole('button', { name: '住所を入れる' }).click()
  expect(sheet.getByLabel('都道府県')).toHaveValue('26')
  sheet.getByLabel('電話番号').fill('090-1234-567')
  page.expect(422)
  await save(page)
  expect(sheet).toContainText('番号が1桁足りません。11桁で入力してください。')
  expect(sheet.getByLabel('電話番号')).toHaveValue('090-1234-567')
  sheet.getByLabel('電話番号').fill('090-1234-5678')
  await save(page)
  expect(sheet).toContainText('保存しました。')
  await sheet.getByRole('link', { name: '閉じる', exact: true }).click()
  expect(block(page, '連絡先')).toContainText('電話番号は「連絡先」の段階から見えます')
  await page.getByRole('link', { name: '連絡先', exact: true }).click()
  expect(block(page, '連絡先')).toContainText('090-1234-5678')

  await page.goto('/profile?edit=skills')
  for (const [name, level] of [['ＴｙｐｅＳｃｒｉｐｔ', '3'] as const, ['Go', ''] as const]) {
    page.getByLabel('追加するスキル').fill(name)
    await save(page)
    if (level) page.getByLabel('TypeScriptのレベル').selectOption(level)
  }
  page.getByLabel('追加するスキル').fill('ネクロマンシー')
  await save(page)
  expect(page.getByRole('dialog')).toContainText('「ネクロマンシー」は選択肢にありません。')
  const kept = db.selectFrom('candidate_profiles').select(['skill_types', 'skill_levels']).where('candidate_user_id', '=', candidate.id)
  expect(await kept.executeTakeFirst()).toMatchObject({ skill_types: [expect.any(Number), expect.any(Number)], skill_levels: [{ level: 3, years: null }] })
})

test('a candidate adds, orders, removes and restores employers by forms alone', async ({ page, candidate, db }) => {
  for (const name of ['ひとつめ株式会社', 'ふたつめ株式会社']) {
    await page.goto('/profile/work_experience')
    page.getByLabel('会社名').fill(name)
    await save(page)
  }
  await page.goto('/profile?edit=history')
  const names = page.getByRole('dialog').getByRole('heading', { level: 3 })
  expect(names).toHaveText(['ふたつめ株式会社', 'ひとつめ株式会社'])
  await page.getByRole('button', { name: 'ふたつめ株式会社を下へ' }).click()
  expect(names).toHaveText(['ひとつめ株式会社', 'ふたつめ株式会社'])
  await page.getByRole('button', { name: 'ひとつめ株式会社を削除' }).click()
  expect(names).toHaveText(['ふたつめ株式会社'])
  await page.getByRole('button', { name: '元に戻す' }).click()
  expect(names).toHaveText(['ひとつめ株式会社', 'ふたつめ株式会社'])
  expect(await db.selectFrom('work_experiences').select('organization_name').where('candidate_user_id', '=', candidate.id).execute()).toHaveLength(2)
})

test('addresses of the pages that the profile took in lead to their part of it', async ({ page, candidate: _signedIn }) => {
  const moved = [
    ['/profile/advance', '/profile'],
    ['/profile/yourvision', '/profile?edit=vision'],
    ['/profile/work_experience', '/profile?edit=work'],
    ['/settings/privacy/preview', '/profile?company_name='],
  ] as const
  for (const [before, after] of moved) {
    await page.goto(before)
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(after)
  }
})

test('five questions save an answer each, by forms alone, and say how many jobs fit', async ({ page, candidate, db }) => {
  await page.goto('/profile/wishes')
  expect(page.getByRole('heading', { name: 'どんな仕事をしたいですか' })).toBeVisible()
  page.getByLabel(/^サーバーサイドエンジニア/).check()
  await page.getByRole('button', { name: '次へ' }).click()
  page.getByLabel(/^一部リモート可/).check()
  page.getByLabel(/^正社員/).check()
  page.getByLabel('夜と週末').check()
  await page.getByRole('button', { name: '次へ' }).click()
  page.getByLabel(/^京都府/).check()
  await page.getByRole('button', { name: '次へ' }).click()
  page.expect(422)
  page.getByLabel('希望年収の下限（万円）').fill('六百')
  await page.getByRole('button', { name: '次へ' }).click()
  expect(page.getByLabel('希望年収の下限（万円）')).toHaveAttribute('aria-invalid', 'true')
  page.getByLabel('希望年収の下限（万円）').fill('６００万円')
  await page.getByRole('button', { name: '次へ' }).click()
  expect(page.getByText('合う求人')).toBeVisible()
  page.getByLabel(/^勤務地/).check()
  page.getByLabel(/^年収/).check()
  await page.getByRole('button', { name: '完了する' }).click()
  expect(page.getByText('希望条件を保存しました')).toBeVisible()
  const wishes = db
    .selectFrom('candidate_profiles')
    .select(['user_desired_job_fields', 'user_desired_remote', 'user_desired_employment_types', 'user_preferred_work_areas', 'user_desired_min_salary'])
    .select('match_weights')
  expect(await wishes.where('candidate_user_id', '=', candidate.id).executeTakeFirst()).toEqual({
    user_desired_job_fields: [16],
    user_desired_remote: 1,
    user_desired_employment_types: [1],
    user_preferred_work_areas: [26],
    user_desired_min_salary: 600,
    match_weights: { prefectures: 3, min_salary: 3 },
  })
  expect(await db.selectFrom('candidate_availabilities').select('weekday').where('candidate_user_id', '=', candidate.id).execute()).toHaveLength(7)
})
