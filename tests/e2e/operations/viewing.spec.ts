import { isolated } from '#web/ui/text/isolated.ts'
import { ownDesk } from '../kit/data/own-desk.ts'
import { signInOperator } from '../kit/sign-in/sign-in-operator.ts'
import { expect, test } from '../kit/test.ts'

// A page that is closed, and a call that is refused, are answered with 403.
test.use({ expected: /status of (400|403|409|422)/ })

test('an operator looks at a company’s jobs, changes nothing, and the company reads when and why', async ({ page, context, db, browser, noAxeFindings }) => {
  const { company_id } = await ownDesk(context, db)
  const { name } = await db.selectFrom('companies').select('name').where('id', '=', company_id).executeTakeFirstOrThrow()
  await db.insertInto('job_offers').values({ company_id, position_title: '潮見表の校正者', description: '', state: 'draft' }).execute()
  const looking = await browser.newContext({ baseURL: process.env.BASE_URL!, locale: 'ja-JP', timezoneId: 'Asia/Tokyo' })
  await signInOperator(looking, db)
  const operator = await looking.newPage()
  await operator.goto(`/operator/companies/detail?id=${company_id}`)
  await operator.getByLabel('閲覧する理由').fill('求人が出ないとのお問い合わせのため')
  await operator.getByRole('button', { name: '理由を伝えて閲覧する' }).click()
  const bar = operator.getByRole('complementary', { name: '運営として閲覧中' })
  await expect(bar).toContainText(`運営として閲覧中（${isolated(name).replaceAll(/[⁨⁩]/g, '')}）`)
  await expect(operator.getByRole('link', { name: '潮見表の校正者' })).toBeVisible()
  await noAxeFindings(operator)

  // Its figures are sums: shown, without a file.
  await operator.goto('/online/companies/figures/selection')
  await expect(operator.getByRole('heading', { level: 1, name: '分析' })).toBeVisible()
  await expect(operator.getByRole('link', { name: /CSV/ })).toBeHidden()

  // What shows candidates is closed, and says so in its place.
  await expect(operator.getByRole('link', { name: 'メッセージ' })).toBeHidden()
  await operator.goto('/online/companies/messages')
  await expect(operator.getByText('候補者、やりとり、個々の選考の情報は表示しません。', { exact: false })).toBeVisible()
  await expect(bar).toBeVisible()
  await noAxeFindings(operator)
  const refused = await operator.evaluate(async () => {
    const answer = await fetch('/online/api/v1/amateras/company_users/settings/', {
      method: 'PATCH',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ deny_company_apply: true }),
    })
    return answer.status
  })
  expect(refused).toBe(403)

  await bar.getByRole('button', { name: '終了する' }).click()
  await expect(operator.getByText('企業の画面の閲覧を終了しました。')).toBeVisible()
  await operator.goto('/online/companies/job_offers')
  await expect(operator.getByRole('link', { name: '潮見表の校正者' })).toBeHidden()

  await page.goto('/online/companies/settings')
  await expect(page.getByRole('region', { name: '運営による閲覧' }).getByText('求人が出ないとのお問い合わせのため')).toBeVisible()
  await noAxeFindings(page)
  await looking.close()
})
