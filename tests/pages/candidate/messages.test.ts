import { addMember } from '#server/testing.ts'
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
  expect(page.getByText('相手の番')).toBeVisible()
  expect(await db.selectFrom('threads').select('company_id').where('candidate_user_id', '=', candidate.id).execute()).toEqual([{ company_id }])
})
