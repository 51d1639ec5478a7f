import { addApplicant } from '../kit/data/add-applicant.ts'
import { signInMember } from '../kit/sign-in/sign-in-member.ts'
import { expect, test } from '../kit/test.ts'

test('an admin adds a step, a recruiter moves somebody there by keyboard, and the candidate reads the step for which it stands', async ({
  page,
  browser,
  db,
  candidate,
  noAxeFindings,
}) => {
  const { id: company_id } = await db
    .insertInto('companies')
    .values({ name: '株式会社こもれび計測', state: 'active' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const id = await addApplicant(db, company_id, { candidate_user_id: candidate.id, step: 'first_interview' })

  const theirs = await browser.newContext()
  await signInMember(theirs, db, { company_id })
  const admin = await theirs.newPage()
  await admin.goto('/online/companies/settings/selection_steps')
  await admin.getByRole('button', { name: '自社の段階を作成' }).click()
  await admin.getByLabel('追加する段階の名前').fill('現場面接')
  await admin.getByRole('heading', { name: '段階を追加' }).locator('..').getByLabel('候補者に見える段階').selectOption({ label: '一次面接' })
  await admin.getByRole('button', { name: '追加', exact: true }).click()
  await expect(admin.getByText('「現場面接」を追加しました。')).toBeVisible()
  await noAxeFindings(admin)
  await theirs.close()

  const ours = await browser.newContext()
  await signInMember(ours, db, { company_id, role: 'recruiter' })
  const recruiter = await ours.newPage()
  await recruiter.goto('/online/companies/selection')
  await expect(recruiter.getByRole('heading', { level: 2, name: /現場面接/ })).toBeVisible()
  const card = recruiter.locator(`[data-open="${id}"]`)
  await card.focus()
  await recruiter.keyboard.press('m')
  await recruiter.keyboard.press('5')
  await expect(recruiter.getByText('「現場面接」に移動しました。')).toContainText('候補者に見える段階は「一次面接」のままです。候補者には通知していません。')
  await noAxeFindings(recruiter)
  await ours.close()

  await page.goto('/message/applications')
  await expect(page.getByText('一次面接').first()).toBeVisible()
  await expect(page.getByText('現場面接')).toHaveCount(0)
})
