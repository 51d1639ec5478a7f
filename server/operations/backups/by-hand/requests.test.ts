import { beforeEach, expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { settings } from '#server/settings.ts'
import { addOperator, apiFor, contextOf, daysAgo, test, today } from '#server/testing.ts'
import { recordArchive } from '../results/backup-results.ts'
import { approveRestore } from './approve-restore.ts'

const before = { ...settings }
beforeEach(() => {
  settings.backupWal = true
  return () => void Object.assign(settings, before)
})

const reason = '誤って求人を終了したため'
const second = (at: number) => new Date(today.getTime() - at * 1000).toISOString()
const target = (until_at: string) => ({ backup_name: null, until_at, reason })

/** An archive from an hour ago until ten minutes ago, and two operators. */
async function archived(db: Database) {
  await recordArchive(db, 'base', today, { reaches_from: second(3600) })
  await recordArchive(db, 'wal', today, { at: new Date(second(600)) })
  await recordArchive(db, 'wal', today, { failure: '届きません。' })
  const [one, other] = [await addOperator(db, { name: '運営 一郎' }), await addOperator(db, { name: '運営 二郎' })]
  const backupsOf = async ({ as }: typeof one, more: Partial<RequestContext> = {}) => (await apiFor(db, { ...as, ...more })).operators.backups
  return { one, other, backupsOf, first: await backupsOf(one), another: await backupsOf(other) }
}

/** The approval without what it begins. */
async function approve(db: Database, { viewer }: { viewer: Awaited<ReturnType<typeof addOperator>>['viewer'] }, id: string, private_key = '') {
  const afterwards: NonNullable<RequestContext['afterwards']> = []
  await approveRestore({ ...(await contextOf(db)), viewer, afterwards }, { id, private_key })
  return afterwards.length
}

test('only a second from inside the archive can be requested', async ({ db }) => {
  const { first } = await archived(db)
  for (const at of [3601, 599, -3600]) await expect(first.request(target(second(at)))).rejects.toMatchObject({ code: 'RESTORE_IMPOSSIBLE' })
  for (const at of [3600, 600]) expect(await first.request(target(second(at)))).toMatchObject({ id: expect.any(String) })
  await expect(first.request({ backup_name: 'mebae-20200101-000000Z', until_at: null, reason })).rejects.toMatchObject({ code: 'RESTORE_IMPOSSIBLE' })
  // When segments leave again, a restore sends first what was written until then.
  await recordArchive(db, 'wal', today, { at: new Date(second(10)) })
  expect(await first.request(target(second(1)))).toMatchObject({ id: expect.any(String) })
  settings.backupWal = false
  await expect(first.request(target(second(1200)))).rejects.toMatchObject({ code: 'RESTORE_IMPOSSIBLE' })
})

test('a restore begins once, when another operator agrees, and both stand in the log', async ({ db }) => {
  const { one, other, first, another } = await archived(db)
  const until = second(1200)
  const { id } = await first.request(target(until))
  const mails = await db.selectFrom('mails').select('account_id').where('kind', '=', 'approval_awaited').execute()
  expect(mails).toEqual([{ account_id: other.id }])
  expect((await first.list()).requests).toMatchObject([{ state: 'waiting', is_mine: true, requested_by_name: '運営 一郎' }])
  expect((await another.list()).requests).toMatchObject([{ state: 'waiting', is_mine: false }])

  await expect(approve(db, one, id)).rejects.toMatchObject({ code: 'SECOND_OPERATOR_REQUIRED' })
  expect(await approve(db, other, id)).toBe(1)
  expect((await another.list()).requests).toMatchObject([{ state: 'running', approved_by_name: '運営 二郎' }])
  await expect(approve(db, other, id)).rejects.toMatchObject({ code: 'RESTORE_DECIDED' })
  await expect(first.withdraw({ id })).rejects.toMatchObject({ code: 'RESTORE_DECIDED' })
  const lines = await db.selectFrom('audit_logs').select(['act', 'operator_user_id']).where('subject_kind', '=', 'system').orderBy('id').execute()
  expect(lines).toEqual([
    { act: 'request_restore', operator_user_id: one.id },
    { act: 'approve_restore', operator_user_id: other.id },
  ])
})

test('what was withdrawn, or waited for an hour, is not approved any more', async ({ db }) => {
  const { other, first, another, backupsOf } = await archived(db)
  const withdrawn = await first.request(target(second(1200)))
  await another.withdraw(withdrawn)
  await expect(approve(db, other, withdrawn.id)).rejects.toMatchObject({ code: 'RESTORE_DECIDED' })
  const { id } = await first.request(target(second(1300)))
  await db.updateTable('restore_requests').set({ expires_at: today.toISOString() }).where('id', '=', id).execute()
  await expect(approve(db, other, id)).rejects.toMatchObject({ code: 'RESTORE_DECIDED' })
  const states = (await another.list()).requests.map(({ state }) => state)
  expect(states.toSorted()).toEqual(['expired', 'withdrawn'])
  const stranger = await backupsOf(await addOperator(db, { role: 'read_only' }))
  await expect(stranger.withdraw({ id })).rejects.toMatchObject({ code: 'ROLE_FORBIDDEN' })
})

test('with encrypted backups the approval takes the private key', async ({ db }) => {
  const { other, first } = await archived(db)
  Object.assign(settings, { backupRecipients: ['age1publickey'] })
  const { id } = await first.request(target(second(1200)))
  await expect(approve(db, other, id, ' ')).rejects.toMatchObject({ code: 'INPUT_INVALID', data: [{ field: 'private_key' }] })
  expect(await approve(db, other, id, 'AGE-SECRET-KEY-1QQQ')).toBe(1)
})

test('what would be lost is counted from that moment on', async ({ db }) => {
  const { first } = await archived(db)
  await db
    .insertInto('companies')
    .values([daysAgo(2), daysAgo(0)].map((created_at) => ({ name: '会社', created_at })))
    .execute()
  const { losses } = await first.losses({ until_at: daysAgo(1) })
  expect(losses.find(({ what }) => what === '企業の登録')).toEqual({ what: '企業の登録', count: 1 })
})
