import { writeFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import type { Database } from '#server/platform/database/connect.ts'
import { signInMember } from '../kit/sign-in/sign-in-member.ts'
import { expect, test } from '../kit/test.ts'

/** The open conversation, as opposed to the list beside it. */
const said = (page: Page, text: string) => page.getByRole('log').getByText(text)

const write = async (page: Page, text: string) => {
  await page.getByLabel('メッセージ', { exact: true }).fill(text)
  await page.getByRole('button', { name: '送信する' }).click()
}

/** The other side, in a separate browser. */
async function member(browser: Browser, db: Database, baseURL: string | undefined) {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'ja-JP', timezoneId: 'Asia/Tokyo' })
  const signedIn = await signInMember(context, db)
  return { ...signedIn, context, page: await context.newPage() }
}

test('a candidate and a recruiter see at once what the other writes, and that it was read where both show it', async ({
  page,
  candidate,
  db,
  browser,
  baseURL,
}) => {
  const recruiter = await member(browser, db, baseURL)
  const since = new Date(0).toISOString()
  await db.insertInto('candidate_read_receipts').values({ candidate_user_id: candidate.id, since }).execute()
  await db.insertInto('company_read_receipts').values({ company_id: recruiter.company_id, since }).execute()
  await page.goto(`/message/company/detail?company_id=${recruiter.company_id}`)
  await write(page, 'はじめまして。\n資料は https://example.com/spec にあります。')
  await expect(said(page, 'はじめまして。')).toBeVisible()
  await expect(page.getByText('相手の返信待ち：')).toBeVisible()

  const theirs = recruiter.page
  await theirs.goto('/online/companies/messages')
  await expect(theirs.getByText('要返信').first()).toBeVisible()
  await theirs.goto(`/online/companies/messages/detail?candidate_id=${candidate.id}`)
  await expect(theirs.getByRole('log').getByRole('link', { name: 'https://example.com/spec' })).toHaveAttribute('rel', /noopener noreferrer/)
  await expect(said(page, '既読')).toBeVisible()

  await write(theirs, 'ご連絡ありがとうございます。')
  await expect(said(page, 'ご連絡ありがとうございます。')).toBeVisible()
  await expect(page.getByText('返信の期限は').first()).toBeVisible()
  await expect(said(theirs, '既読')).toBeVisible()
  await recruiter.context.close()
})

test.describe('over a bad line', () => {
  test.use({ expected: /Failed to load resource|net::ERR_|EventSource/ })

  test('a message sent while the connection is down shows in the conversation, survives a reload, and arrives once', async ({
    page,
    context,
    candidate,
    db,
    browser,
    baseURL,
  }) => {
    const recruiter = await member(browser, db, baseURL)
    const address = `/message/company/detail?company_id=${recruiter.company_id}`
    await page.goto(address)
    await write(page, 'つながっています。')
    await expect(page.getByText('相手の返信待ち：')).toBeVisible()
    await recruiter.page.goto(`/online/companies/messages/detail?candidate_id=${candidate.id}`)

    // The message arrives, but its acknowledgement does not.
    let lost = 0
    await page.route('**/candidate_users/messages/*/', async (route) => {
      if (route.request().method() !== 'POST' || lost++ > 0) return route.continue()
      await route.fetch()
      await route.abort('connectionreset')
    })
    await write(page, '一度だけ届くはずです。')
    await expect(said(recruiter.page, '一度だけ届くはずです。')).toHaveCount(1)
    await expect(said(page, '一度だけ届くはずです。')).toHaveCount(1)
    await expect(page.getByText('送信待ち')).toHaveCount(0)
    await page.unroute('**/candidate_users/messages/*/')

    await context.route('**/candidate_users/messages/*/', (route) =>
      route.request().method() === 'POST' ? route.abort('internetdisconnected') : route.continue(),
    )
    await write(page, '切れているあいだに書きました。')
    await expect(page.getByText('送信待ち')).toBeVisible()
    await page.getByRole('button', { name: '今すぐ送る' }).click()
    await page.reload()
    await expect(said(page, '切れているあいだに書きました。')).toBeVisible()
    await context.unroute('**/candidate_users/messages/*/')
    await expect(said(recruiter.page, '切れているあいだに書きました。')).toBeVisible()
    await expect(page.getByText('送信待ち')).toHaveCount(0)
    await expect(said(page, '切れているあいだに書きました。')).toHaveCount(1)
    const { count } = await db
      .selectFrom('messages')
      .innerJoin('threads', 'threads.id', 'thread_id')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('candidate_user_id', '=', candidate.id)
      .executeTakeFirstOrThrow()
    expect(count).toBe(3)
    await recruiter.context.close()
  })
})

test('a candidate finds their draft after a reload, and in another browser', async ({ page, candidate: _signedIn, db, browser, baseURL, context }) => {
  const { company_id, context: theirs } = await member(browser, db, baseURL)
  await theirs.close()
  const address = `/message/company/detail?company_id=${company_id}`
  await page.goto(address)
  await page.getByLabel('メッセージ', { exact: true }).fill('書きかけです')
  await page.reload()
  await expect(page.getByLabel('メッセージ', { exact: true })).toHaveValue('書きかけです')
  await page.getByLabel('メッセージ', { exact: true }).fill('書きかけです。続きます')
  await expect(page.getByText('下書き保存済み')).toBeVisible()
  const drafts = db.selectFrom('message_drafts').select('message').where('company_id', '=', company_id)
  await expect.poll(() => drafts.execute()).toEqual([{ message: '書きかけです。続きます' }])
  const other = await browser.newContext(baseURL ? { baseURL } : {})
  await other.addCookies(await context.cookies())
  const elsewhere = await other.newPage()
  await elsewhere.goto(address)
  await expect(elsewhere.getByLabel('メッセージ', { exact: true })).toHaveValue('書きかけです。続きます')
  await other.close()
})

test('a file goes with a message, downloads as a file, and only the two sides can open it', async ({ page, candidate, db, browser, baseURL }, testInfo) => {
  const recruiter = await member(browser, db, baseURL)
  await page.goto(`/message/company/detail?company_id=${recruiter.company_id}`)
  const path = testInfo.outputPath('経歴.txt')
  await writeFile(path, '計測の仕事をしてきました。')
  // Waits for the scripts: before that, the form would send the file.
  await page.getByLabel('ファイル', { exact: true }).setInputFiles(path)
  await expect(page.getByText('経歴.txt')).toBeVisible()
  await write(page, '経歴をお送りします。')
  await expect(page.getByText('相手の返信待ち：')).toBeVisible()
  await recruiter.page.goto(`/online/companies/messages/detail?candidate_id=${candidate.id}`)
  const link = recruiter.page.getByRole('link', { name: /経歴\.txt/ })
  await expect(link).toBeVisible()
  const [download] = await Promise.all([recruiter.page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe('経歴.txt')
  const address = (await link.getAttribute('href')) ?? ''
  const stranger = await browser.newContext(baseURL ? { baseURL } : {})
  expect((await stranger.request.get(address)).status()).toBe(404)
  await stranger.close()
  await recruiter.context.close()
})

test('a file that a candidate chooses before the scripts run is sent as well', async ({ page, candidate: _signedIn, db, browser, baseURL }) => {
  const recruiter = await member(browser, db, baseURL)
  const { promise: chosen, resolve: isChosen } = Promise.withResolvers<void>()
  await page.route('**/assets/entry*.js', async (route) => {
    await chosen
    await route.continue()
  })
  await page.goto(`/message/company/detail?company_id=${recruiter.company_id}`, { waitUntil: 'commit' })
  await page.getByLabel('ファイル（2つまで、1つ10MBまで）').setInputFiles({ name: '経歴.txt', mimeType: 'text/plain', buffer: Buffer.from('計測の仕事です。') })
  isChosen()
  await expect(page.getByRole('button', { name: /経歴\.txt.?を外す/ })).toBeVisible()
  await write(page, '経歴をお送りします。')
  await expect(page.getByRole('log').getByText('経歴.txt')).toBeVisible()
  await recruiter.context.close()
})

test('putting off and declining stop the company, and the candidate can take them back', async ({ page, candidate, db, browser, baseURL }) => {
  const recruiter = await member(browser, db, baseURL)
  await page.goto(`/message/company/detail?company_id=${recruiter.company_id}`)
  await write(page, 'はじめまして。')
  await expect(page.getByText('相手の返信待ち：')).toBeVisible()
  const theirs = `/online/companies/messages/detail?candidate_id=${candidate.id}`
  const act = async (name: string) => {
    await page.getByLabel('このやりとりのメニュー').click()
    await page.getByRole('button', { name }).click()
  }
  await act('時期を改めて受け取る')
  await page.getByRole('button', { name: '保留する' }).click()
  await expect(page.getByText(/企業からは届きません/).first()).toBeVisible()
  await recruiter.page.goto(theirs)
  await expect(recruiter.page.getByRole('button', { name: '送信する' })).toHaveCount(0)

  await act('保留を解除する')
  await expect(page.getByText('保留を解除しました。')).toBeVisible()
  await act('やりとりを終了する')
  await page.getByRole('button', { name: '終了して企業に伝える' }).click()
  await expect(recruiter.page.getByText('このやりとりは終了しました。')).toBeVisible()
  await act('やりとりを再開する')
  await expect(recruiter.page.getByRole('button', { name: '送信する' })).toBeVisible()
  await recruiter.context.close()
})
