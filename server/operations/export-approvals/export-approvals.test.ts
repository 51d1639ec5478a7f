import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { addCandidate, addOperator, apiFor, daysAgo, test } from '#server/testing.ts'

async function published(db: Database) {
  const announcement = { title: '規約が変わります', is_require_confirm: true, display_start_at: daysAgo(1) }
  return (await db.insertInto('announcements').values(announcement).returning('id').executeTakeFirstOrThrow()).id
}
const exportsOf = async (db: Database, more = {}) => {
  const operator = await addOperator(db)
  return { ...operator, exports: (await apiFor(db, { ...operator.as, ...more })).operators.export_approvals }
}

test('the list of confirmations leaves only when a second operator agreed, only for the requester, for one day, and each download stands in the log', async ({
  db,
}) => {
  const [one, other] = [await exportsOf(db), await exportsOf(db)]
  const id = await published(db)
  const person = await addCandidate(db)
  await db.updateTable('candidate_profiles').set({ name: '=HYPERLINK("x")' }).where('candidate_user_id', '=', person.id).execute()
  await (await apiFor(db, person.as)).candidate_users.notifications.confirm({ id })

  const asked = await one.exports.request({ id, reason: '伝えたことを示すため' })
  const mails = await db.selectFrom('mails').select('account_id').where('kind', '=', 'approval_awaited').execute()
  expect(mails).toEqual([{ account_id: other.id }])
  await expect(one.exports.fetch(asked)).rejects.toMatchObject({ code: 'EXPORT_NOT_APPROVED' })
  await expect(one.exports.decide({ ...asked, is_approved: true, reason: '自分で' })).rejects.toMatchObject({ code: 'SECOND_OPERATOR_REQUIRED' })
  await other.exports.decide({ ...asked, is_approved: true, reason: '確かめた' })
  await expect(other.exports.decide({ ...asked, is_approved: false, reason: 'やめる' })).rejects.toMatchObject({ code: 'EXPORT_DECIDED' })
  await expect(other.exports.fetch(asked)).rejects.toMatchObject({ code: 'NOT_FOUND' })

  const file = await one.exports.fetch(asked)
  expect([...(await file.bytes())].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf])
  const lines = (await file.text()).split('\r\n')
  expect(lines[0]).toBe('確認した日時,版,区分,ID,氏名,メールアドレス,企業')
  expect(lines[1]).toMatch(new RegExp(`^2026-11-21 10:00:00,1,求職者,${person.id},"'=HYPERLINK`))
  const told = await db.selectFrom('audit_logs').select('act').where('subject_id', '=', asked.id).orderBy('id').execute()
  expect(told.map(({ act }) => act)).toEqual(['request_export', 'approve_export', 'fetch_export'])

  const tomorrow = (await apiFor(db, { viewer: { ...one.viewer, authenticated_at: daysAgo(-1) }, now: () => new Date(daysAgo(-1)) })).operators.export_approvals
  await expect(tomorrow.fetch(asked)).rejects.toMatchObject({ code: 'EXPORT_NOT_APPROVED' })
  expect((await tomorrow.list()).export_approvals).toMatchObject([{ state: 'expired', line_count: 1, is_mine: true }])
})

test('a refused list stays closed', async ({ db }) => {
  const [one, other] = [await exportsOf(db), await exportsOf(db)]
  const asked = await one.exports.request({ id: await published(db), reason: '念のため' })
  await other.exports.decide({ ...asked, is_approved: false, reason: '目的が足りない' })
  const mails = await db.selectFrom('mails').select('account_id').where('kind', '=', 'approval_awaited').execute()
  expect(mails).toEqual([{ account_id: other.id }])
  await expect(one.exports.fetch(asked)).rejects.toMatchObject({ code: 'EXPORT_NOT_APPROVED' })
})
