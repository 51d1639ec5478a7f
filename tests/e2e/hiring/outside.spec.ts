import { mailTo } from '../kit/data/mail-to.ts'
import { ownDesk } from '../kit/data/own-desk.ts'
import { expect, test } from '../kit/test.ts'

// The page that a recruiter has open is gone once the person takes everything back.
test.use({ expected: /status of 404/ })

test('a recruiter adds somebody, who agrees with a résumé; the recruiter reads it, and the person takes everything back', async ({
  page,
  context,
  browser,
  db,
  noAxeFindings,
}) => {
  await ownDesk(context, db, { role: 'recruiter' })
  const email = `kashiwagi${Date.now()}@mail.example`
  await page.goto('/online/companies/selection/outside')
  await page.getByRole('link', { name: '候補者を追加' }).click()
  await page.getByLabel('氏名').fill('柏木 遥')
  await page.getByLabel('メールアドレス').fill(email)
  await page.getByLabel('知ったきっかけ').selectOption('イベント')
  await page.getByRole('button', { name: '送信するメールを確認' }).click()
  const mail = page.getByRole('region', { name: '送信するメール' })
  await expect(mail).toContainText(email)
  await expect(mail).toContainText('14日以内に答えがないときは、すべて削除します。')
  await noAxeFindings(page)
  await mail.getByRole('button', { name: 'この1通を送信' }).click()
  await expect(page.getByText('同意を求めるメールを送信しました。')).toBeVisible()
  await page.getByRole('link', { name: '柏木 遥' }).click()
  await expect(page.getByText('本人の同意を待っています。')).toBeVisible()
  await expect(page.getByRole('heading', { name: '履歴書' })).toHaveCount(0)
  const entry = page.url()

  // Without scripts, as some mail programs open links.
  const theirs = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  const { link } = await mailTo(theirs, email, /同意の確認/)
  await theirs.goto(link)
  await theirs.getByLabel('電話番号').fill('090-1111-2222')
  await theirs.locator('input[type=file]').setInputFiles({ name: '履歴書.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n柏木 遥') })
  await theirs.getByRole('button', { name: '同意して登録する' }).click()
  await expect(theirs.getByText('同意しました。')).toBeVisible()

  await expect(async () => {
    await page.goto(entry)
    await expect(page.getByRole('link', { name: /履歴書\.pdf ?をダウンロード/ })).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await noAxeFindings(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: /履歴書\.pdf ?をダウンロード/ }).click()
  expect((await download).suggestedFilename()).toBe('履歴書.pdf')

  await theirs.reload()
  await expect(theirs.getByText('企業が履歴書を開いた日')).toBeVisible()
  await theirs.getByText('同意を取り消して、すべて削除する').click()
  await theirs.getByRole('button', { name: 'すべて削除する' }).click()
  await expect(theirs.getByText('すべて削除しました。')).toBeVisible()
  // The recruiter has the page open: nothing of the person stays there.
  await expect(page.getByText('この候補者の登録はありません。')).toBeVisible()
  await expect(page.getByText('柏木 遥')).toHaveCount(0)
  await page.goto('/online/companies/selection/outside')
  await expect(page.getByText('社外からの候補者はまだいません。')).toBeVisible()
  await theirs.context().close()
})
