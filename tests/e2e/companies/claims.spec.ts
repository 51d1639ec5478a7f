import { randomUUID } from 'node:crypto'
import { signInOperator } from '../kit/sign-in/sign-in-operator.ts'
import { expect, test } from '../kit/test.ts'

// The site answers a refused form with 422.
test.use({ viewport: { width: 360, height: 740 }, expected: /status of 422/ })

test('a visitor claims their company from its page, and an operator makes them its admin', async ({ page, context, db, browser, noAxeFindings }) => {
  const own = `${randomUUID().slice(0, 8)}.example`
  const at = new Date().toISOString()
  const added = { name: `引き継ぎ製作所 ${own}`, state: 'active', url: `https://${own}/`, unclaimed_at: at }
  const { id: company_id } = await db.insertInto('companies').values(added).returning('id').executeTakeFirstOrThrow()
  // Not among the newest, which other journeys open first.
  const before = new Date(Date.now() - 20 * 86_400_000).toISOString()
  const shown = { state: 'published', published_at: before, confirmed_at: before, confirmed_by: '取り込み' }
  const posting = { position_title: `営業 ${own}`, description: '商品を届けます。', ...shown }
  const { id: job_id } = await db
    .insertInto('job_offers')
    .values({ ...posting, company_id, source: 'board', reference_number: own, source_url: 'https://board.example/jobs/1', min_salary: 400, max_salary: 600 })
    .returning('id')
    .executeTakeFirstOrThrow()

  await page.goto(`/job_offer/detail?id=${job_id}`)
  const panel = page.getByRole('complementary', { name: '年収と応募' })
  await expect(panel.getByRole('link', { name: /元の求人を見る/ })).toHaveAttribute('href', 'https://board.example/jobs/1')
  await expect(page.getByText('応募する', { exact: true })).toHaveCount(0)

  await page.goto(`/company/detail?id=${company_id}`)
  await expect(page.getByText('まだこの会社の人は登録していません。')).toBeVisible()
  await expect(page.getByText('この会社の返信')).toHaveCount(0)
  await page.getByRole('link', { name: '管理者になる申請' }).click()
  await expect(page.getByRole('heading', { name: `${added.name}の管理者になる申請` })).toBeVisible()
  await expect(page.getByLabel('企業のサイト')).toHaveValue(added.url)
  await page.getByLabel('法人番号').fill('8700110005901')
  await page.getByLabel('あなたの氏名').fill('三枝 由香')
  await page.getByLabel('メールアドレス').fill(`saegusa@${own}`)
  await page.getByLabel('パスワード', { exact: true }).fill('正しい馬とホチキス')
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: '確認のメールを受け取る' }).click()
  await expect(page.getByRole('heading', { name: 'メールを送りました' })).toBeVisible()
  const { text } = await db.selectFrom('mails').select('text').where('to_address', '=', `saegusa@${own}`).executeTakeFirstOrThrow()
  await page.goto(/\/online\/companies\/verify\?token=\S+/.exec(text ?? '')?.[0] ?? '')
  await page.getByRole('button', { name: '登録を完了する' }).click()
  await expect(page.getByText(/管理者になる申請として受け付けました/)).toBeVisible()

  await signInOperator(context, db)
  await page.goto('/operator/claims?claim_state=waiting')
  const claim = page.getByRole('region', { name: added.name })
  await expect(claim.getByText('三枝 由香')).toBeVisible()
  await noAxeFindings(page)
  await claim.getByRole('button', { name: /認めて、管理者にする/ }).click()
  await expect(page.getByText(`三枝 由香さんを「${added.name}」の管理者にし、メールで伝えました。`)).toBeVisible()

  const theirs = await (await browser.newContext({ baseURL: new URL(page.url()).origin, locale: 'ja-JP' })).newPage()
  await theirs.goto('/online/companies/?area=company')
  await theirs.getByLabel('メールアドレス').fill(`saegusa@${own}`)
  await theirs.getByLabel('パスワード', { exact: true }).fill('正しい馬とホチキス')
  await theirs.getByRole('button', { name: 'ログインする', exact: true }).click()
  await expect(theirs).toHaveURL(/\/online\/companies\/(dashboard|second_factor)/)
  await theirs.context().close()
})

test('an operator checks, corrects and imports a CSV of companies', async ({ page, context, db }) => {
  await signInOperator(context, db)
  const own = `${randomUUID().slice(0, 8)}.example`
  const upload = async (text: string) => {
    await page.getByLabel('CSVファイル').setInputFiles({ name: 'companies.csv', mimeType: 'text/csv', buffer: Buffer.from(text) })
    await page.getByRole('button', { name: '内容を確認' }).click()
  }
  await page.goto('/operator/companies')
  await page.getByRole('link', { name: '企業を追加' }).click()
  await upload(`会社\n山田`)
  await expect(page.getByText(/1行目に「company,number,domain,member」の見出しがありません/)).toBeVisible()
  await upload(`company,number,domain,member\nまとめ製作所,123,${own},a@${own}`)
  await expect(page.getByText(/1行を直してください/)).toBeVisible()
  await upload(`company,number,domain,member\nまとめ製作所,,${own},a@${own}`)
  await page.getByRole('button', { name: 'この内容で追加する' }).click()
  await expect(page.getByText(/1行を追加しました/)).toBeVisible()
  expect(await db.selectFrom('mails').select('kind').where('to_address', '=', `a@${own}`).execute()).toEqual([{ kind: 'invitation' }])
})
