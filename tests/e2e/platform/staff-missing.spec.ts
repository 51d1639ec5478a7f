import { signInMember } from '../kit/sign-in/sign-in-member.ts'
import { expect, test } from '../kit/test.ts'

test.use({ expected: /Failed to load resource.*404/ })
const nobody = '0c9f1f0e-4b51-4f0c-9a3e-7a0d5a2f6b31'

const companyPages = ['nothing', 'selection/detail?id=' + nobody, 'selection/detail?id=1%27', 'selection/notice?id=x', 'messages/detail?candidate_id=x']
  .concat(['candidates/detail?id=' + nobody, 'job_offers/edit?id=99999999', 'job_offers/edit?id=abc', 'job_offers/nothing/more'])
  .map((page) => `/online/companies/${page}`)

test('a member who opens a missing page stays inside the frame of their company', async ({ context, page, db }) => {
  const company = await db.insertInto('companies').values({ name: '株式会社こもれび計測', state: 'active' }).returning('id').executeTakeFirstOrThrow()
  await signInMember(context, db, { company_id: company.id, role: 'admin' })
  for (const address of companyPages) {
    const answer = await page.goto(address)
    expect([address, answer?.status()]).toEqual([address, 404])
    await expect(page.getByRole('heading', { level: 1 }), address).toHaveText('見つかりません')
    await expect(page.getByRole('complementary', { name: 'ログイン中の企業' }), address).toContainText('株式会社こもれび計測')
    await expect(page.getByRole('link', { name: '企業のホームへ' })).toBeVisible()
    await expect(page.getByRole('link', { name: '求人をさがす' }), address).toHaveCount(0)
  }
})
