import type { Page } from '../kit/page.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const save = (page: Page, name: string) => section(page, name).getByRole('button', { name: '保存する', exact: true }).click()

test('a candidate fills in, corrects and changes the profile by forms alone', async ({ page, candidate, db }) => {
  await page.goto('/profile')
  const contact = section(page, '連絡先')
  contact.getByLabel('郵便番号').fill('6048001')
  await contact.getByRole('button', { name: '住所を入れる' }).click()
  expect(contact.getByLabel('都道府県')).toHaveValue('26')
  contact.getByLabel('電話番号').fill('090-1234-567')
  page.expect(422)
  await save(page, '連絡先')
  expect(contact).toContainText('番号が1桁足りません。11桁で入力してください。')
  expect(contact.getByLabel('電話番号')).toHaveValue('090-1234-567')
  contact.getByLabel('電話番号').fill('090-1234-5678')
  await save(page, '連絡先')
  expect(contact).toContainText('保存しました。')

  for (const name of ['ひとつめ株式会社', 'ふたつめ株式会社']) {
    await page.goto('/profile/work_experience')
    page.getByLabel('会社名').fill(name)
    await page.getByRole('button', { name: '保存する' }).click()
    await page.getByRole('link', { name: '職歴の一覧へ' }).click()
  }
  const names = section(page, '職歴').getByRole('heading', { level: 3 })
  expect(names).toHaveText(['ふたつめ株式会社', 'ひとつめ株式会社'])
  await page.getByRole('button', { name: 'ふたつめ株式会社を下へ' }).click()
  expect(names).toHaveText(['ひとつめ株式会社', 'ふたつめ株式会社'])
  await page.getByRole('button', { name: 'ひとつめ株式会社を削除する' }).click()
  expect(names).toHaveText(['ふたつめ株式会社'])
  await page.getByRole('button', { name: '元に戻す' }).click()
  expect(names).toHaveText(['ひとつめ株式会社', 'ふたつめ株式会社'])
  expect(await db.selectFrom('work_experiences').select('organization_name').where('candidate_user_id', '=', candidate.id).execute()).toHaveLength(2)
})
