import { publishableJob } from '#server/jobs/editing/testing.ts'
import { ownDesk } from '../kit/data/own-desk.ts'
import { signInMember } from '../kit/sign-in/sign-in-member.ts'
import { silence } from '../kit/silence.ts'
import { expect, test } from '../kit/test.ts'

test('a recruiter asks an administrator by name, who returns the job with a reason and approves it the second time', async ({
  page,
  context,
  db,
  browser,
  noAxeFindings,
}) => {
  const { company_id } = await ownDesk(context, db, { role: 'recruiter' })
  await db.insertInto('company_job_approval').values({ company_id }).execute()
  const position_title = `灯台守${Date.now()}`
  const { id } = await db
    .insertInto('job_offers')
    .values({ ...publishableJob, company_id, position_title })
    .returning('id')
    .executeTakeFirstOrThrow()
  const others = await browser.newContext({ baseURL: process.env.BASE_URL! })
  await silence(others)
  await signInMember(others, db, { company_id, role: 'admin' })
  const admin = await others.newPage()

  await page.goto(`/online/companies/job_offers/edit?id=${id}`)
  await expect(page.getByText(/申請すると、管理者（.+）に通知されます。/)).toBeVisible()
  await expect(page.getByRole('button', { name: '公開する', exact: true })).toHaveCount(0)
  await noAxeFindings(page)
  await page.getByRole('button', { name: '公開の承認を申請' }).click()
  await expect(page.getByText('承認を申請しました。管理者が承認すると公開されます。')).toBeVisible()
  await expect(page.getByRole('heading', { name: '公開の承認待ち' })).toBeVisible()

  await admin.goto('/online/companies/dashboard')
  await admin
    .getByRole('region', { name: /対応が必要/ })
    .getByRole('link', { name: new RegExp(`${position_title}.*承認待ち`) })
    .click()
  await expect(admin.getByRole('heading', { name: '公開の承認待ち' })).toBeVisible()
  await admin.getByText('差し戻す', { exact: true }).first().click()
  await admin.getByLabel('差し戻しの理由').fill('賞与を書いてください。')
  await noAxeFindings(admin)
  await admin.getByRole('button', { name: '差し戻す' }).click()
  await expect(admin.getByText('差し戻しました。申請したメンバーに通知しました。')).toBeVisible()

  await page.goto(`/online/companies/job_offers/edit?id=${id}`)
  await expect(page.getByText('理由：賞与を書いてください。')).toBeVisible()
  await page.getByRole('button', { name: '公開の承認を申請' }).click()
  await expect(page.getByRole('heading', { name: '公開の承認待ち' })).toBeVisible()

  await admin.goto(`/online/companies/job_offers/edit?id=${id}`)
  await admin.getByRole('button', { name: '承認して公開' }).click()
  await expect(admin.getByText('承認しました。申請したメンバーに通知しました。')).toBeVisible()
  const { state } = await db.selectFrom('job_offers').select('state').where('id', '=', id).executeTakeFirstOrThrow()
  expect(state).toBe('published')
  // Other journeys read the newest jobs of this site.
  await db.deleteFrom('job_offers').where('company_id', '=', company_id).execute()
  await others.close()
})
