import type { Page } from '@playwright/test'
import { expect, test } from '../kit/test.ts'
import { ownDesk } from '../kit/data/own-desk.ts'
import { chooseOccupation, fillPublishable, openSection } from '../kit/data/publishable.ts'

// The site refuses to publish a posting with lint errors, which the browser logs.
test.use({ expected: /status of 4(00|09|22)/ })

const list = '/online/companies/job_offers'

async function newDraft(page: Page, title: string) {
  await page.goto(`${list}/new`)
  await page.getByLabel('題名').fill(title)
  await page.getByRole('button', { name: '下書きを作成' }).click()
  await expect(page.locator('.editor-head').getByRole('heading', { level: 1, name: title })).toBeVisible()
}
/** The whole sentence: what an edit conflict says ends with the same words. */
const saved = (page: Page) => expect(page.getByText('保存しました。', { exact: true })).toBeVisible()
const findings = (page: Page) => page.locator('#findings')

test('a recruiter writes a draft, mends what the lint shows, and publishes, finds, pauses and deletes the job', async ({ page, context, db, browser }) => {
  await ownDesk(context, db)
  const word = `灯台守${Date.now()}`
  await newDraft(page, `${word}を支える営業マン`)
  await expect(findings(page)).toContainText('営業マン')

  await page.locator('#position_title').fill(`${word}を支えるエンジニア`)
  await expect(findings(page)).not.toContainText('営業マン')
  await page.getByRole('button', { name: '公開する', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('か所を直してください')
  await expect(page.locator('#position_title')).toHaveValue(`${word}を支えるエンジニア`)
  await expect(page.locator('#description')).toBeFocused()
  await page.keyboard.press('F8')
  await expect(page.locator('#duties_change')).toBeFocused()

  await fillPublishable(page)
  await expect(findings(page)).toContainText('要修正の指摘はありません')
  await expect(page.locator('.editor-preview')).toContainText('620〜880')
  await page.getByRole('button', { name: '公開する', exact: true }).click()
  await expect(page.getByText('公開しました。いまから検索で見つかります。')).toBeVisible()

  const visitor = await (await browser.newContext({ baseURL: process.env.BASE_URL })).newPage()
  const found = async () => {
    await visitor.goto(`/job_offer/search?free_word=${encodeURIComponent(word)}`)
    return visitor.getByRole('link', { name: `${word}を支えるエンジニア`, exact: true }).count()
  }
  await expect.poll(found).toBe(1)
  await visitor.getByRole('link', { name: `${word}を支えるエンジニア`, exact: true }).click()
  await expect(visitor.getByText(/木下.*確認/).first()).toBeVisible()

  await page.getByRole('button', { name: '公開を停止' }).click()
  await expect(page.getByText('公開を停止しています', { exact: false })).toBeVisible()
  await expect.poll(found).toBe(0)
})

test('a company agrees to the fees and penalties before it first publishes', async ({ page, context, db, noAxeFindings }) => {
  await ownDesk(context, db, { hasFees: false })
  await newDraft(page, '料金を確かめる求人')
  await fillPublishable(page)
  await page.getByRole('button', { name: '公開する', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('「料金と違約金」のページを読み')
  await noAxeFindings(page)
  await page.getByRole('checkbox', { name: /料金と違約金.*に同意します/ }).check()
  await page.getByRole('button', { name: '公開する', exact: true }).click()
  await expect(page.getByText('公開しました。いまから検索で見つかります。')).toBeVisible()
  await page.goto('/about/fees')
  await expect(page.getByRole('heading', { level: 1, name: '企業の料金と違約金' })).toBeVisible()
})

test('a draft saves itself while a recruiter writes, and a reload shows what was typed', async ({ page, context, db }) => {
  const { company_id } = await ownDesk(context, db)
  await newDraft(page, '書きかけの求人')
  await page.locator('#tagline').fill('ボタンを押さずに書いた紹介文')
  await chooseOccupation(page)
  const drafts = () => db.selectFrom('job_offers').select(['tagline', 'job_fields']).where('company_id', '=', company_id).where('state', '=', 'draft').execute()
  await expect.poll(drafts).toEqual([{ tagline: 'ボタンを押さずに書いた紹介文', job_fields: [16] }])
  await expect(page.getByText(/に自動保存$/)).toBeVisible()
  await page.locator('#position').fill('押して保存した職種名')
  await page.getByRole('button', { name: '保存する', exact: true }).click()
  await saved(page)
  await page.reload()
  await expect(page.locator('#tagline')).toHaveValue('ボタンを押さずに書いた紹介文')
  await expect(page.locator('#position')).toHaveValue('押して保存した職種名')
  await expect(page.locator('input[name=job_fields][value="16"]')).toBeChecked()
})

test('the editor opens one section at a time, by its map and by the steps below it', async ({ page, context, db, noAxeFindings }) => {
  await ownDesk(context, db)
  await newDraft(page, '地図のある求人')
  await expect(page.locator('#min_salary')).toBeHidden()
  await openSection(page, 'pay')
  await expect(page.locator('#min_salary')).toBeVisible()
  await expect(page.locator('#tagline')).toBeHidden()
  const pay = page.getByRole('navigation', { name: '求人の項目' }).getByRole('link', { name: /^賃金/ })
  await expect(pay).toHaveAttribute('aria-current', 'true')
  await expect(pay).toContainText('未入力')
  await page.locator('#min_salary').fill('620')
  await page.locator('#max_salary').fill('880')
  await expect(pay).not.toContainText('未入力')
  await page.getByRole('link', { name: '時間と休日' }).last().click()
  await expect(page.locator('#holiday')).toBeVisible()
  await noAxeFindings(page)
})

test('what a recruiter types while a save is under way, or after it, is neither lost nor saved by another act', async ({ page, context, db }) => {
  await ownDesk(context, db)
  await newDraft(page, '書きつづける求人')
  await fillPublishable(page)
  const asked = Promise.withResolvers<void>()
  await page.route(/\/edit\.data/, async (route) => {
    if (route.request().method() === 'POST') await asked.promise
    await route.continue()
  })
  await page.getByRole('button', { name: '公開する', exact: true }).click()
  await openSection(page, 'work')
  await page.locator('#tagline').fill('保存の途中で書いた')
  asked.resolve()
  await expect(page.getByText('公開しました。いまから検索で見つかります。')).toBeVisible()
  await expect(page.getByRole('button', { name: '公開を停止' })).toBeVisible()
  await expect(page.locator('#tagline')).toHaveValue('保存の途中で書いた')

  await page.locator('#position').fill('保存のあとに書いた')
  await page.getByRole('button', { name: '公開を停止' }).click()
  await expect(page.getByText('公開を停止しています', { exact: false })).toBeVisible()
  await page.reload()
  await expect(page.locator('#tagline')).toHaveValue('保存の途中で書いた')
  await expect(page.locator('#position')).toHaveValue('保存のあとに書いた')
  await page.getByRole('button', { name: '保存する', exact: true }).click()
  await saved(page)
})

test('after an edit conflict the second recruiter sees what the first saved, loses nothing, and saves both', async ({ page, context, db }) => {
  await ownDesk(context, db)
  await newDraft(page, '二人で書く求人')
  const fast = await context.newPage()
  await fast.goto(page.url())
  await fast.locator('#tagline').fill('先の一言')
  await fast.locator('#description').fill('先の説明')
  await chooseOccupation(fast)
  await fast.getByRole('button', { name: '保存する', exact: true }).click()
  await saved(fast)

  await page.locator('#tagline').fill('後の一言')
  await page.locator('#position').fill('営業')
  await page.getByRole('button', { name: '保存する', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('先の一言')
  await expect(page.locator('#tagline')).toHaveValue('後の一言')
  await expect(page.locator('#position')).toHaveValue('営業')
  await expect(page.locator('#description')).toHaveValue('先の説明')
  await expect(page.locator('input[name=job_fields][value="16"]')).toBeChecked()
  await page.getByRole('button', { name: '保存する', exact: true }).click()
  await saved(page)
  await page.reload()
  await expect(page.locator('#tagline')).toHaveValue('後の一言')
  await expect(page.locator('#description')).toHaveValue('先の説明')
})

test('the editor, its preview and the list show markup in a job as text', async ({ page, context, db }) => {
  await ownDesk(context, db)
  const dialogs: string[] = []
  page.on('dialog', (dialog) => (dialogs.push(dialog.message()), void dialog.dismiss()))
  await newDraft(page, '"><img src=x onerror=alert(1)>')
  await page.locator('#description').fill('</script><script>alert(2)</script> javascript:alert(3) [x](javascript:alert(4))')
  await expect(page.locator('.editor-preview')).toContainText('<script>alert(2)</script>')
  await page.getByRole('button', { name: '保存する', exact: true }).click()
  await saved(page)
  expect(await page.locator('a[href^="javascript:"]').count()).toBe(0)
  await page.goto(list)
  await expect(page.getByText('onerror=alert(1)', { exact: false })).toBeVisible()
  expect(dialogs).toEqual([])
})

test('a recruiter exports and imports jobs as files', async ({ page, context, db, noAxeFindings }) => {
  await ownDesk(context, db)
  await page.goto(`${list}/transfer`)
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: 'CSVをダウンロード' }).click()])
  await page.getByLabel('ファイル').setInputFiles(await download.path())
  await page.getByRole('button', { name: 'インポート', exact: true }).click()
  await expect(page.getByText('1件を取り込みました。', { exact: false })).toContainText('変更なし 1')
  await noAxeFindings(page)
})

test('a recruiter pastes a posting and sees in the draft what was understood, and what was not', async ({ page, context, db, noAxeFindings }) => {
  await ownDesk(context, db)
  await page.goto(list)
  await page.getByRole('link', { name: '貼り付けて作成' }).click()
  await page.getByRole('button', { name: '下書きを作成' }).click()
  await expect(page.getByText('求人票の文章を貼り付けるか、ファイルを選んでください。')).toBeVisible()
  await page
    .getByLabel('求人票の文章')
    .fill('灯台守エンジニア\n■仕事内容\n灯台を守ります。\n給与：年収600万円〜880万円\n勤務地：東京都台東区蔵前1-1-1\n■選考フロー\n面接2回')
  await page.getByRole('button', { name: '下書きを作成' }).click()
  await expect(page.locator('.editor-head').getByRole('heading', { name: '灯台守エンジニア' })).toBeVisible()
  await expect(page.locator('#f-description')).toContainText('貼り付けから')
  await openSection(page, 'pay')
  await expect(page.locator('#min_salary')).toHaveValue('600')
  await expect(page.locator('#f-min_salary')).toContainText('年収600万円〜880万円')
  await page.getByText('元の文章と照合').click()
  await expect(page.getByText('選考フロー：面接2回')).toBeVisible()
  await noAxeFindings(page)
  await page.getByRole('button', { name: '照合を終える' }).click()
  await expect(page.getByText('元の文章と照合')).toHaveCount(0)
  await expect(page.locator('#min_salary')).toHaveValue('600')
})
