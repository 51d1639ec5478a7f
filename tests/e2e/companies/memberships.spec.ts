import { expect, test } from '../kit/test.ts'
import { addMember } from '../kit/data/add-member.ts'
import { mailTo } from '../kit/data/mail-to.ts'
import { addSession } from '../kit/sign-in/add-session.ts'

// What a stale tab sends or reads is refused with 409, which its page shows; a company of others answers 404.
test.use({ expected: /status of (400|404|409)/ })

test('a member invited by a second company accepts as the person they are, switches, and a tab of the other company writes nothing', async ({
  page,
  db,
  noAxeFindings,
}) => {
  const person = await addMember(db)
  const inviter = await addMember(db)
  const companyOf = async (id: string) => (await db.selectFrom('company_users').select('company_id').where('id', '=', id).executeTakeFirstOrThrow()).company_id
  await db
    .updateTable('companies')
    .set({ name: '株式会社二葉' })
    .where('id', '=', await companyOf(inviter.id))
    .execute()

  await addSession(page.context(), db, 'company', inviter.id)
  await page.goto('/online/companies/settings/members')
  await page.getByRole('textbox', { name: 'メールアドレス' }).fill(person.email)
  await page.getByRole('region', { name: 'メンバーを招待' }).getByLabel('役割', { exact: true }).selectOption('アシスタント')
  await page.getByRole('button', { name: '招待のメールを送る' }).click()
  await expect(page.getByText('に招待を送りました。')).toBeVisible()

  const { link } = await mailTo(page, person.email)
  await addSession(page.context(), db, 'company', person.id)
  const stale = await page.context().newPage()
  await stale.goto('/online/companies/settings')
  await page.goto(link)
  await expect(page.getByText('同じアカウントに企業が1つ増え')).toBeVisible()
  await noAxeFindings(page)
  await page.getByLabel('氏名').fill('三枝 由香')
  await page.getByLabel(/利用規約/).check()
  await page.getByLabel(/個人情報の扱い/).check()
  await page.getByRole('button', { name: '招待を受ける' }).click()
  await expect(page).toHaveURL(/companies\/dashboard$/)
  await expect(page.getByRole('link', { name: '株式会社二葉' })).toBeVisible()

  await stale.getByLabel('氏名').fill('書きかけの名前')
  await stale.getByRole('button', { name: '氏名を保存する' }).click()
  await expect(stale.getByText('別のタブで企業を切り替えたか、別の人がログインしたため、保存していません。')).toBeVisible()
  await expect(stale.getByLabel('氏名')).toHaveValue('書きかけの名前')
  const names = await db
    .selectFrom('company_users')
    .innerJoin('accounts', 'accounts.id', 'company_users.id')
    .select('name')
    .where('email', '=', person.email)
    .execute()
  expect(names.map(({ name }) => name)).toEqual(['三枝 由香', '三枝 由香'])

  await page.getByRole('button', { name: /のメニュー/ }).click()
  await noAxeFindings(page)
  await page.getByRole('button', { name: /^山田製作所/ }).click()
  await expect(page).toHaveURL(/companies\/dashboard$/)
  await expect(page.getByRole('link', { name: '山田製作所' })).toBeVisible()
  // A link of a mail leads through one press to the page of its company; a company of others is no page.
  const link_of = (company: number) => `/online/companies/settings/members?email=${encodeURIComponent(person.email)}&of_company=${company}`
  await page.goto(link_of(await companyOf(inviter.id)))
  await expect(page.getByRole('heading', { name: '別の企業のページです' })).toBeVisible()
  await noAxeFindings(page)
  await stale.getByRole('link', { name: '求人', exact: true }).first().click()
  await expect(stale).toHaveURL(/job_offers/)
  await page.getByRole('button', { name: /^株式会社二葉/ }).click()
  await expect(page).toHaveURL(/settings\/members\?email=[^&]+$/)
  await expect(page.getByRole('link', { name: '株式会社二葉' })).toBeVisible()
  // A tab that was left in the other company does not read this one under its name.
  await stale.getByRole('link', { name: '通知' }).first().click()
  await expect(stale.getByRole('heading', { name: '企業が切り替わっています' })).toBeVisible()
  await noAxeFindings(stale)
  await stale.getByRole('button', { name: /^山田製作所/ }).click()
  await expect(stale).toHaveURL(/companies\/notifications$/)
  expect((await page.goto(link_of(await companyOf((await addMember(db)).id))))?.status()).toBe(404)
  await stale.goto('/online/companies/settings')
  await stale.getByLabel('氏名').fill('書きかけの名前')
  // Back in its company, the form that was refused is sent as it stands.
  await stale.getByRole('button', { name: '氏名を保存する' }).click()
  await expect
    .poll(async () => (await db.selectFrom('company_users').select('name').where('id', '=', person.id).executeTakeFirstOrThrow()).name)
    .toBe('書きかけの名前')
})
