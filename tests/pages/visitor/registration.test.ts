import { addCandidate } from '#server/testing.ts'
import { mailTo } from '../kit/mail-to.ts'
import type { Page } from '../kit/page.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

const address = 'sora@mebae.example'

function fillAccount(page: Page, email = address) {
  page.getByLabel('メールアドレス').fill(email)
  page.getByLabel('パスワード').fill('正しい馬とホチキス')
  for (const name of [/16歳以上/, /利用規約/, /個人情報の扱い/]) {
    const box = page.getByRole('checkbox', { name })
    if (box.count()) box.check()
  }
}
const ask = (page: Page) => page.getByRole('button', { name: '確認のメールを受け取る' }).click()

test('a visitor answers the steps before the account exists, and loses neither an answer nor the referral', async ({ page, db }) => {
  await page.goto('/registration/onestep?referral_code=tomodachi&source=poster')
  await page.getByRole('link', { name: 'くわしい登録' }).click()
  const next = page.getByRole('button', { name: '次へ' })
  page.getByLabel('住んでいるところ').selectOption({ label: '京都府' })
  await next.click()
  await next.click()
  page.getByLabel('いちばん新しい勤め先').fill('株式会社ハシワタシ情報')
  await next.click()
  page.getByLabel('追加するスキル').fill('たいぷすくりぷと')
  page.expect(422)
  await next.click()
  expect(page.getByText('「たいぷすくりぷと」は選択肢にありません。', { exact: false }).first()).toBeVisible()
  page.getByLabel('追加するスキル').fill('ｔｙｐｅｓｃｒｉｐｔ')
  await next.click()
  expect(page.getByLabel('TypeScript', { exact: true })).toBeChecked()
  for (const _ of [4, 5]) await next.click()
  expect(page.getByText('株式会社ハシワタシ情報')).toBeVisible()
  expect(page.getByText('TypeScript')).toBeVisible()
  fillAccount(page)
  await ask(page)
  expect(page.getByRole('heading', { name: 'メールを送りました' })).toBeVisible()

  await page.goto((await mailTo(page, address)).link)
  await page.getByRole('button', { name: '登録を完了する' }).click()
  expect(page.getByText('株式会社ハシワタシ情報')).toBeVisible()
  await page.getByRole('button', { name: 'この内容で登録する' }).click()
  await page.getByRole('link', { name: 'あとで書く' }).click()
  expect(page.getByRole('heading', { name: '登録が終わりました' })).toBeVisible()
  const kept = db
    .selectFrom('candidate_users')
    .innerJoin('accounts', 'accounts.id', 'candidate_users.id')
    .select(['referral_code', 'source'])
    .where('email', '=', address)
  expect(await kept.executeTakeFirst()).toEqual({ referral_code: 'tomodachi', source: 'poster' })
})

test('a step of the registration is there again when its address is opened again, and begins anew where its answers are gone', async ({ page }) => {
  await page.goto('/registration/add?referral_code=tomodachi')
  const next = page.getByRole('button', { name: '次へ' })
  page.getByLabel('住んでいるところ').selectOption({ label: '京都府' })
  await next.click()
  await next.click()
  const step = '/registration/add?step=3&referral_code=tomodachi'
  expect(page).toHaveURL(step)
  page.getByLabel('いちばん新しい勤め先').fill('株式会社ハシワタシ情報')
  await next.click()
  await page.goto(step)
  expect(page.getByLabel('いちばん新しい勤め先')).toHaveValue('株式会社ハシワタシ情報')
  await page.getByRole('button', { name: '戻る' }).click()
  await page.getByRole('button', { name: '戻る' }).click()
  expect(page.getByLabel('住んでいるところ')).toHaveValue('26')

  page.loseCookies()
  await page.goto(step)
  expect(page.getByText('入力内容が見つからないため、はじめから表示しています。', { exact: false })).toBeVisible()
  expect(page.getByLabel('住んでいるところ')).toHaveValue('')
})

test('whoever uses the browser next finds no answers once they are deleted, the visitor signs up by the short form, or a session ends', async ({ page }) => {
  const answer = async () => {
    await page.goto('/registration/add')
    page.getByLabel('住んでいるところ').selectOption({ label: '京都府' })
    await page.getByRole('button', { name: '次へ' }).click()
  }
  const isGone = async () => {
    await page.goto('/registration/add?step=2')
    expect(page.getByText('入力内容が見つからないため、はじめから表示しています。', { exact: false })).toBeVisible()
    expect(page.getByLabel('住んでいるところ')).toHaveValue('')
  }
  await answer()
  await page.getByRole('button', { name: '入力内容をすべて削除' }).click()
  expect(page).toHaveURL('/registration/add?step=1')
  await isGone()

  await answer()
  await page.goto('/registration/onestep')
  fillAccount(page)
  await ask(page)
  await isGone()

  await answer()
  await page.goto((await mailTo(page, address)).link)
  await page.getByRole('button', { name: '登録を完了する' }).click()
  await page.goto('/logout')
  await page.getByRole('button', { name: 'ログアウトする' }).click()
  await isGone()
})

test('answers that are too long for a cookie go from form to form, and a reload does not bring back older ones', async ({ page }) => {
  await page.goto('/registration/add')
  const next = page.getByRole('button', { name: '次へ' })
  page.getByLabel('住んでいるところ').selectOption({ label: '京都府' })
  await next.click()
  const long = '髙'.repeat(200)
  for (const label of ['学校の名前', '学部・学科・専攻']) page.getByLabel(label).fill(long)
  await next.click()
  for (const label of ['いちばん新しい勤め先', '部署・役職']) page.getByLabel(label).fill(long)
  await next.click()
  await next.click()
  for (const fold of page.locator('main details > summary').all()) await fold.click()
  for (const box of page.locator('[name=user_preferred_work_areas]').all()) box.check()
  await next.click()
  expect(page.getByText(`${long}・${long}`)).toBeVisible()
  await page.goto('/registration/add?step=3')
  expect(page.getByText('入力内容が見つからないため、はじめから表示しています。', { exact: false })).toBeVisible()
})

test('a candidate resets a forgotten password', async ({ site, page }) => {
  await page.goto('/registration/onestep')
  fillAccount(page)
  await ask(page)
  await page.goto((await mailTo(page, address)).link)
  await page.getByRole('button', { name: '登録を完了する' }).click()
  page.loseCookies()

  await page.goto('/password/reset')
  page.getByLabel('メールアドレス').fill(address)
  await page.getByRole('button', { name: 'メールを受け取る' }).click()
  await site.work('send_reset_link')
  const { link } = await mailTo(page, address, /再設定/)
  await page.goto(link)
  page.getByLabel('新しいパスワード').fill('password')
  page.expect(422)
  await page.getByRole('button', { name: '設定する' }).click()
  expect(page.getByText(/推測されやすい/)).toBeVisible()
  page.getByLabel('新しいパスワード').fill('机の上のりんごと鉛筆')
  await page.getByRole('button', { name: '設定する' }).click()
  await page.goto('/settings/security')
  expect(page.getByText(address)).toBeVisible()
})

test('a sign-up with a known address leads to the same page; only the mail says so', async ({ page, db }) => {
  const known = 'known@mebae.example'
  await addCandidate(db, { email: known })
  const pages = []
  for (const email of [known, address]) {
    await page.goto('/registration/onestep')
    fillAccount(page, email)
    await ask(page)
    expect(page).toHaveURL(/\/registration\/sent$/)
    pages.push(page.getByRole('main').textContent())
  }
  expect(pages[0]).toBe(pages[1])
  const mail = db.selectFrom('mails').select('subject').where('to_address', '=', known)
  expect((await mail.executeTakeFirst())?.subject).toContain('すでに登録があります')
})

test('the browser checks a form itself where no scripts run', async ({ page }) => {
  await page.goto('/password/reset')
  expect(page.locator('form[novalidate]')).toHaveCount(0)
  expect(page.locator('main form :required').first()).toBeVisible()
})
