import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { addOperator, apiFor, daysAgo, test } from '#server/testing.ts'

const operatorOf = async (db: Database) => {
  const operator = await addOperator(db)
  return { ...operator, operators: (await apiFor(db, operator.as)).operators }
}

test('what one operator asked for waits in the list of the other one, and goes once it is decided', async ({ db }) => {
  const [one, other] = [await operatorOf(db), await operatorOf(db)]
  const announcement = { title: '規約が変わります', is_require_confirm: true, display_start_at: daysAgo(1) }
  const { id } = await db.insertInto('announcements').values(announcement).returning('id').executeTakeFirstOrThrow()
  const asked = await one.operators.export_approvals.request({ id, reason: '伝えたことを示すため' })

  const { approvals } = await other.operators.approvals.list()
  expect(approvals).toMatchObject([
    { kind: 'export', id: asked.id, about: '規約が変わります', reason: '伝えたことを示すため', is_mine: false, hindrance: null, path: '/operator/exports' },
  ])
  expect((await one.operators.approvals.list()).approvals).toMatchObject([{ is_mine: true, hindrance: 'SECOND_OPERATOR_REQUIRED' }])
  expect([(await other.operators.account()).waiting.approvals, (await one.operators.account()).waiting.approvals]).toEqual([1, 0])

  await other.operators.export_approvals.decide({ ...asked, is_approved: false, reason: '目的が足りない' })
  expect(await other.operators.approvals.list()).toEqual({ approvals: [] })
})

test('every kind that takes two operators is listed with the page on which it is decided', async ({ db }) => {
  const [one, other] = [await operatorOf(db), await operatorOf(db)]
  const by = { requested_by: one.id, requested_by_name: '運営', requested_at: daysAgo(1), expires_at: daysAgo(-1) }
  await db
    .insertInto('site_setting_requests')
    .values({ ...by, wished: '{}', before: '{}', reason: '名前を変える' })
    .execute()
  await db
    .insertInto('restore_requests')
    .values({ ...by, backup_name: 'mebae-2026-11-20', reason: '戻す' })
    .execute()
  await db
    .insertInto('restore_requests')
    .values({ ...by, backup_name: 'old', reason: '期限切れ', expires_at: daysAgo(1) })
    .execute()
  await one.operators.members.add({ email: 'jiro@mebae.example', name: '運営 次郎', role: 'full' })
  const [reader, spans] = [await addOperator(db, { role: 'read_only' }), { from_at: daysAgo(2), until_at: daysAgo(1), known_at: daysAgo(1) }]
  const notice = { notice_operator_id: one.id, notice_subject: '漏えいについて', notice_text: 'お知らせします。' }
  await db
    .insertInto('incidents')
    .values({
      ...spans,
      ...notice,
      title: '名簿の誤送信',
      route: 'mail',
      operator_name: '運営',
      affected: 3,
      is_drill: false,
      is_encrypted: false,
      is_malicious: false,
      is_sensitive: false,
    })
    .execute()
  const read = (await apiFor(db, reader.as)).operators
  expect((await read.approvals.list()).approvals.map(({ kind }) => kind)).not.toContain('incident_notice')
  expect((await read.account()).waiting.approvals).toBe(3)
  expect((await other.operators.account()).waiting.approvals).toBe(4)

  const { approvals } = await other.operators.approvals.list()
  expect(
    approvals
      .filter(({ kind }) => kind !== 'incident_notice')
      .map(({ kind, about, path }) => [kind, about, path])
      .toSorted(([one = ''], [other = '']) => one.localeCompare(other)),
  ).toEqual([
    ['operator', '運営 次郎', '/operator/members'],
    ['restore', 'mebae-2026-11-20', '/operator/backups'],
    ['site_settings', '', '/operator/settings'],
  ])
})
