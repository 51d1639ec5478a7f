import { addMember, addCompany } from '#server/testing.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

const nobody = '0c9f1f0e-4b51-4f0c-9a3e-7a0d5a2f6b31'
const companyPages = `nothing selection/detail?id=${nobody} selection/detail?id=1%27 selection/notice?id=x messages/detail?candidate_id=x
  candidates/detail?id=${nobody} job_offers/edit?id=99999999 job_offers/edit?id=abc job_offers/nothing/more`

test.for(companyPages.split(/\s+/).map((page) => `/online/companies/${page}`))(
  '%s leaves a member inside the frame of their company',
  async (address, { page, db }) => {
    const { id: company_id } = await addCompany(db, { name: '株式会社こもれび計測' })
    page.addCookie((await addMember(db, { company_id })).cookie)
    page.expect(404)
    expect(await page.goto(address)).toBe(404)
    expect(page.getByRole('heading', { level: 1 })).toHaveText('見つかりません')
    expect(page.locator('.side-owner')).toHaveText(/株式会社こもれび計測/)
    expect(page.getByRole('link', { name: '企業のホームへ' })).toBeVisible()
    expect(page.getByRole('link', { name: '求人をさがす' })).toHaveCount(0)
  },
)

test.for(['nothing', 'notices/detail?id=99999999', 'companies/detail?id=abc', 'nothing/more'])(
  '/operator/%s leaves an operator inside the frame of the operators',
  async (address, { page, operator: _signedIn }) => {
    page.expect(404)
    expect(await page.goto(`/operator/${address}`)).toBe(404)
    expect(page.getByRole('link', { name: '運営のホームへ' })).toBeVisible()
    expect(page.getByRole('link', { name: '求人をさがす' })).toHaveCount(0)
  },
)
