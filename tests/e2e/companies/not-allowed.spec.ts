import { expect, test } from '../kit/test.ts'
import { signInMember } from '../kit/sign-in/sign-in-member.ts'

const pages =
  `dashboard messages candidates scouts scouts/templates scouts/new selection notifications figures company job_offers job_offers/new job_offers/transfer
  settings settings/members settings/keys settings/webhooks settings/feeds settings/notifications`
    .trim()
    .split(/\s+/)
    .map((page) => `/online/companies/${page}`)

const standings = [
  { role: 'guest', company: {} },
  { role: 'assistant', company: {} },
  { role: 'recruiter', company: {} },
  { role: 'admin', company: { state: 'pending' } },
  { role: 'admin', company: { state: 'suspended' } },
  { role: 'admin', company: { end_of_contract: true } },
]

for (const { role, company } of standings) {
  test(`${role} of a company ${JSON.stringify(company)} sees each page, or why not`, async ({ context, page, db }) => {
    const row = { name: '山田製作所', state: 'active', ...company }
    const { id: company_id } = await db.insertInto('companies').values(row).returning('id').executeTakeFirstOrThrow()
    await signInMember(context, db, { company_id, role })
    const refused: string[] = []
    for (const address of pages) {
      const answer = await page.request.get(address)
      expect([address, answer.status()]).toEqual([address, address.endsWith('scouts/new') && !answer.url().includes('not_allowed') ? 404 : 200])
      if (answer.url().includes('not_allowed')) refused.push(address)
    }
    await page.goto(refused.at(-1) ?? '/online/companies/settings')
    await expect(page.getByRole('heading', { name: refused.length > 0 ? 'このページは開けません' : '設定', level: 1 })).toBeVisible()
  })
}
