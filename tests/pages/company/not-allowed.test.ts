import { addCompany, addMember } from '#server/testing.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

const pages =
  `dashboard messages candidates scouts scouts/templates scouts/new selection selection/outside selection/outside/new referrals notifications figures figures/selection company job_offers job_offers/new job_offers/paste job_offers/drafts job_offers/templates job_offers/transfer
  settings settings/members settings/keys settings/webhooks settings/feeds settings/notifications settings/calendar settings/interview_kits settings/interview_kits/edit`
    .split(/\s+/)
    .map((page) => `/online/companies/${page}`)

test.for([
  { role: 'guest', company: {} },
  { role: 'assistant', company: {} },
  { role: 'recruiter', company: {} },
  { role: 'admin', company: { state: 'pending' } },
  { role: 'admin', company: { state: 'suspended' } },
  { role: 'admin', company: { end_of_contract: true } },
])('$role of a company $company sees each page, or why not', async ({ role, company }, { page, db }) => {
  const { id: company_id } = await addCompany(db, company)
  page.addCookie((await addMember(db, { company_id, role })).cookie)
  page.expect(404)
  const refused: string[] = []
  for (const address of pages) {
    const status = await page.goto(address)
    const isRefused = page.url().includes('not_allowed')
    expect([address, status]).toEqual([address, address.endsWith('scouts/new') && !isRefused ? 404 : 200])
    if (isRefused) refused.push(address)
  }
  await page.goto(refused.at(-1) ?? '/online/companies/settings')
  expect(
    page.getByRole('heading', { name: refused.length === 0 ? '設定' : role === 'admin' ? 'このページは開けません' : '権限がありません', level: 1 }),
  ).toBeVisible()
})
