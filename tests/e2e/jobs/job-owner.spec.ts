import { publishableJob } from '#server/jobs/editing/testing.ts'
import { ownDesk } from '../kit/data/own-desk.ts'
import { expect, test } from '../kit/test.ts'

test('a recruiter chooses who is in charge of a job where it stands, takes it back, does so for two, and loses no word in the editor', async ({
  page,
  context,
  db,
  noAxeFindings,
}) => {
  const { company_id, id: me } = await ownDesk(context, db)
  const colleague = await db
    .insertInto('accounts')
    .values({ kind: 'company', email: `${crypto.randomUUID()}@company.example` })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('company_users')
    .values({ ...colleague, company_id, role: 'recruiter', name: '和泉 亮' })
    .execute()
  const at = new Date().toISOString()
  const job = { ...publishableJob, company_id, state: 'published', published_at: at, confirmed_at: at }
  await db
    .insertInto('job_offers')
    .values(['担当の求人 あ', '担当の求人 い'].map((position_title) => ({ ...job, position_title })))
    .execute()
  const owners = async () =>
    (await db.selectFrom('job_offers').select('owner_id').where('company_id', '=', company_id).where('state', '=', 'published').orderBy('id').execute()).map(
      ({ owner_id }) => owner_id,
    )
  await page.goto('/online/companies/job_offers?state=published&sort=title')
  const first = page.getByRole('combobox', { name: /担当の求人 あ.*の担当者/ })
  await first.selectOption(colleague.id)
  await expect(page.getByText('担当者を変更しました。')).toBeVisible()
  expect(await owners()).toEqual([colleague.id, null])
  await page.getByRole('button', { name: '元に戻す' }).click()
  await expect(first).toHaveValue('')
  await expect.poll(owners).toEqual([null, null])
  await noAxeFindings(page)

  await first.selectOption(colleague.id)
  await expect.poll(owners).toEqual([colleague.id, null])
  await page.getByRole('checkbox', { name: 'このページの2件をすべて選択' }).check()
  await page.keyboard.press('a')
  await expect(page.getByText('2件の担当者を変更します。', { exact: false })).toBeVisible()
  await noAxeFindings(page)
  await page.locator('.confirm-bar').getByLabel('担当者').selectOption(me)
  await page.getByRole('button', { name: '変更する' }).click()
  await expect(page.getByText('2件の担当者を変更しました。')).toBeVisible()
  expect(await owners()).toEqual([me, me])
  await page.keyboard.press('z')
  await expect(page.getByText('2件を元の担当者に戻しました。')).toBeVisible()
  expect(await owners()).toEqual([colleague.id, null])

  // What is typed in the editor stays while the owner is saved beside it.
  await page.getByRole('rowheader').first().getByRole('link').click()
  const title = page.locator('.editor-form').getByRole('textbox', { name: /^題名/ })
  await title.fill('書きかけの題名')
  await page.getByRole('combobox', { name: '担当者', exact: true }).selectOption(me)
  await expect.poll(owners).toEqual([me, null])
  await expect(page.getByRole('combobox', { name: '担当者', exact: true })).toHaveValue(me)
  await expect(title).toHaveValue('書きかけの題名')
  await noAxeFindings(page)
})
