import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { Database } from '#server/platform/database/connect.ts'
import { ownDesk } from '../kit/data/own-desk.ts'
import { fillPublishable, openSection } from '../kit/data/publishable.ts'
import { signInOperator } from '../kit/sign-in/sign-in-operator.ts'
import { isolated } from '#web/ui/text/isolated.ts'
import { expect, test } from '../kit/test.ts'

// 403: an open page of a company that is suspended may ask for its events again.
test.use({ expected: /status of 4(00|03|04|09|22)/ })

const list = '/online/companies/job_offers'

/** An operator in a separate browser. */
async function operatorAt(browser: Browser, db: Database): Promise<Page> {
  const context: BrowserContext = await browser.newContext({ baseURL: process.env.BASE_URL! })
  await signInOperator(context, db)
  return context.newPage()
}

async function found(visitor: Page, word: string) {
  await visitor.goto(`/job_offer/search?free_word=${encodeURIComponent(word)}`)
  return visitor.getByRole('link', { name: word, exact: true }).count()
}

/** A draft ready to publish, of a company that waits for approval. */
async function writeFirstJob(page: Page, title: string) {
  await page.goto(`${list}/new`)
  await page.getByLabel('題名').fill(title)
  await page.getByRole('button', { name: '下書きを作成' }).click()
  await expect(page.locator('.editor-head').getByRole('heading', { level: 1, name: title })).toBeVisible()
  await fillPublishable(page)
  await page.getByRole('button', { name: '保存する', exact: true }).click()
  await expect(page.getByText('保存しました。')).toBeVisible()
}

test('operators refuse a company, which reads why, then approve it and its first job, and visitors find the job', async ({
  page,
  context,
  db,
  browser,
  noAxeFindings,
}) => {
  const { company_id } = await ownDesk(context, db, { state: 'pending', isKnown: false })
  const { name } = await db.selectFrom('companies').select('name').where('id', '=', company_id).executeTakeFirstOrThrow()
  const title = `灯台守${Date.now()}のエンジニア`
  await writeFirstJob(page, title)
  await expect(page.getByText('企業の承認が済むと公開できます', { exact: false })).toBeVisible()

  // The operators tell the company what is missing, and then approve it.
  const operator = await operatorAt(browser, db)
  await operator.goto(`/operator/companies?q=${encodeURIComponent(name)}`)
  await operator.getByRole('link', { name, exact: true }).click()
  await expect(operator.getByRole('heading', { level: 2, name: '確認事項' })).toBeVisible()
  await operator.getByLabel('承認を見送る理由').fill('法人番号を書いてください。')
  await operator.getByRole('button', { name: '見送り、理由を伝える' }).click()
  await expect(operator.getByText('承認を見送り、理由を企業に通知しました。')).toBeVisible()
  await page.reload()
  await expect(page.getByText('理由：法人番号を書いてください。')).toBeVisible()
  await noAxeFindings(page)
  await operator.goto(`/operator/companies/detail?id=${company_id}`)
  await operator.getByRole('button', { name: '承認する', exact: true }).click()
  await expect(operator.getByText('承認し、企業に通知しました。')).toBeVisible()

  const askToPublish = async () => {
    await page.reload()
    await page.getByRole('button', { name: '公開する', exact: true }).click()
    await expect(page.getByText('審査を申し込みました', { exact: false })).toBeVisible()
  }
  await askToPublish()
  const review = async () => {
    await operator.goto('/operator/job_offers')
    await operator.getByRole('link', { name: title, exact: true }).click()
    await expect(operator.getByRole('heading', { level: 2, name: /^指摘/ })).toBeVisible()
  }
  await review()
  await expect(operator.getByLabel('公開されるとおりの求人ページ')).toContainText('620〜880')
  await expect(operator.getByText('はじめての審査です', { exact: false })).toBeVisible()
  await operator.getByLabel('差し戻しの理由').fill('休日の日数を書いてください。')
  await operator.getByRole('button', { name: '差し戻す', exact: true }).click()
  await expect(operator.getByText('差し戻し、理由を企業に通知しました。')).toBeVisible()

  await page.reload()
  await expect(page.getByText('理由：休日の日数を書いてください。')).toBeVisible()
  await noAxeFindings(page)
  await openSection(page, 'hours')
  await page.locator('#holiday').fill('土日・祝日、年間休日125日')
  await page.getByRole('button', { name: '保存する', exact: true }).click()
  await expect(page.getByText('保存しました。')).toBeVisible()
  await askToPublish()
  await review()
  await expect(operator.locator('.review-diff ins')).toHaveText(['土日・祝日、年間休日125日'])

  const visitor = await (await browser.newContext({ baseURL: process.env.BASE_URL! })).newPage()
  expect(await found(visitor, title)).toBe(0)
  await operator.getByRole('button', { name: '承認して公開' }).click()
  await expect(operator.getByText('承認しました。求人を公開し、企業に通知しました。')).toBeVisible()
  await expect.poll(() => found(visitor, title)).toBe(1)
  await page.goto('/online/companies/notifications')
  await expect(page.getByText(`「${title}」の審査が終わりました。公開されています`)).toBeVisible()

  // Once suspended, the company is hidden at once, and its members can do nothing.
  await operator.goto(`/operator/companies/standing?id=${company_id}`)
  await operator.getByRole('heading', { name: '利用を停止する' }).scrollIntoViewIfNeeded()
  await operator.getByLabel('理由').first().fill('本人確認のため')
  await operator.getByRole('button', { name: '停止する', exact: true }).click()
  await expect(operator.getByText('利用を停止し、理由を企業に知らせました。')).toBeVisible()
  await expect.poll(() => found(visitor, title)).toBe(0)
  await page.goto('/online/companies/dashboard')
  await expect(page.getByText('理由：本人確認のため')).toBeVisible()
})

test('an operator makes no decision about a company that withdraws in the meantime', async ({ page, context, db, browser }) => {
  await ownDesk(context, db, { isKnown: false })
  const title = `取り下げる求人${Date.now()}`
  await writeFirstJob(page, title)
  await page.getByRole('button', { name: '公開する', exact: true }).click()
  await expect(page.getByText('審査を申し込みました', { exact: false })).toBeVisible()
  const operator = await operatorAt(browser, db)
  await operator.goto('/operator/job_offers')
  await operator.getByRole('link', { name: title, exact: true }).click()
  await expect(operator.getByRole('button', { name: '承認して公開' })).toBeVisible()
  await page.reload()
  await page.getByRole('button', { name: '審査の申し込みを取り下げる' }).click()
  await expect(page.getByText('審査の申し込みを取り下げました。')).toBeVisible()
  await operator.getByRole('button', { name: '承認して公開' }).click()
  await expect(operator.getByRole('alert')).toContainText('企業が取り下げました')
})

test('operators take several jobs down and undo it, and approve several companies at once', async ({ context, db, browser, noAxeFindings }) => {
  const { company_id } = await ownDesk(context, db)
  const word = `束の求人${Date.now()}`
  const at = new Date().toISOString()
  const job = { company_id, description: 'まとめて止める求人です。', state: 'published', published_at: at, confirmed_at: at }
  await db
    .insertInto('job_offers')
    .values([1, 2].map((nth) => ({ ...job, position_title: `${word} ${nth}` })))
    .execute()
  const operator = await operatorAt(browser, db)
  const visitor = await (await browser.newContext({ baseURL: process.env.BASE_URL! })).newPage()
  await expect.poll(() => found(visitor, `${word} 1`)).toBe(1)
  await operator.goto(`/operator/job_offers/all?q=${encodeURIComponent(word)}`)
  await operator.getByLabel('このページの2件をすべて選択').check()
  await operator.getByRole('button', { name: '公開を停止' }).click()
  await operator.getByLabel('公開停止の理由').fill('賃金が書かれていません。')
  await operator.getByRole('button', { name: '停止する' }).click()
  await expect(operator.getByText('2件の公開を止め', { exact: false })).toBeVisible()
  await noAxeFindings(operator)
  await expect.poll(() => found(visitor, `${word} 1`)).toBe(0)
  await operator.getByRole('button', { name: '元に戻す' }).click()
  await expect(operator.getByText('2件の公開を元に戻しました。')).toBeVisible()
  await expect.poll(() => found(visitor, `${word} 1`)).toBe(1)

  const name = `待つ会社${Date.now()}`
  await db
    .insertInto('companies')
    .values([1, 2].map((nth) => ({ name: `${name} ${nth}`, state: 'pending' })))
    .execute()
  await operator.goto(`/operator/companies?q=${encodeURIComponent(name)}`)
  await operator.getByLabel(`${isolated(`${name} 1`)}を選択`).check()
  await operator.getByLabel(`${isolated(`${name} 2`)}を選択`).check()
  await operator.getByRole('button', { name: '承認', exact: true }).click()
  await expect(operator.getByText('2社を承認します。', { exact: false })).toBeVisible()
  await operator.getByRole('button', { name: '承認する' }).click()
  await expect(operator.getByText('2社を承認しました。')).toBeVisible()
  await operator.getByRole('button', { name: '元に戻す' }).click()
  await expect(operator.getByText('2社の承認を元に戻しました。')).toBeVisible()
  expect(await db.selectFrom('companies').select('state').where('name', 'like', `${name}%`).execute()).toEqual([{ state: 'pending' }, { state: 'pending' }])
})
