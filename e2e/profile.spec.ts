import type { Page } from '@playwright/test'
import { signInNew } from './sign-in-new.ts'
import { signIn } from './sign-in.ts'
import { expect, test } from './test.ts'
import { signOut } from './sign-out.ts'

// Each journey is somebody new, with an empty profile.
test.beforeEach(({ candidate: _signedIn }) => {})

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const save = (page: Page, name: string) => section(page, name).getByRole('button', { name: '保存する', exact: true }).click()

// What is refused comes back as 422, which the browser's console counts as a failure.
test.use({ expected: /status of 422/ })

async function addEmployer(page: Page, name: string, year: string) {
  await page.goto('/profile/work_experience')
  await page.getByLabel('会社名').fill(name)
  await page.getByLabel('入社の年').selectOption(year)
  await page.getByLabel('仕事の内容').fill('受付の仕組みをつくりました。')
  await page.getByRole('button', { name: '保存する' }).click()
  await page.waitForURL(/\/profile#history/)
}

test('sections save on their own, and the completeness grows', async ({ page }) => {
  await page.goto('/profile')
  await expect(page.getByRole('region', { name: '完成度' })).toContainText('0%')
  const basic = section(page, '基本情報')
  await basic.getByLabel(/^姓/).fill('宇津木')
  await basic.getByLabel(/^名/).fill('千紘')
  await basic.getByLabel('せい').fill('ウツギ')
  await basic.getByLabel('めい').fill('ﾁﾋﾛ')
  await basic.getByLabel('生年月日の年').selectOption('1992')
  await expect(basic.getByLabel('生年月日の年')).toContainText('1992年（平成4年）')
  await save(page, '基本情報')
  await expect(basic).toContainText('年・月・日を、どれも選んでください。')
  await expect(basic.getByLabel(/^姓/)).toHaveValue('宇津木')

  await basic.getByLabel('生年月日の月').selectOption('4')
  await basic.getByLabel('生年月日の日').selectOption('17')
  await save(page, '基本情報')
  await expect(page.getByText('保存しました').first()).toBeVisible()
  await expect(basic.getByLabel('せい')).toHaveValue('うつぎ')
  await expect(page.getByRole('region', { name: '完成度' })).toContainText('10%')
})

test('a wrong number keeps everything and says what to do; a postal code fills the address', async ({ page, noAxeFindings }) => {
  await page.goto('/profile')
  const contact = section(page, '連絡先')
  await contact.getByLabel('郵便番号').pressSequentially('1040061')
  await expect(contact.getByLabel('都道府県')).toHaveValue('13')
  await expect(contact.getByLabel('市区町村から先')).toHaveValue('中央区銀座')
  await contact.getByLabel('電話番号').fill('０９０ー１２３４ー５６７')
  await save(page, '連絡先')
  await expect(contact).toContainText('番号が1桁足りません。11桁で入力してください。')
  await expect(contact.getByLabel('市区町村から先')).toHaveValue('中央区銀座')
  await noAxeFindings(page)
  await contact.getByLabel('市区町村から先').fill('中央区銀座1-2-3')
  await contact.getByLabel('郵便番号').fill('6048001')
  await expect(contact.getByLabel('都道府県')).toHaveValue('26')
  await expect(contact.getByLabel('市区町村から先')).toHaveValue('中央区銀座1-2-3')
  await expect(contact).toContainText('市区町村から先は、書いてある内容のままです。')
  await contact.getByLabel('電話番号').fill('０９０ー１２３４ー５６７８')
  await save(page, '連絡先')
  await expect(contact.getByLabel('電話番号')).toHaveValue('090-1234-5678')
  await page.reload()
  await expect(contact.getByLabel('電話番号')).toHaveValue('090-1234-5678')
})

test('what is not saved is still there after a reload', async ({ page }) => {
  await page.goto('/profile')
  const summary = section(page, '職務の要約')
  await summary.getByLabel(/^要約/).fill('まだ保存していない要約')
  await summary.getByLabel('見出し').fill('見出し')
  await page.reload()
  await expect(summary.getByLabel(/^要約/)).toHaveValue('まだ保存していない要約')
  await expect(summary).toContainText('前に入力した内容を戻しました。')
  await save(page, '職務の要約')
  await expect(page.getByText('保存しました').first()).toBeVisible()
  await page.reload()
  await expect(summary.getByLabel(/^要約/)).toHaveValue('まだ保存していない要約')
  await expect(summary).not.toContainText('前に入力した内容を戻しました。')
})

test('what is not saved goes with the session, for its owner and for everybody else', async ({ page, context, db, candidate }) => {
  const summary = section(page, '職務の要約')
  await page.goto('/profile')
  await summary.getByLabel(/^要約/).fill('まだ保存していない要約')
  await signOut(page)

  await signInNew(context, db)
  await page.goto('/profile')
  await expect(summary.getByLabel(/^要約/)).toHaveValue('')

  await signIn(context, db, candidate.id)
  await page.goto('/profile')
  await expect(summary.getByLabel(/^要約/)).toHaveValue('')
  await expect(summary).not.toContainText('前に入力した内容を戻しました。')
})

test('whoever thinks better of it gets back what is saved, also after a refusal', async ({ page }) => {
  await page.goto('/profile')
  const skills = section(page, '技術')
  await skills.getByRole('checkbox', { name: 'TypeScript' }).check()
  await skills.getByRole('button', { name: 'やめる' }).click()
  await expect(skills.getByRole('button', { name: 'TypeScriptを外す' })).toBeHidden()
  const contact = section(page, '連絡先')
  await contact.getByLabel('電話番号').fill('090-1234-567')
  await save(page, '連絡先')
  await expect(contact).toContainText('番号が1桁足りません。')
  await contact.getByRole('button', { name: 'やめる' }).click()
  await expect(contact.getByLabel('電話番号')).toHaveValue('')
  await expect(contact).not.toContainText('番号が1桁足りません。')
})

test('employers are added, put in order, removed and brought back', async ({ page }) => {
  await addEmployer(page, '株式会社ハシワタシ情報', '2016')
  await addEmployer(page, 'ヌクモリ計測機器株式会社', '2021')
  const names = section(page, '職歴').getByRole('heading', { level: 3 })
  await expect(names).toHaveText(['ヌクモリ計測機器株式会社', '株式会社ハシワタシ情報'])
  await expect(section(page, '職歴')).toContainText('この会社をブロック中')
  await page.getByRole('button', { name: '株式会社ハシワタシ情報を上へ' }).press('Enter')
  await expect(names).toHaveText(['株式会社ハシワタシ情報', 'ヌクモリ計測機器株式会社'])
  await page.getByRole('button', { name: 'ヌクモリ計測機器株式会社を削除する' }).click()
  await expect(names).toHaveText(['株式会社ハシワタシ情報'])
  await page.getByRole('button', { name: '元に戻す' }).click()
  await expect(names).toHaveText(['株式会社ハシワタシ情報', 'ヌクモリ計測機器株式会社'])

  await page.getByRole('link', { name: /株式会社ハシワタシ情報.?を編集する/ }).click()
  await page.getByLabel('いまも勤めています').uncheck()
  await page.getByLabel('退職の年').selectOption('2015')
  await page.getByRole('button', { name: '保存する' }).click()
  await expect(page.getByText('退職が入社より前になっています。年月を確かめてください。')).toBeVisible()
  await page.getByLabel('退職の年').selectOption('2021')
  await page.getByRole('button', { name: '保存する' }).click()
  await page.waitForURL(/\/profile#history/)
  await expect(section(page, '職歴')).toContainText('2016年〜2021年（約5年）')
})

test('wishes are found by name, and a week is filled from its Monday', async ({ page, noAxeFindings }) => {
  await page.goto('/profile/advance')
  const intention = section(page, '転職の意向')
  await intention.getByLabel('いまの意向').selectOption('passive')
  await intention.getByLabel('さがしているもの').selectOption('find_both')
  await save(page, '転職の意向')
  await expect(page.getByText('保存しました').first()).toBeVisible()
  const wishes = section(page, '希望条件')
  await wishes.getByLabel('使いたい技術をさがす').fill('ｐｏｓｔｇｒｅ')
  await wishes.getByRole('checkbox', { name: 'PostgreSQL' }).check()
  await expect(wishes.getByRole('button', { name: 'PostgreSQLを外す' })).toBeVisible()
  await wishes.getByRole('checkbox', { name: 'サーバーサイドエンジニア' }).check()
  await wishes.getByRole('checkbox', { name: '京都府' }).check()
  await wishes.getByLabel('年収').fill('６００万円')
  await save(page, '希望条件')
  await expect(wishes.getByLabel('年収')).toHaveValue('600')

  const week = section(page, '働ける曜日と時間')
  await week.getByLabel('月曜の始まり').fill('09:00')
  await week.getByLabel('月曜の終わり').fill('08:00')
  await save(page, '働ける曜日と時間')
  await expect(week).toContainText('終わりは、始まりより後の時刻にしてください。')
  await week.getByLabel('月曜の終わり').fill('')
  await save(page, '働ける曜日と時間')
  await expect(week).toContainText('始まりと終わりを、どちらも入れてください。')
  await noAxeFindings(page)
  await week.getByLabel('月曜の終わり').fill('16:00')
  await week.getByRole('button', { name: '月曜の時間を、火曜から金曜にも入れる' }).click()
  await save(page, '働ける曜日と時間')
  await expect(page.getByText('保存しました').first()).toBeVisible()
  await page.reload()
  await expect(week.getByLabel('金曜の終わり')).toHaveValue('16:00')
  await expect(wishes.getByRole('checkbox', { name: '京都府' })).toBeChecked()
  await expect(intention.getByLabel('いまの意向')).toHaveValue('passive')
})

for (const path of ['/profile', '/profile/advance', '/profile/yourvision', '/profile/work_experience']) {
  test(`${path} is in good order for everyone`, async ({ page, noAxeFindings }) => {
    await page.goto(path)
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 740 })
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await noAxeFindings(page)
        expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
      }
    }
  })
}
