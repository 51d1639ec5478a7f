import { ownDesk } from '../kit/data/own-desk.ts'
import { signInMember } from '../kit/sign-in/sign-in-member.ts'
import { expect, test } from '../kit/test.ts'

test('single keys walk through a list and press its buttons, but never while somebody writes, and can be switched off', async ({
  page,
  context,
  db,
  noAxeFindings,
}) => {
  const { company_id } = await ownDesk(context, db)
  const jobs = ['一つめ', '二つめ', '三つめ', '四つめ', '五つめ', '六つめ'].map((title) => ({
    company_id,
    position_title: `${title}の求人`,
    description: '',
    state: 'draft',
  }))
  await db.insertInto('job_offers').values(jobs).execute()
  await page.goto('/online/companies/job_offers')
  const links = page.getByRole('main').getByRole('listitem').getByRole('heading').getByRole('link')
  await page.keyboard.press('j')
  await expect(links.nth(0)).toBeFocused()
  await page.keyboard.press('j')
  await page.keyboard.press('j')
  await page.keyboard.press('k')
  await expect(links.nth(1)).toBeFocused()

  await page.keyboard.press('/')
  const search = page.getByLabel('題名でさがす')
  await expect(search).toBeFocused()
  await page.keyboard.type('jc?')
  await expect(search).toHaveValue('jc?')
  await expect(page).toHaveURL(/job_offers$/)

  await links.nth(1).focus()
  await page.keyboard.press('?')
  const list = page.getByRole('dialog', { name: 'キー操作' })
  await expect(list.getByText('新しい求人を書く')).toBeVisible()
  await noAxeFindings(page)
  // Behind a dialog no key acts.
  await page.keyboard.press('c')
  await expect(page).toHaveURL(/job_offers$/)
  await list.getByRole('checkbox', { name: '1文字のキーで操作する' }).uncheck()
  await page.keyboard.press('Escape')
  await expect(links.nth(1)).toBeFocused()
  await page.keyboard.press('c')
  await page.keyboard.press('k')
  await expect(links.nth(1)).toBeFocused()

  await page.goto('/online/companies/settings')
  await page.getByRole('checkbox', { name: '1文字のキーで操作する' }).check()
  await page.goto('/online/companies/job_offers')
  await page.keyboard.press('c')
  await expect(page.getByRole('heading', { level: 1, name: /求人/ })).toBeVisible()
  await expect(page).toHaveURL(/job_offers\/new$/)
})

test('a recruiter opens a conversation by its row, answers, assigns and archives it by keys', async ({ page, context, db, candidate: _signedIn }) => {
  const { company_id } = await signInMember(context, db)
  await page.goto(`/message/company/detail?company_id=${company_id}`)
  await page.getByLabel('メッセージ', { exact: true }).fill('はじめまして。')
  await page.getByRole('button', { name: '送信する' }).click()
  await expect(page.getByRole('log').getByText('はじめまして。')).toBeVisible()

  await page.goto('/online/companies/messages')
  await page.keyboard.press('j')
  await expect(page.getByRole('main').getByRole('listitem').getByRole('link')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/messages\/detail\?candidate_id=/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.keyboard.press('r')
  const answer = page.getByLabel('メッセージ', { exact: true })
  await expect(answer).toBeFocused()
  await page.keyboard.type('era')
  await expect(answer).toHaveValue('era')
  await answer.blur()
  await page.keyboard.press('a')
  await expect(page.getByLabel('担当')).toBeFocused()
  await page.getByLabel('担当').blur()
  await page.keyboard.press('e')
  await expect(page.getByRole('button', { name: 'アーカイブから戻す' })).toBeVisible()
})
