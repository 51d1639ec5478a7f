import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '../database/connect.ts'
import { addOperator, apiFor, test, today } from '#server/testing.ts'
import { recordAct } from './record-act.ts'
import { verifyAuditChain } from './verify-audit-chain.ts'

/** Three acts in a separate chain. The deferred triggers, which a commit would run, run at once. */
async function threeActs(db: Database) {
  const { viewer } = await addOperator(db)
  const context = { db, now: () => today, viewer }
  for (const reason of ['はじめ', 'つぎ', 'おわり'])
    await recordAct(context, { act: 'change_operator_role', subject_kind: 'operator', subject_id: viewer.id, reason })
  await sql`set constraints all immediate`.execute(db)
  const { rows } = await sql<{ number: number }>`select number from audit_logs order by number desc limit 3`.execute(db)
  return { viewer, numbers: rows.map(({ number }) => number).toReversed() }
}

/** As the owner of the database could. */
async function tamper(db: Database, change: (db: Database) => Promise<unknown>) {
  await sql`alter table audit_logs disable trigger user`.execute(db)
  await change(db)
}

test('the audit chain verifies from its start to its end', async ({ db }) => {
  const { numbers } = await threeActs(db)
  expect(await verifyAuditChain(db)).toEqual({ number: numbers[2], hash: expect.stringMatching(/^[0-9a-f]{64}$/) })
})

test('a row can be neither changed nor deleted', async ({ db }) => {
  await threeActs(db)
  for (const change of [
    sql`update audit_logs set reason = ''`,
    sql`update audit_logs set hash = previous_hash`,
    sql`delete from audit_logs`,
    sql`truncate audit_logs`,
  ]) {
    await sql`savepoint before`.execute(db)
    await expect(change.execute(db)).rejects.toThrow('only added')
    await sql`rollback to before`.execute(db)
  }
})

test('a changed word shows, with the number of its row', async ({ db }) => {
  const { numbers } = await threeActs(db)
  await tamper(db, (db) => db.updateTable('audit_logs').set({ reason: 'ちがう' }).where('number', '=', numbers[1]!).execute())
  expect(await verifyAuditChain(db)).toMatchObject({ fault: `${numbers[1]}番の中身が、書いたときと違います。` })
})

test('a row that was taken out of the middle shows', async ({ db }) => {
  const { numbers } = await threeActs(db)
  await tamper(db, (db) => db.deleteFrom('audit_logs').where('number', '=', numbers[1]!).execute())
  expect((await verifyAuditChain(db)).fault).toContain(`${numbers[1]}番がありません`)
})

test('a row that was taken from the end shows', async ({ db }) => {
  const { numbers } = await threeActs(db)
  await tamper(db, (db) => db.deleteFrom('audit_logs').where('number', '=', numbers[2]!).execute())
  expect((await verifyAuditChain(db)).fault).toContain('終わりが違います')
})

test('a row that was put in beside the chain shows', async ({ db }) => {
  const { viewer } = await threeActs(db)
  await sql`alter table audit_logs disable trigger user`.execute(db)
  await recordAct({ db, now: () => today, viewer }, { act: 'sign_in', subject_kind: 'operator', subject_id: viewer.id })
  expect((await verifyAuditChain(db)).fault).toContain('つながっていない行が1件')
})

test('the list finds by act, by subject and by day, the newest first', async ({ db }) => {
  const { viewer } = await threeActs(db)
  const { operators } = await apiFor(db, { viewer })
  const found = await operators.audit_logs({ subject_kind: 'operator', subject_id: viewer.id })
  expect(found).toMatchObject({ total: 3, audit_logs: [{ reason: 'おわり', operator_name: viewer.name }, { reason: 'つぎ' }, { reason: 'はじめ' }] })
  const of = async (search: object) => (await operators.audit_logs({ subject_id: viewer.id, ...search })).total
  expect(await of({ act: 'sign_in' })).toBe(0)
  expect(await of({ from: '2026-11-21', until: '2026-11-21' })).toBe(3)
  expect(await of({ until: '2026-11-20' })).toBe(0)
  expect(await of({ per_page: 2, page: 2 })).toBe(3)
})
