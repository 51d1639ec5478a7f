import type { Page } from '@playwright/test'
import { publishJob } from '../kit/data/publish-job.ts'
import { expect, test } from '../kit/test.ts'

const count = async (page: Page) => Number(((await page.getByRole('heading', { level: 1 }).textContent()) ?? '').replace(/\D/g, ''))
const conditions = (page: Page) => page.getByRole('list', { name: 'いまの条件' })
const numberIn = (text: string | null) => Number(/（([\d,]+)件）/.exec(text ?? '')?.[1]?.replaceAll(',', ''))

/** Each link says how many jobs it leads to. */
async function followsItsNumber(page: Page, name: RegExp) {
  const link = conditions(page).getByRole('link', { name }).first()
  const promised = numberIn(await link.textContent())
  await link.click()
  await expect.poll(() => count(page)).toBe(promised)
}

/** Words that were read as a condition, synonyms that were looked for, and a word with a typing error. */
async function readsAndUndoes(page: Page) {
  await page.goto('/job_offer/search?free_word=エンジニア 正社員')
  const read = await count(page)
  await expect(conditions(page)).toContainText('正社員')
  await followsItsNumber(page, /「正社員」を ?言葉として探す/)
  await expect(conditions(page)).toContainText('「正社員」は言葉')
  await expect(page).toHaveURL(/as_words=/)
  await followsItsNumber(page, /条件「正社員」に戻す/)
  expect(await count(page)).toBe(read)

  await page.goto('/job_offer/search?free_word=セールス')
  const withSynonyms = await count(page)
  const also = page.locator('.words-line')
  await expect(also).toContainText('も探しました')
  await also.getByRole('link', { name: '「営業」を検索語から外す' }).click()
  await expect(also).toContainText('『営業』は探していません')
  expect(await count(page)).toBeLessThan(withSynonyms)
  await also.getByRole('link', { name: '「営業」も探す' }).click()
  await expect.poll(() => count(page)).toBe(withSynonyms)

  await page.goto('/job_offer/search?free_word=デサイナー')
  const meant = page.getByRole('link', { name: /「デザイナー」でさがす/ })
  const promised = Number((await meant.textContent())?.replace(/\D/g, ''))
  await meant.click()
  await expect.poll(() => count(page)).toBe(promised)
  await expect(page.getByRole('combobox', { name: 'キーワード' })).toHaveValue('デザイナー')
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
}

test('what a query was read as is undone and comes back; synonyms go one by one; a typing error is offered', async ({ page }) => {
  await readsAndUndoes(page)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })
  test('the same by finger', async ({ page }) => {
    await readsAndUndoes(page)
  })
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  test('the same with links alone', async ({ page }) => {
    await readsAndUndoes(page)
  })
})

test('a search that was saved with a read condition means the same in its feed and its alert', async ({ page, candidate, db }) => {
  const word = `試験職種${Date.now()}`
  await page.goto(`/job_offer/search?free_word=${word} インターン`)
  await expect(conditions(page)).toContainText('インターン')
  const feed = await page.getByRole('link', { name: 'この条件の新着をフィードで受け取る' }).getAttribute('href')
  await page.getByRole('button', { name: /^この条件を保存/ }).click()
  await expect(page.getByRole('link', { name: /^この条件を保存済み/ })).toBeVisible()

  const publishAs = (type: number, title: string) =>
    db.transaction().execute(async (db) => {
      const id = await publishJob(db, title)
      await db
        .updateTable('job_offers')
        .set({ employment_types: [type] })
        .where('id', '=', id)
        .execute()
      return id
    })
  await publishAs(1, `${word}の社員`)
  const intern = await publishAs(5, `${word}の見習い`)
  const waiting = () =>
    db
      .selectFrom('saved_search_hits')
      .innerJoin('saved_searches', 'saved_searches.id', 'saved_search_id')
      .select('job_id')
      .where('candidate_user_id', '=', candidate.id)
      .execute()
  await expect.poll(waiting, { timeout: 60_000 }).toEqual([{ job_id: intern }])
  await page.reload()
  expect(await count(page)).toBe(1)
  const entries = (await (await page.request.get(feed ?? '')).text()).match(/<entry>/g)
  expect(entries).toHaveLength(1)
})

test('companies without a fixed role stand after the jobs of a search, and lead to their open position', async ({ page, db, noAxeFindings }) => {
  const word = `水耕${Date.now()}`
  const { id } = await db
    .selectFrom('companies')
    .select('id')
    .where('state', '=', 'active')
    .where('end_of_contract', '=', false)
    .where('is_unclaimed', '=', false)
    .orderBy('id')
    .executeTakeFirstOrThrow()
  const change = { is_hiring_open_position: true, open_position_description: `${word}の現場を知る人と話したいです。`, updated_at: new Date().toISOString() }
  await db.updateTable('companies').set(change).where('id', '=', id).execute()
  const beside = page.getByRole('region', { name: '職種を決めずに応募できる企業' })
  const found = async () => (await page.request.get(`/online/api/v1/amateras/open_positions/?free_word=${word}`)).text()
  await expect.poll(found, { timeout: 20_000 }).toContain(word)
  await page.goto(`/job_offer/search?free_word=${word}`)
  await expect(beside).toBeVisible()
  expect(await count(page)).toBe(0)
  await expect(beside).toContainText(`${word}の現場を知る人`)
  await noAxeFindings(page)
  await beside.getByRole('link').first().click()
  await expect(page).toHaveURL(/company\/detail\?id=\d+#open-position/)
  await expect(page.getByRole('heading', { name: 'オープンポジション' })).toBeInViewport()
})
