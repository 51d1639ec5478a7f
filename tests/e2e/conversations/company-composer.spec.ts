import { sendCompanyScheduledMessage } from '#server/conversations/messages/scheduled/send-company-scheduled-message.ts'
import { signInMember } from '../kit/sign-in/sign-in-member.ts'
import { expect, test } from '../kit/test.ts'

test('a recruiter begins with a template, leaves a note for a colleague, and schedules the answer; the candidate reads the answer alone', async ({
  page,
  candidate,
  db,
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), locale: 'ja-JP', timezoneId: 'Asia/Tokyo' })
  const { company_id } = await signInMember(context, db)
  const ours = await context.newPage()
  await page.goto(`/message/company/detail?company_id=${company_id}`)
  await page.getByLabel('メッセージ', { exact: true }).fill('手当について伺えますか。')
  await page.getByRole('button', { name: '送信する' }).click()
  await expect(page.getByText('相手の返信待ち：')).toBeVisible()

  await ours.goto(`/online/companies/messages/detail?candidate_id=${candidate.id}`)
  const text = ours.getByRole('textbox', { name: 'メッセージ', exact: true })
  // The question comes first; its chip waits for the scripts, as the slash does.
  await expect(ours.getByRole('list', { name: 'テンプレート' }).getByRole('button').first()).toHaveText('質問への返信')
  await text.press('/')
  await ours.getByRole('searchbox', { name: 'テンプレートを検索' }).fill('質問')
  await ours.keyboard.press('Enter')
  await expect(text).toHaveValue(/ご質問ありがとうございます。/)

  await ours.getByRole('button', { name: '社内メモ' }).click()
  await ours.getByRole('textbox', { name: '社内メモ' }).fill('手当は1回6,000円です。')
  await ours.keyboard.press('Control+Enter')
  await expect(ours.getByRole('log').getByText('手当は1回6,000円です。')).toBeVisible()
  await ours.getByRole('button', { name: '返信に戻る' }).click()
  await expect(text).toBeFocused()
  await expect(text).toHaveValue(/ご質問ありがとうございます。/)

  await ours.locator('summary', { hasText: '予約送信' }).click()
  await ours.getByRole('button', { name: /^明日 9:00/ }).click()
  await ours.getByRole('button', { name: /の予約を取り消す$/ }).click()
  await expect(ours.locator('summary', { hasText: '予約送信' })).toBeFocused()
  await ours.locator('summary', { hasText: '予約送信' }).click()
  await ours.getByRole('button', { name: /^明日 9:00/ }).click()
  await text.press('Control+Enter')
  await expect(ours.getByRole('log').getByText(/9:00に送信/)).toBeVisible()
  await expect(text).toHaveValue('')
  const { id, send_at } = await db.selectFrom('company_scheduled_messages').select(['id', 'send_at']).executeTakeFirstOrThrow()
  await page.reload()
  await expect(page.getByText('ご質問ありがとうございます。')).toHaveCount(0)

  // What was begun since stands beside what comes back, and neither is lost.
  await text.fill('追伸です。')
  await ours.getByRole('button', { name: '取り消し' }).click()
  await ours.getByRole('button', { name: '両方を残す' }).click()
  await expect(text).toHaveValue(/ご質問ありがとうございます。[^]*追伸です。/)
  await ours.locator('summary', { hasText: '予約送信' }).click()
  await ours.getByRole('button', { name: /^明日 9:00/ }).click()
  // The answer to it comes while the next words are typed.
  let goOn = () => {}
  const typed = new Promise<void>((resolve) => (goOn = resolve))
  await ours.route(/messages\/detail/, async (route) => {
    if (route.request().method() === 'POST') await typed
    await route.continue()
  })
  await ours.getByRole('button', { name: '予約する' }).click()
  await text.fill('次の話です。')
  goOn()
  await expect(ours.getByRole('log').getByText(/9:00に送信/)).toBeVisible()
  await expect(text).toHaveValue('次の話です。')
  await ours.locator('summary', { hasText: '変更' }).click()
  await ours.getByLabel('予約した本文').fill('変更した本文です。')
  const again = await db.selectFrom('company_scheduled_messages').select('id').where('id', '<>', id).executeTakeFirstOrThrow()
  await sendCompanyScheduledMessage({ db, now: () => new Date(send_at) }, { company_scheduled_message_id: again.id })

  await expect(page.getByRole('log').getByText('ご質問ありがとうございます。')).toBeVisible()
  await expect(ours.getByRole('log').getByText(/に送信/)).toHaveCount(0)
  await ours.getByRole('button', { name: '下書きに入れる' }).click()
  await expect(text).toHaveValue(/変更した本文です。/)
  expect(await page.content()).not.toContain('6,000円')
  await context.close()
})
