import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import type { Database } from '#server/platform/database/connect.ts'
import { confirmPublicAnnouncements } from '../kit/data/publish-announcements.ts'
import { signInMember } from '../kit/sign-in/sign-in-member.ts'
import { signInNew } from '../kit/sign-in/sign-in-new.ts'
import { signInOperator } from '../kit/sign-in/sign-in-operator.ts'
import { expect, test } from '../kit/test.ts'

/** Fields and a prefecture that no other journey uses: only these candidates get the announcement. */
async function meant(db: Database, candidate_user_id: string) {
  await db
    .updateTable('candidate_profiles')
    .set({ address: 47, user_desired_job_fields: [110], career_intention_rating: 'gathering' })
    .where('candidate_user_id', '=', candidate_user_id)
    .execute()
  await confirmPublicAnnouncements(db, candidate_user_id)
}

async function desk(browser: Browser, db: Database, name: string) {
  const context = await browser.newContext()
  await signInOperator(context, db, { name })
  return context.newPage()
}

/** Pretends that five minutes have passed. */
const begin = (db: Database, title: string) =>
  db
    .updateTable('announcements')
    .set({ display_start_at: new Date(Date.now() - 1_000).toISOString() })
    .where('title', '=', title)
    .execute()

/** The author reads how many recipients there are and asks; a second operator finds it in the inbox, reads it and approves; and the start comes. */
async function publish(author: Page, second: Page, db: Database, title: string) {
  await author.getByRole('button', { name: /人への公開の承認を依頼$/ }).click()
  await expect(author.getByText('承認を依頼し、', { exact: false })).toBeVisible()
  await expect(author.getByRole('button', { name: '依頼を取り消す' })).toBeVisible()
  await second.goto('/operator/approvals')
  await second.getByRole('row').filter({ hasText: title }).getByRole('link', { name: 'お知らせ' }).click()
  await approve(second, db, title, '承認して公開')
}

async function approve(second: Page, db: Database, title: string, button: string) {
  await expect(second.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await second.getByRole('button', { name: button }).click()
  await expect(second.getByText('承認しました。')).toBeVisible()
  await begin(db, title)
}

const modalOf = (page: Page, title: string) => page.getByRole('dialog').filter({ hasText: title })

test.use({ interruptions: true, expected: /Failed to load resource.*(400|422)/ })

test('an announcement that one operator asks for and a second approves arrives; a candidate confirms it exactly once, and the figures change', async ({
  browser,
  page: _page,
  context,
  db,
  noAxeFindings,
}) => {
  const title = `規約が変わります ${randomUUID().slice(0, 8)}`
  const person = await signInNew(context, db)
  await meant(db, person.id)
  await db.updateTable('announcements').set({ stopped_at: new Date().toISOString() }).where('title', 'like', '規約が変わります %').execute()

  const [operator, second] = [await desk(browser, db, '運営 一郎'), await desk(browser, db, '運営 二郎')]
  await operator.goto('/operator/notices')
  await operator.getByRole('link', { name: 'お知らせを作成' }).click()
  await operator.getByText('希望する職種で絞り込み').click()
  await operator.getByRole('checkbox', { name: '研究開発' }).check()
  await operator.getByText('住んでいる都道府県で絞り込み').click()
  await operator.getByRole('checkbox', { name: '沖縄県' }).check()
  await operator.getByLabel('題名').fill(title)
  await operator.getByLabel('本文').fill('<p>12月1日から<strong>変わります</strong>。<marquee>読んでください</marquee></p>')
  await operator.getByLabel('確認のボタンの文字').fill('読みました')

  // In the recipients' modal, before anything is saved.
  await operator.getByRole('button', { name: 'プレビュー' }).click()
  await expect(modalOf(operator, title).locator('strong')).toHaveText('変わります')
  await noAxeFindings(operator)
  await modalOf(operator, title).getByRole('button', { name: '読みました' }).click()

  await operator.getByRole('button', { name: '下書きを保存する' }).click()
  await expect(operator.getByText('使えないものがあります: marquee')).toBeVisible()
  await expect(operator.getByLabel('題名')).toHaveValue(title)
  await operator.getByRole('checkbox', { name: /使えないタグを除いて/ }).check()
  await operator.getByRole('button', { name: '下書きを保存する' }).click()
  await expect(operator.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(operator.getByText('下書き', { exact: true })).toBeVisible()

  // The candidate has other pages open in two tabs.
  const tabs = [await context.newPage(), await context.newPage()]
  for (const tab of tabs) await tab.goto('/company')
  await tabs[1]!.bringToFront()
  await publish(operator, second, db, title)
  for (const tab of tabs) await tab.reload()
  for (const tab of tabs) await expect(modalOf(tab, title)).toBeVisible()
  // Clicks twice in both tabs at once: after one tab confirms, the other closes its modal by itself.
  const press = (button: HTMLElement | SVGElement) => {
    for (let time = 0; time < 2; time++) (button as HTMLElement).click()
  }
  await Promise.all(tabs.map((tab) => tab.getByRole('button', { name: '読みました' }).evaluate(press)))
  for (const tab of tabs) await expect(tab.locator('.toast', { hasText: 'お知らせを確認しました' })).toBeVisible()
  const said = await db.selectFrom('announcement_confirmations').selectAll().where('account_id', '=', person.id).execute()
  expect(said).toMatchObject([{ version: 1 }])

  await operator.reload()
  const figure = (label: string) => operator.locator('.announcement-numbers div', { hasText: label }).locator('dd')
  await expect(figure('確認した人')).toHaveText(/^5未満/)
  await expect(figure('見た人')).toHaveText(/^5未満/)

  // The author changes it and asks everybody again: the same candidates see it once the second agreed.
  await operator.getByRole('link', { name: '編集' }).click()
  await operator.getByLabel('本文').fill('<p>1月1日から変わります。</p>')
  await operator.getByRole('checkbox', { name: /もう一度確認を求める/ }).check()
  await operator.getByRole('button', { name: '変更の承認を依頼' }).click()
  await expect(operator.getByRole('heading', { level: 2, name: '変更の承認' })).toBeVisible()
  await noAxeFindings(operator)
  await second.goto(`${new URL(operator.url()).pathname}?id=${new URL(operator.url()).searchParams.get('id')}`)
  await approve(second, db, title, '承認して反映')
  await operator.reload()
  await tabs[1]!.reload()
  await expect(modalOf(tabs[1]!, '1月1日から変わります。')).toBeVisible()

  await operator.getByLabel('理由', { exact: true }).fill('試しのため')
  await operator.getByRole('button', { name: 'いま終える' }).click()
  await expect(operator.getByText('終えました。')).toBeVisible()
  await expect(modalOf(tabs[1]!, '1月1日から変わります。')).toBeHidden()
})

test('a member of a company sees an announcement to companies without a reload, and confirms it', async ({ browser, context, page, db }) => {
  const title = `企業のみなさまへ ${randomUUID().slice(0, 8)}`
  const { id } = await signInMember(context, db, { role: 'assistant' })
  await page.goto('/online/companies/notifications')
  const [operator, second] = [await desk(browser, db, '運営 一郎'), await desk(browser, db, '運営 二郎')]
  await operator.goto('/operator/notices/edit')
  await operator.getByText('企業のメンバー', { exact: true }).click()
  await operator.getByText('企業の状態と役割で絞り込み').click()
  await operator.getByRole('checkbox', { name: 'アシスタント' }).check()
  await operator.getByLabel('題名').fill(title)
  await operator.getByLabel('本文').fill('年末年始は、お休みします。')
  await operator.getByRole('button', { name: '下書きを保存する' }).click()
  await page.bringToFront()
  await publish(operator, second, db, title)
  await page.reload()
  await expect(modalOf(page, title)).toBeVisible()
  await modalOf(page, title).getByRole('button', { name: '確認しました' }).click()
  await expect(page.locator('.toast', { hasText: 'お知らせを確認しました' })).toBeVisible()
  const receipts = await db.selectFrom('announcement_receipts').selectAll().where('account_id', '=', id).execute()
  expect(receipts).toMatchObject([{ confirmed_at: expect.any(String) }])
  await db.updateTable('announcements').set({ stopped_at: new Date().toISOString() }).where('title', '=', title).execute()
})
