import { addApplicant } from '#server/hiring/applications/testing.ts'
import { addMember } from '#server/testing.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

const home = '/online/companies/dashboard'

test('home names what is due with its one act, who stands where per job, and what colleagues did', async ({ page, db }) => {
  const { apply, ours, company_id, recruiter } = await addApplicant(db)
  const { id, job } = await apply()
  await ours.applications.change({ id, step: 'document_screening' })
  const colleague = await addMember(db, { company_id })
  page.addCookie(colleague.cookie)
  await page.goto(home)
  const due = page.getByRole('region', { name: /^対応が必要/ }).getByRole('listitem')
  expect(due).toHaveCount(1)
  expect(due.getByText('要返信', { exact: true })).toBeVisible()
  const jobs = page.getByRole('region', { name: /^求人別の選考状況/ })
  expect(jobs.getByRole('link', { name: /：書類 1人$/ })).toHaveAttribute('href', `/online/companies/selection?step=document_screening&job_id=${job?.id}`)
  expect(page.getByRole('region', { name: 'チームの動き' })).toContainText('「書類選考」へ移動')
  expect(page.getByRole('region', { name: /^直近28日/ })).toContainText('応募・スカウト承諾')

  await page.getByRole('link', { name: '自分の担当', exact: true }).click()
  expect(due).toHaveCount(0)
  expect(page.getByRole('region', { name: /^求人別の選考状況/ })).toHaveCount(0)

  await db.updateTable('threads').set({ company_user_id: colleague.id }).where('company_id', '=', company_id).execute()
  await page.goto(`${home}?scope=mine`)
  expect(due).toHaveCount(1)
  // The owner of the job reads it among theirs, with everybody in selection; what is counted beside it leads to the same jobs.
  await db.updateTable('threads').set({ company_user_id: null }).where('company_id', '=', company_id).execute()
  await db.updateTable('job_offers').set({ owner_id: colleague.id }).where('company_id', '=', company_id).execute()
  await page.goto(`${home}?scope=mine`)
  expect(jobs.getByRole('link', { name: /：書類 1人$/ })).toHaveAttribute('href', `/online/companies/selection?step=document_screening&job_id=${job?.id}`)
  expect(jobs.getByRole('link', { name: '選考中の担当の求人1件をすべて見る' })).toHaveAttribute(
    'href',
    '/online/companies/job_offers?sort=-candidates&mine=true',
  )
  expect(page.getByRole('region', { name: '担当の求人' }).getByRole('link', { name: '1件' })).toHaveAttribute(
    'href',
    '/online/companies/job_offers?state=published&mine=true',
  )
  page.addCookie(recruiter.cookie)
  await page.goto(home)
  expect(page.getByRole('region', { name: 'チームの動き' })).toHaveCount(0)
})

test('the list of jobs counts each step, and a count leads to the people who stand there', async ({ page, db }) => {
  const { apply, recruiter } = await addApplicant(db)
  const { job } = await apply()
  page.addCookie(recruiter.cookie)
  await page.goto('/online/companies/job_offers')
  const count = page.locator('td[data-label="応募"]').getByRole('link', { name: /：応募 1人$/ })
  expect(count).toHaveAttribute('href', `/online/companies/selection?step=entry&job_id=${job?.id}`)
  await count.click()
  expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  const file = await page.request('/online/companies/job_offers/file')
  expect(await file.text()).toContain('選考の担当')
})
