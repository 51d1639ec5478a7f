import { randomUUID } from 'node:crypto'
import { addMember, daysAgo } from '#server/testing.ts'
import { expect } from '../kit/expect.ts'
import { test } from '../kit/test.ts'

test('a candidate sends a message with a file', async ({ page, db, candidate }) => {
  const { company_id } = await addMember(db)
  await page.goto(`/message/company/detail?company_id=${company_id}`)
  page.locator('input[type=file]').setInputFiles({ name: 'memo.txt', mimeType: 'text/plain', buffer: Buffer.from('メモです。') })
  page.getByLabel('メッセージ', { exact: true }).fill('動かなくても送れます。')
  await page.getByRole('button', { name: '送信する' }).click()
  expect(page.getByRole('log').getByText('動かなくても送れます。')).toBeVisible()
  expect(page.getByText('memo.txt')).toBeVisible()
  await page.goto('/message/list')
  expect(page.getByText(/返信待ち・.*まで/)).toBeVisible()
  expect(await db.selectFrom('threads').select('company_id').where('candidate_user_id', '=', candidate.id).execute()).toEqual([{ company_id }])
})

test('without scripts a candidate puts off, sends later, takes it back, searches and notes', async ({ page, db, candidate }) => {
  const { company_id } = await addMember(db)
  const { id: thread_id } = await db
    .insertInto('threads')
    .values({
      candidate_user_id: candidate.id,
      company_id,
      last_number: 1,
      turn: 'candidate',
      turn_since: daysAgo(0),
      answer_due_at: daysAgo(-7),
      last_message_at: daysAgo(0),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('messages')
    .values({ thread_id, number: 1, company: true, name: '木下', client_id: randomUUID(), message: 'ﾒﾝﾀﾞﾝはいかがですか。' })
    .execute()
  const address = `/message/company/detail?company_id=${company_id}`
  await page.goto(address)
  expect(page.getByText('返信の期限は').first()).toBeVisible()
  await page.getByRole('button', { name: /^明日/ }).first().click()
  await page.goto('/message')
  expect(page.getByRole('region', { name: 'あとで返信する' })).toContainText('に再表示')

  await page.goto(address)
  page.getByLabel('メッセージ', { exact: true }).fill('来週の水曜はいかがでしょう。')
  await page.getByRole('button', { name: /^明日/ }).last().click()
  expect(page.getByText(/に送信予定/)).toBeVisible()
  expect(await db.selectFrom('messages').select('id').where('thread_id', '=', thread_id).execute()).toHaveLength(1)
  await page.getByRole('button', { name: '取り消して下書きに戻す' }).click()
  expect(page.getByLabel('メッセージ', { exact: true })).toHaveValue('来週の水曜はいかがでしょう。')

  page.getByLabel('自分用のメモ').fill('夜間の当番を聞く')
  await page.getByRole('button', { name: 'メモを保存' }).click()
  expect(page.getByLabel('自分用のメモ')).toHaveValue('夜間の当番を聞く')
  await page.goto('/message?q=めんだん')
  expect(page.locator('mark')).toHaveText('ﾒﾝﾀﾞﾝ')
  await page.goto('/message?filter=applications')
  expect(page.locator('.written')).toHaveText('夜間の当番を聞く')
})

test('pages that were lists of their own lead to the one inbox', async ({ page, candidate: _signedIn }) => {
  for (const [old, now] of [
    ['/message/list?filter=scouts', '/message?filter=scouts'],
    ['/message/list', '/message?filter=all'],
    ['/message/applications', '/message?filter=applications'],
    ['/message/progress', '/message?filter=applications'],
    ['/message/scout?company_id=1', '/message/company/detail?company_id=1'],
  ] as const) {
    await page.goto(old)
    expect(page).toHaveURL(now)
  }
})

test('without scripts a candidate offers other times in the conversation, and a refused one comes back with its words', async ({ page, db, candidate }) => {
  const { company_id } = await addMember(db)
  const at = daysAgo(0)
  const { id: thread_id } = await db
    .insertInto('threads')
    .values({ candidate_user_id: candidate.id, company_id, last_number: 1, turn: 'candidate', turn_since: at, answer_due_at: daysAgo(-7), last_message_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  const said = { thread_id, number: 1, company: true, name: '木下', client_id: randomUUID(), message: '候補日です。\n・あした', about: 'meeting' }
  const { id: message_id } = await db.insertInto('messages').values(said).returning('id').executeTakeFirstOrThrow()
  await db
    .insertInto('meetings')
    .values({ thread_id, message_id, meeting_type: 'mendan', minutes: 30, slots: [daysAgo(-3)] })
    .execute()
  await page.goto(`/message/company/detail?company_id=${company_id}`)
  expect(page.getByRole('log')).toContainText('候補日です。')
  await page.getByText('別の日時を提案する').click()
  page.getByLabel('提案する日時1').fill('2026-11-20T10:00')
  page.getByLabel('ひとこと').fill('夜が助かります。')
  page.expect(422)
  await page.getByRole('button', { name: '提案する', exact: true }).click()
  expect(page.getByText('これからの日時を入力してください。')).toBeVisible()
  expect(page.getByLabel('ひとこと')).toHaveValue('夜が助かります。')
  page.getByLabel('提案する日時1').fill('2026-11-27T19:00')
  await page.getByRole('button', { name: '提案する', exact: true }).click()
  expect(page.getByRole('region', { name: '提案した日時' })).toContainText('企業の返信待ち')
  expect(page.getByText(/^相手の返信待ち：/)).toBeVisible()
})
