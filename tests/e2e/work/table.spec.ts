import { publishableJob } from '#server/jobs/editing/testing.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { addSomebody } from '../kit/data/add-somebody.ts'
import { ownDesk } from '../kit/data/own-desk.ts'
import { expect, test } from '../kit/test.ts'

/** A candidate who wrote to the company. */
async function addTalk(db: Database, company_id: number, message: string) {
  const at = new Date().toISOString()
  const { id } = await addSomebody(db)
  const { id: thread_id } = await db
    .insertInto('threads')
    .values({ candidate_user_id: id, company_id, last_number: 1, last_message_at: at, turn: 'company', turn_since: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('messages').values({ thread_id, client_id: crypto.randomUUID(), company: false, message, number: 1 }).execute()
}

test('a recruiter by keyboard sorts and narrows the jobs, saves that as a view, pauses two of them and takes it back', async ({
  page,
  context,
  db,
  noAxeFindings,
}) => {
  const { company_id } = await ownDesk(context, db)
  const at = new Date().toISOString()
  const job = { ...publishableJob, company_id, state: 'published', published_at: at, confirmed_at: at }
  const titles = ['表の求人 い', '表の求人 あ', 'ほかの求人']
  await db
    .insertInto('job_offers')
    .values(titles.map((position_title) => ({ ...job, position_title })))
    .execute()
  await page.goto('/online/companies/job_offers')
  const rows = page.getByRole('main').getByRole('rowheader')
  await page.keyboard.press('/')
  await page.keyboard.type('表の求人')
  await page.keyboard.press('Enter')
  await expect(rows).toHaveCount(2)
  await page.getByRole('columnheader', { name: '求人', exact: true }).getByRole('link').focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('columnheader', { name: '求人' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(rows).toHaveText(['表の求人 あ', '表の求人 い'])

  await page.getByText('ビュー', { exact: true }).focus()
  await page.keyboard.press('Enter')
  await page.getByLabel('ビューの名前').fill('表の見え方')
  await page.keyboard.press('Enter')
  await expect(page.getByText('ビュー：表の見え方')).toBeVisible()

  // Keys act once nobody writes any more.
  await expect(page.getByLabel('ビューの名前')).toBeHidden()
  await page.keyboard.press('j')
  await expect(rows.nth(0).getByRole('link')).toBeFocused()
  await page.keyboard.press('x')
  await page.keyboard.press('j')
  await expect(rows.nth(1).getByRole('link')).toBeFocused()
  await page.keyboard.press('x')
  await expect(page.getByText('2件を選択中')).toBeVisible()
  await noAxeFindings(page)
  await page.keyboard.press('e')
  await expect(page.getByText('2件の公開を停止します。', { exact: false })).toBeVisible()
  await expect(page.getByRole('button', { name: '停止する' })).toBeFocused()
  await noAxeFindings(page)
  await page.keyboard.press('Enter')
  await expect(page.getByText('2件の公開を停止しました。')).toBeVisible()
  const states = () => db.selectFrom('job_offers').select('state').where('company_id', '=', company_id).where('position_title', 'like', '表の求人%').execute()
  expect(await states()).toEqual([{ state: 'paused' }, { state: 'paused' }])
  await noAxeFindings(page)
  await page.keyboard.press('z')
  await expect(page.getByText('2件を元に戻しました。')).toBeVisible()
  expect(await states()).toEqual([{ state: 'published' }, { state: 'published' }])

  // From a row's page the keys lead to its neighbours in the same list.
  await rows.nth(0).getByRole('link').click()
  await expect(page.getByText('1 / 2')).toBeVisible()
  await page.keyboard.press('j')
  // The preview beside the form has its own heading.
  const heading = page.locator('.editor-head').getByRole('heading', { level: 1 })
  await expect(heading).toContainText('表の求人 い')
  await page.keyboard.press('k')
  await expect(heading).toContainText('表の求人 あ')
})

test('a recruiter narrows the conversations to those that nobody takes care of, takes two, archives them and takes it back', async ({
  page,
  context,
  db,
  noAxeFindings,
}) => {
  const { company_id, id } = await ownDesk(context, db)
  for (const message of ['はじめまして。', '応募を考えています。']) await addTalk(db, company_id, message)
  await page.goto('/online/companies/messages?assigned_to=none')
  const rows = page.getByRole('main').getByRole('rowheader')
  await expect(rows).toHaveCount(2)
  await noAxeFindings(page)
  await page.getByRole('checkbox', { name: 'このページの2件をすべて選択' }).check()
  await page.keyboard.press('a')
  await expect(page.getByText('2件の担当を変更します。', { exact: false })).toBeVisible()
  await page.locator('.confirm-bar').getByLabel('担当').selectOption(id)
  await page.getByRole('button', { name: '変更する' }).click()
  await expect(page.getByText('2件の担当を変更しました。')).toBeVisible()
  await expect(rows).toHaveCount(0)

  // One by one the assignee is chosen where it stands.
  await page.goto('/online/companies/messages?sort=-last')
  await page
    .getByRole('combobox', { name: /の担当/ })
    .first()
    .selectOption('')
  await expect(page.getByText('担当を変更しました。')).toBeVisible()

  await page.getByRole('checkbox', { name: 'このページの2件をすべて選択' }).check()
  await page.keyboard.press('e')
  await page.getByRole('button', { name: 'アーカイブする' }).click()
  await expect(page.getByText('2件をアーカイブしました。')).toBeVisible()
  await expect(rows).toHaveCount(0)
  await noAxeFindings(page)
  await page.keyboard.press('z')
  await expect(page.getByText('2件を一覧に戻しました。')).toBeVisible()

  // From a conversation the keys lead to its neighbours in the same list.
  await rows.nth(0).getByRole('link').click()
  await expect(page.getByText('1 / 2')).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByText('2 / 2')).toBeVisible()
  await noAxeFindings(page)
})
