import { addMember } from '#server/testing.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

test('a new company sees two empty states, and a guest sees no figures', async ({ site, page, member, db }) => {
  for (const path of ['dashboard', 'figures?days=365']) {
    await page.goto(`/online/companies/${path}`)
    expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  expect(page.getByText('数えられるものは、まだありません。')).toHaveCount(2)
  const guest = site.newPage()
  guest.addCookie((await addMember(db, { company_id: member.company_id, role: 'guest' })).cookie)
  await guest.goto('/online/companies/dashboard')
  expect(guest.getByRole('heading', { level: 1, name: 'ホーム' })).toBeVisible()
  expect(guest.getByRole('link', { name: '分析', exact: true })).toHaveCount(0)
})
