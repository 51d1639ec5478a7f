import type { Browser, Page } from '@playwright/test'
import { isolated } from '#web/ui/text/isolated.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { addSession } from '../kit/sign-in/add-session.ts'
import { mailTo } from '../kit/data/mail-to.ts'
import { expect, test } from '../kit/test.ts'
import { loseCookies } from '../kit/lose-cookies.ts'
import { addMember } from '../kit/data/add-member.ts'
import { fillSignUp, newCompany, password, sent } from '../kit/data/new-company.ts'
import { setUpApp } from '../kit/data/set-up-app.ts'

// The site answers a refused form with 422 or 400, and a removed member with 401.
test.use({ expected: /status of (400|401|403|422)/ })

const other = async (browser: Browser, baseURL: string | undefined) => (await browser.newContext({ baseURL: baseURL ?? '', locale: 'ja-JP' })).newPage()

test('a company signs up, sets up a second factor, waits for approval, invites a member, and a member it removes is signed out at once', async ({
  page,
  browser,
  baseURL,
  noAxeFindings,
}) => {
  const company = newCompany()
  await page.goto('/online/companies/?area=company')
  await page.getByRole('link', { name: '企業の登録' }).click()
  await expect(page.getByRole('heading', { name: '企業の登録' })).toBeVisible()
  await fillSignUp(page, { ...company, email: 'saegusa@gmail.com' })
  await expect(page.getByText('だれでも作れるメールアドレスでは登録できません。')).toBeVisible()
  await fillSignUp(page, company)
  await sent(page)
  const { link, subject } = await mailTo(page, company.email)
  expect(subject).toContain('企業の登録の確認')
  await page.goto(link)
  await page.getByRole('button', { name: '登録を完了する' }).click()
  // No page opens before the second factor.
  await page.goto('/online/companies/settings/members')
  await setUpApp(page)
  await noAxeFindings(page)
  await page.getByRole('link', { name: '保存したので次へ' }).click()
  await expect(page).toHaveURL(/settings\/members$/)
  await expect(page.getByText('承認待ちです。')).toBeVisible()

  await page.getByRole('textbox', { name: 'メールアドレス' }).fill(`izumi@${company.domain}`)
  await page.getByRole('region', { name: 'メンバーを招待' }).getByLabel('役割', { exact: true }).selectOption('アシスタント')
  await page.getByRole('button', { name: '招待のメールを送る' }).click()
  await expect(page.getByText('に招待を送りました。')).toBeVisible()
  await expect(page.getByRole('region', { name: '承認待ちの招待' }).getByText(`izumi@${company.domain}`, { exact: true })).toBeVisible()

  const second = await other(browser, baseURL)
  const invitation = await mailTo(second, `izumi@${company.domain}`)
  // The page tells a member who is signed in here that the invitation is for another address.
  await page.goto(invitation.link)
  await expect(page.getByText('この端末では、いま三枝 由香さんがログインしています。')).toBeVisible()
  await page.goto('/online/companies/settings/members')
  await second.goto(invitation.link)
  await expect(second.getByText('アシスタントとして招待しています。')).toBeVisible()
  await second.getByLabel('氏名').fill('和泉 亮')
  await second.getByLabel('パスワード').fill(password)
  await second.getByLabel(/利用規約/).check()
  await second.getByLabel(/個人情報の扱い/).check()
  await second.getByRole('button', { name: '招待を受ける' }).click()
  await expect(second).toHaveURL(/companies\/dashboard$/)
  await second.goto('/online/companies/settings/members')
  await expect(second.getByRole('row').filter({ hasText: '和泉 亮' })).toContainText('アシスタント')
  await second.goto('/online/companies/scouts')
  await expect(second.getByRole('heading', { name: '権限がありません' })).toBeVisible()
  await second.goto(invitation.link)
  await expect(second.getByText('この招待は使えません。')).toBeVisible()

  await page.reload()
  // A role is saved as soon as it is chosen, and the toast takes it back.
  const role = page.getByRole('combobox', { name: `${isolated('和泉 亮')}さんの役割` })
  await role.selectOption('リクルーター')
  await expect(page.getByText('役割をリクルーターに変更しました。')).toBeVisible()
  await page.getByRole('button', { name: '元に戻す' }).click()
  await expect(page.getByText('役割をアシスタントに変更しました。')).toBeVisible()
  await expect(role).toHaveValue('assistant')
  await role.selectOption('ゲスト')
  await expect(page.getByText('役割をゲストに変更しました。')).toBeVisible()
  await second.goto('/online/companies/settings/members')
  await expect(second.getByRole('heading', { name: '権限がありません' })).toBeVisible()
  await second.goto('/online/companies/settings')

  await page.getByRole('link', { name: '和泉 亮さん', exact: false }).click()
  await expect(page.getByRole('button', { name: `${isolated('和泉 亮')}さんをメンバーから削除` })).toBeVisible()
  await noAxeFindings(page)
  await page.getByRole('button', { name: `${isolated('和泉 亮')}さんをメンバーから削除` }).click()
  await expect(page.getByText('メンバーから削除しました。')).toBeVisible()
  await second.getByRole('button', { name: '氏名を保存する' }).click()
  await expect(second).toHaveURL(/companies\/\?next=%2Fonline%2Fcompanies%2Fsettings/)

  // An admin cannot remove the last admin.
  await page.getByRole('link', { name: '三枝 由香さん', exact: false }).click()
  await page.getByRole('button', { name: `${isolated('三枝 由香')}さんをメンバーから削除` }).click()
  await expect(page.getByText('管理者がいなくなるため、できません。')).toBeVisible()
})

/** A member with an authenticator app, signed in in this browser. */
async function withApp(page: Page, db: Database) {
  const member = await addMember(db)
  await addSession(page.context(), db, 'company', member.id, false)
  await page.goto('/online/companies/settings')
  return { ...member, ...(await setUpApp(page)) }
}

test('the site asks a member for the app’s code at sign-in, takes each code once, and accepts a recovery code in its place', async ({ page, db }) => {
  const { email, app, codes } = await withApp(page, db)
  expect(codes).toHaveLength(10)
  const signIn = async () => {
    await loseCookies(page)
    await page.goto('/online/companies/settings')
    // The member returns to the page that they wanted.
    await expect(page).toHaveURL(/companies\/\?next=/)
    await page.getByRole('textbox', { name: 'メールアドレス' }).fill(email)
    await page.getByLabel('パスワード').fill(password)
    await page.getByRole('button', { name: 'ログインする', exact: true }).click()
    await expect(page.getByRole('heading', { name: '二段階認証' })).toBeVisible()
  }
  const code = page.getByLabel('認証コード（6桁）')
  const prove = page.getByRole('button', { name: '確認', exact: true })
  await signIn()
  await code.fill('000000')
  await prove.click()
  await expect(page.getByText('コードが違うか、もう使われています。')).toBeVisible()
  // The code of this moment may have set the app up.
  await db.updateTable('accounts').set({ totp_last_step: 0 }).where('email', '=', email).execute()
  const used = app.generate()
  await code.fill(used)
  await prove.click()
  await expect(page).toHaveURL(/companies\/settings$/)
  await expect(page.getByRole('region', { name: '二段階認証' }).getByText('残り10個。')).toBeVisible()

  await signIn()
  await code.fill(used)
  await prove.click()
  await expect(page.getByText('コードが違うか、もう使われています。')).toBeVisible()
  await code.fill((codes[0] ?? '').toLowerCase())
  await prove.click()
  await expect(page.getByRole('region', { name: '二段階認証' }).getByText('残り9個。')).toBeVisible()

  await page.getByRole('button', { name: '認証アプリを解除' }).click()
  await expect(page.getByRole('heading', { name: '二段階認証を設定する' })).toBeVisible()
})

test('a member who forgot the password sets another, and still shows the second factor', async ({ page, db }) => {
  const { email, app } = await withApp(page, db)
  await loseCookies(page)
  await page.goto('/online/companies/?area=company')
  await page.getByRole('link', { name: 'パスワードを忘れたとき' }).click()
  await expect(page.getByRole('heading', { name: 'パスワードを再設定する' })).toBeVisible()
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill(email)
  await page.getByRole('button', { name: 'メールを受け取る' }).click()
  await sent(page)
  await page.goto((await mailTo(page, email, 'パスワードを再設定する')).link)
  await page.getByLabel('新しいパスワード').fill('べつの馬とホチキス')
  await page.getByRole('button', { name: '設定する' }).click()
  await expect(page.getByRole('heading', { name: '二段階認証' })).toBeVisible()
  // The code of this moment may have set the app up.
  await db.updateTable('accounts').set({ totp_last_step: 0 }).where('email', '=', email).execute()
  await page.getByLabel('認証コード（6桁）').fill(app.generate())
  await page.getByRole('button', { name: '確認', exact: true }).click()
  await expect(page).toHaveURL(/companies\/dashboard$/)
})
