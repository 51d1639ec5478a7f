import { LONGEST_MESSAGE } from '#contract/conversations/message-limits.ts'
import { addConversation } from '#server/conversations/messages/testing.ts'
import { addMember } from '#server/testing.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

const detail = (candidate_id: string) => `/online/companies/messages/detail?candidate_id=${candidate_id}`
const send_at = new Date(Date.now() + 3_600_000).toISOString()

test('a template without scripts begins an empty box once: neither what is written nor what is sent is written again', async ({ page, db }) => {
  const { candidate_id, ours, recruiter } = await addConversation(db)
  page.addCookie(recruiter.cookie)
  const text = page.locator('textarea[name=message]')
  await page.goto(detail(candidate_id))
  await page.getByRole('link', { name: '質問への返信' }).click()
  expect(text).toHaveValue(/ご質問ありがとうございます。/)
  await page.getByRole('button', { name: '送信する' }).click()
  expect(page.getByRole('log')).toContainText('ご質問ありがとうございます。')
  expect(text).toHaveValue('')
  await ours.messages.keep_draft({ candidate_id, message: '書きかけ' })
  await page.goto(`${detail(candidate_id)}&template=question`)
  expect(text).toHaveValue('書きかけ')
})

test('a scheduled message that cannot be taken back says why, beside its button, and stays', async ({ page, db }) => {
  const { candidate_id, ours, recruiter } = await addConversation(db)
  await ours.messages.schedule({ candidate_id, message: '25日にお待ちしています。', send_at })
  await ours.messages.keep_draft({ candidate_id, message: 'あ'.repeat(LONGEST_MESSAGE) })
  page.addCookie(recruiter.cookie)
  await page.goto(detail(candidate_id))
  page.expect(422)
  await page.getByRole('button', { name: '取り消し' }).click()
  expect(page.getByRole('log').getByRole('alert')).toContainText('10,000文字を超えるため、取り消せません')
  expect(page.locator('.later-acts details[open]')).toHaveCount(0)
  expect(page.getByText('25日にお待ちしています。').first()).toBeVisible()
  await ours.messages.keep_draft({ candidate_id, message: '追伸' })
  await page.getByRole('button', { name: '取り消し' }).click()
  expect(page.locator('textarea[name=message]')).toHaveValue('25日にお待ちしています。\n\n追伸')
})

test('a change of what was sent meanwhile comes back with its words', async ({ page, db }) => {
  const { candidate_id, ours, recruiter } = await addConversation(db)
  const { id: scheduled_id } = await ours.messages.schedule({ candidate_id, message: '25日にお待ちしています。', send_at })
  page.addCookie(recruiter.cookie)
  await page.goto(detail(candidate_id))
  await page.locator('summary', { hasText: '変更' }).click()
  page.getByLabel('予約した本文').fill('26日にお待ちしています。')
  await ours.messages.cancel_scheduled({ candidate_id, scheduled_id })
  page.expect(400)
  await page.getByRole('button', { name: '変更して予約' }).click()
  expect(page.getByRole('alert').filter({ hasText: 'すでに送信されたか' })).toContainText('26日にお待ちしています。')
})

test('the box is named by what is inside', async ({ page, site, db }) => {
  const { candidate_id, ours, company_id, recruiter } = await addConversation(db)
  page.addCookie(recruiter.cookie)
  await page.goto(detail(candidate_id))
  expect(page.getByRole('region', { name: '返信を書く' }).getByRole('button', { name: '送信する' })).toBeVisible()
  const guest = await addMember(db, { company_id, role: 'guest', name: '和泉' })
  await ours.messages.let_guest_read({ candidate_id, company_user_id: guest.id })
  const other = site.newPage()
  other.addCookie(guest.cookie)
  await other.goto(detail(candidate_id))
  expect(other.getByRole('region', { name: '返信を書く' })).toHaveCount(0)
  expect(other.getByRole('region', { name: '社内メモを書く' })).toHaveCount(1)
})
