import { randomUUID } from 'node:crypto'
import type { Browser } from '@playwright/test'
import type { Database } from '#server/platform/database/connect.ts'
import { signInMember } from '../kit/sign-in/sign-in-member.ts'
import { signInOperator } from '../kit/sign-in/sign-in-operator.ts'
import { expect, test } from '../kit/test.ts'

// The site answers a refused page with 400 or 403.
test.use({ expected: /status of (400|401|403|409|422)/ })

/** A second user, in a separate browser. */
async function other<Who>(browser: Browser, baseURL: string | undefined, signIn: (context: Awaited<ReturnType<Browser['newContext']>>) => Promise<Who>) {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'ja-JP', timezoneId: 'Asia/Tokyo' })
  const who = await signIn(context)
  return { who, context, page: await context.newPage() }
}

/** A message of a company to the candidate. */
async function addTalk(db: Database, candidate_user_id: string, { company_id, id }: { company_id: number; id: string }, words: string[]) {
  const { id: thread_id } = await db
    .insertInto('threads')
    .values({ candidate_user_id, company_id, last_number: words.length, last_message_at: new Date().toISOString() })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const [at, message] of words.entries())
    await db
      .insertInto('messages')
      .values({
        thread_id,
        client_id: randomUUID(),
        number: at + 1,
        company: at > 0,
        company_user_id: at > 0 ? id : null,
        name: at > 0 ? '木下 遥' : '',
        message,
      })
      .execute()
  return thread_id
}

test('two operators disclose a conversation and close the report, and both sides are notified', async ({
  page,
  candidate,
  db,
  browser,
  baseURL,
  noAxeFindings,
}) => {
  const recruiter = await other(browser, baseURL, (context) => signInMember(context, db))
  const { company_id } = recruiter.who
  await addTalk(db, candidate.id, recruiter.who, ['興味があります。', '面接の前に、登録料を振り込んでください。'])

  await page.goto(`/message/company/detail?company_id=${company_id}`)
  await page.getByLabel('このやりとりのメニュー').click()
  await page.getByRole('button', { name: '通報する', exact: true }).click()
  await page.getByLabel('理由').selectOption({ label: '詐欺や闇バイトのおそれ' })
  await page.getByRole('textbox', { name: '詳細' }).fill('お金を求められました。')
  await page.getByRole('region', { name: '通報する' }).getByRole('button', { name: '通報する' }).click()
  await expect(page.getByText('通報を受け付けました。')).toBeVisible()
  const { number } = await db.selectFrom('reports').select('number').where('candidate_user_id', '=', candidate.id).executeTakeFirstOrThrow()

  const first = await other(browser, baseURL, (context) => signInOperator(context, db, { name: '一人目 花子' }))
  await first.page.goto('/operator')
  // The tile opens the ticket with the nearest deadline, with the queue beside it; the list has them all.
  await first.page
    .getByRole('main')
    .getByRole('link', { name: /通報と苦情/ })
    .click()
  await expect(first.page.getByRole('region', { name: '通報への回答' })).toBeVisible()
  await first.page.goto('/operator/reports')
  const row = first.page.getByRole('row').filter({ has: first.page.getByRole('link', { name: `番号 ${number} を開く`, exact: true }) })
  await expect(row).toContainText('未対応')
  await expect(row).toContainText(/\d{4}\/\d\d\/\d\d/)
  await row.getByRole('link').first().click()
  await expect(first.page.getByText('登録料を振り込んでください')).toBeVisible()
  await expect(first.page.getByText('興味があります。')).toBeHidden()
  await first.page.getByLabel('やりとりを読む理由').fill('前後の文脈を確かめるため')
  await first.page.getByRole('button', { name: '承認を求める' }).click()
  await expect(first.page.getByText('ほかの運営の承認を待っています。')).toBeVisible()
  // Who asks has taken it.
  await expect(first.page.getByRole('button', { name: '自分の担当に変更' })).toBeVisible()
  await expect(first.page.getByRole('button', { name: '承認する' })).toBeHidden()
  await noAxeFindings(first.page)
  const ticket = new URL(first.page.url())
  await first.page.goto(`/operator/reports/thread${ticket.search}`)
  await expect(first.page.getByText('別の運営の承認が要ります')).toBeVisible()

  const second = await other(browser, baseURL, (context) => signInOperator(context, db, { name: '二人目 太郎' }))
  await second.page.goto(ticket.pathname + ticket.search)
  await second.page.getByLabel('理由', { exact: true }).fill('読む必要があると認める')
  await second.page.getByRole('button', { name: '承認して読む' }).click()
  await expect(second.page.getByText('興味があります。')).toBeVisible()
  await noAxeFindings(second.page)

  // The site notifies both sides.
  await page.goto('/notifications')
  await expect(page.getByText('通報を受けて、運営の2名があなたと').first()).toBeVisible()
  await recruiter.page.goto('/online/companies/notifications')
  await expect(recruiter.page.getByText(/運営の2名が.+とのやりとりを確認しました/)).toBeVisible()

  // The operator restricts the member who wrote it from the ticket.
  await first.page.goto(ticket.pathname + ticket.search)
  const form = first.page.locator('form').filter({ has: first.page.getByRole('button', { name: '利用を制限する' }) })
  await form.getByLabel('理由（本人に伝わります）').fill('求職者に金銭を求めたため')
  await form.getByRole('button', { name: '利用を制限する' }).click()
  await expect(first.page.getByText('利用を制限し、本人に知らせました。')).toBeVisible()
  await recruiter.page.goto('/online/companies/messages')
  await expect(recruiter.page.getByText('ログイン').first()).toBeVisible()

  await first.page.getByLabel('通報者への回答').fill('企業の担当者の利用を止めました。お知らせくださり、ありがとうございます。')
  await first.page.getByRole('button', { name: '回答して終了' }).click()
  await expect(first.page.getByText('回答し、終了にしました。')).toBeVisible()

  await page.goto('/settings/reports')
  await expect(page.getByText('企業の担当者の利用を止めました。')).toBeVisible()
  await expect(page.getByText('終了', { exact: true })).toBeVisible()
  await noAxeFindings(page)
  await first.page.goto('/operator/audit?act=read_thread')
  await expect(first.page.getByRole('row', { name: /通報されたやりとりを読んだ .* 二人目 太郎/ }).first()).toBeVisible()
  await Promise.all([recruiter, first, second].map(({ context }) => context.close()))
})

test('a candidate who asks for erasure is gone once an operator has answered', async ({ page, candidate, db, browser, baseURL, noAxeFindings }) => {
  await page.goto('/settings/requests')
  await page.getByLabel('ご請求の内容').selectOption({ label: '消去' })
  await page.getByRole('button', { name: '請求する' }).click()
  await expect(page.getByText(/受付番号は \d+ です。/)).toBeVisible()
  const { number } = await db.selectFrom('data_requests').select('number').where('candidate_user_id', '=', candidate.id).executeTakeFirstOrThrow()

  const operator = await other(browser, baseURL, (context) => signInOperator(context, db))
  await operator.page.goto('/operator/requests')
  await operator.page.getByRole('link', { name: `番号 ${number} を開く`, exact: true }).click()
  await expect(operator.page.getByRole('button', { name: '消去する' })).toBeHidden()
  await operator.page.getByLabel('確認方法').fill('登録の電話番号にかけなおした')
  await operator.page.getByRole('button', { name: '確認を記録する' }).click()
  const form = operator.page.locator('form').filter({ has: operator.page.getByRole('button', { name: '消去する' }) })
  await form.getByLabel('理由').fill('ご本人の請求のため')
  await noAxeFindings(operator.page)
  await form.getByRole('button', { name: '消去する' }).click()
  await expect(operator.page.getByText('請求に応じました。')).toBeVisible()
  await expect(operator.page.getByText('退会したため、残っていません')).toBeVisible()
  await noAxeFindings(operator.page)
  await page.goto('/settings')
  await expect(page.getByRole('button', { name: 'ログインする', exact: true })).toBeVisible()
  await operator.context.close()
})
