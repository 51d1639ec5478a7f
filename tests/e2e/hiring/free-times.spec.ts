import { addApplicant } from '../kit/data/add-applicant.ts'
import { ownDesk } from '../kit/data/own-desk.ts'
import { addSession } from '../kit/sign-in/add-session.ts'
import { signInMember } from '../kit/sign-in/sign-in-member.ts'
import { expect, test } from '../kit/test.ts'

test('two interviewers paint their times, a recruiter takes a suggestion, and the candidate chooses it', async ({
  page,
  context,
  browser,
  db,
  noAxeFindings,
}) => {
  const { company_id } = await ownDesk(context, db, { role: 'recruiter' })
  const id = await addApplicant(db, company_id)
  const colleagues = await browser.newContext()
  const colleague = await signInMember(colleagues, db, { company_id, role: 'admin' })
  await db.updateTable('company_users').set({ name: '和泉 亮' }).where('id', '=', colleague.id).execute()

  await page.goto('/online/companies/settings/calendar')
  await page.getByRole('button', { name: '平日 9〜20時' }).click()
  await page.getByRole('button', { name: '保存', exact: true }).click()
  await expect(page.getByText('面談できる時間を保存しました。')).toBeVisible()
  await noAxeFindings(page)

  const theirs = await colleagues.newPage()
  await theirs.goto('/online/companies/settings/calendar')
  await theirs.getByRole('button', { name: '面談しない' }).click()
  for (const day of '月火水木金') await theirs.getByRole('gridcell', { name: new RegExp(`^${day}曜 15時`) }).click()
  await theirs.getByRole('button', { name: '保存', exact: true }).click()
  await expect(theirs.getByText('面談できる時間を保存しました。')).toBeVisible()

  await page.goto(`/online/companies/selection/detail?id=${id}`)
  await page.getByText('面談・面接の候補日を送る').click()
  await page.getByRole('radio', { name: '面接', exact: true }).check()
  await page.getByRole('checkbox', { name: /木下 遥/ }).check()
  await page.getByRole('checkbox', { name: /和泉 亮/ }).check()
  const suggestion = page.getByRole('list', { name: '全員が空いている日時' }).getByRole('button').first()
  await expect(suggestion).toContainText('15:00〜15:30')
  await suggestion.click()
  await expect(suggestion).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByLabel('候補1')).toHaveValue(/T15:00$/)
  await page.getByLabel('候補2').fill(
    await page
      .getByLabel('候補1')
      .inputValue()
      .then((value) => value.replace('15:00', '10:00')),
  )
  await expect(page.getByText(/候補2.*和泉 亮.*面談できる時間の外/)).toBeVisible()
  await page.getByLabel('候補2').fill('')
  await noAxeFindings(page)
  await page.getByRole('button', { name: '候補日を送る' }).click()
  await expect(page.getByText('候補日を送信しました。')).toBeVisible()

  const { candidate_user_id } = await db.selectFrom('applications').select('candidate_user_id').where('id', '=', id).executeTakeFirstOrThrow()
  await db.updateTable('accounts').set({ email_verified_at: new Date().toISOString() }).where('id', '=', candidate_user_id).execute()
  const candidates = await browser.newContext()
  await addSession(candidates, db, 'candidate', candidate_user_id!)
  const mine = await candidates.newPage()
  await mine.goto(`/message/company/detail?company_id=${company_id}`)
  await expect(mine.getByText('和泉 亮')).toBeHidden()
  await mine.getByRole('button', { name: /15:00〜15:30/ }).click()
  await expect(page.getByText('決まりました', { exact: true })).toBeVisible()
  await colleagues.close()
  await candidates.close()
})
