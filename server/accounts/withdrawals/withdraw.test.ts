import { sql } from 'kysely'
import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { runJobs } from '#server/platform/background/testing.ts'
import { test as alone } from '#server/platform/database/testing.ts'
import { exportKey } from '#server/operations/exports/exports.ts'
import { storedFiles } from '#server/platform/files/stored-files.ts'
import { attachmentKey } from '#server/conversations/messages/files/attachments.ts'
import { fileKey } from '#server/candidates/resumes/history/job-history-files.ts'
import { addCandidate, addJob, apiFor, contextOf, daysAgo, test } from '#server/testing.ts'
import { rowsWith } from './testing.ts'

const canary = 'kanarienvogel'

type Column = { table_name: string; column_name: string; data_type: string; owner: string }

/** Writes the canary wherever the tables of people take free text, whichever tables those are by now. */
async function singEverywhere(db: Database, id: string) {
  const { rows } = await sql<Column>`
    select columns.table_name, columns.column_name, data_type, coalesce(owners.attname, 'id') as owner from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    left join lateral (
      select attname from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
      where contype = 'f' and conrelid = columns.table_name::regclass and confrelid in ('accounts'::regclass, 'candidate_users'::regclass) order by attname limit 1
    ) as owners on true
    where table_schema = 'public' and table_type = 'BASE TABLE' and data_type in ('text', 'jsonb') and is_generated = 'NEVER'
      and (owners.attname is not null or columns.table_name = 'accounts')`.execute(db)
  let written = 0
  for (const { table_name, column_name, data_type, owner } of rows) {
    const value = data_type === 'jsonb' ? sql`${JSON.stringify({ canary })}::jsonb` : sql`${canary}`
    // A column that only takes certain words cannot hold anything personal.
    const savepoint = sql`savepoint sing`
    await savepoint.execute(db)
    try {
      const { numAffectedRows } = await sql`update ${sql.table(table_name)} set ${sql.ref(column_name)} = ${value} where ${sql.ref(owner)} = ${id}`.execute(db)
      written += Number(numAffectedRows ?? 0n)
    } catch {
      await sql`rollback to savepoint sing`.execute(db)
    }
  }
  return written
}

alone('nothing personal is left of somebody who left: no row, no file, no job', async ({ db, url }) => {
  const email = `${canary}@candidate.example`
  const { id, viewer } = await addCandidate(db, { email })
  const { company_id, job_id } = await addJob(db).then(({ id: job_id, company_id }) => ({ job_id, company_id }))
  const keys = { pdf: crypto.randomUUID(), archive: crypto.randomUUID(), attached: crypto.randomUUID() }
  await storedFiles.put(fileKey(keys.pdf), canary)
  await storedFiles.put(exportKey(keys.archive), canary)
  await storedFiles.put(attachmentKey(keys.attached), canary)
  const mine = { candidate_user_id: id }
  await db
    .insertInto('work_experiences')
    .values({ ...mine, organization_name: canary })
    .execute()
  await db
    .insertInto('job_history_pdfs')
    .values({ ...mine, storage_key: keys.pdf, file_name: `${canary}.pdf`, byte_size: 1 })
    .execute()
  await db
    .insertInto('exports')
    .values({ ...mine, state: 'done', storage_key: keys.archive, byte_size: 1, expires_at: daysAgo(-5) })
    .execute()
  await db
    .insertInto('favorites')
    .values({ ...mine, company_id, job_id })
    .execute()
  await db
    .insertInto('saved_searches')
    .values({ ...mine, name: canary, search: '{}' })
    .execute()
  await db
    .insertInto('block_rules')
    .values({ ...mine, kind: 'keyword', value: canary, key: canary })
    .execute()
  await db
    .insertInto('events')
    .values({ ...mine, company_id, kind: 'profile_viewed', actor: 'company', detail: JSON.stringify({ canary }) })
    .execute()
  await db
    .insertInto('notifications')
    .values({ account_id: id, kind: 'notice', subject_type: 'report', subject_id: '1', detail: JSON.stringify({ text: canary }) })
    .execute()
  await db
    .insertInto('consents')
    .values({ ...mine, purpose: canary, version: '1', agreed: true })
    .execute()
  await db
    .insertInto('idempotency_keys')
    .values({ principal: `candidate:${id}`, key: 'k', route: 'r', input_hash: Buffer.from('x'), output: JSON.stringify({ canary }) })
    .execute()
  const thread = await db
    .insertInto('threads')
    .values({ ...mine, company_id })
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const company of [true, false])
    await db
      .insertInto('messages')
      .values({ thread_id: thread.id, client_id: crypto.randomUUID(), company, number: company ? 1 : 2, message: company ? 'こんにちは' : canary })
      .execute()
  const told = { password_hash: 'x', token_hash: Buffer.from('t'), browser_hash: Buffer.from('b'), told_sealed: 'x', expires_at: daysAgo(-1) }
  await db
    .insertInto('pending_sign_ups')
    .values({ email, ...told })
    .execute()
  await db.insertInto('mails').values({ to_address: email, kind: 'verify_email', subject: canary, text: canary, html: canary }).execute()
  expect(await db.transaction().execute((db) => singEverywhere(db, id))).toBeGreaterThan(20)
  await db.updateTable('accounts').set({ email }).where('id', '=', id).execute()
  // After the canary sang: the other columns of an application take certain words only.
  const application = await db
    .insertInto('applications')
    .values({ ...mine, company_id, job_id, thread_id: thread.id, shown: JSON.stringify({ canary }) })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('application_answers')
    .values({ application_id: application.id, order_no: 0, kind: 'long_text', question: '志望する理由', answer: canary })
    .execute()
  const file = { thread_id: thread.id, company: false, is_of_application: true, file_name: `${canary}.pdf`, media_type: 'application/pdf', byte_size: 1 }
  await db
    .insertInto('message_attachments')
    .values({ ...file, storage_key: keys.attached })
    .execute()

  const reply = await (await apiFor(db, { viewer })).candidate_users.withdrawal({ reason: 8 })
  expect(reply).toMatchObject({ success: true, message: expect.stringContaining('ありがとうございました') })
  await runJobs(url, { db })

  expect(await rowsWith(db, [canary, id])).toEqual([])
  expect(await storedFiles.exists(fileKey(keys.pdf))).toBe(false)
  expect(await storedFiles.exists(exportKey(keys.archive))).toBe(false)
  expect(await storedFiles.exists(attachmentKey(keys.attached))).toBe(false)
  // The company keeps that there was a talk, and what it said itself.
  const left = await db.selectFrom('messages').select(['company', 'message']).orderBy('company').execute()
  expect(left).toEqual([
    { company: false, message: '' },
    { company: true, message: 'こんにちは' },
  ])
  expect(await db.selectFrom('withdrawals').select('reason').execute()).toEqual([{ reason: 8 }])
})

test('a candidate who did not just reauthenticate does not leave by a screen left open', async ({ db }) => {
  const { id, viewer } = await addCandidate(db)
  const api = await apiFor(db, { viewer: { ...viewer, authenticated_at: daysAgo(1) } })
  await expect(api.candidate_users.withdrawal({ reason: 1 })).rejects.toMatchObject({ code: 'CONFIRMATION_REQUIRED' })
  expect(await db.selectFrom('candidate_users').select('id').where('id', '=', id).execute()).toHaveLength(1)
})

alone('a candidate who leaves while something of theirs is written ends with nothing written', async ({ db }) => {
  const { id, viewer } = await addCandidate(db)
  const api = await apiFor(db, { viewer })
  const acts = [
    ...Array.from({ length: 10 }, () => () => api.candidate_users.exports.create({})),
    () => api.candidate_users.withdrawal({ reason: 8 }),
    ...Array.from({ length: 10 }, () => () => api.candidate_users.exports.create({})),
  ]
  const ends = await Promise.allSettled(acts.map((act) => act()))
  const refusals = new Set(ends.flatMap((end) => (end.status === 'rejected' ? [(end.reason as { code: string }).code] : [])))
  expect([...refusals].filter((code) => code !== 'SIGN_IN_REQUIRED')).toEqual([])
  expect(await db.selectFrom('exports').select('id').where('candidate_user_id', '=', id).execute()).toEqual([])
})

test('leaving takes the cookie back', async ({ db }) => {
  const { viewer } = await addCandidate(db)
  const context = await contextOf(db, { viewer })
  await (await apiFor(db, context)).candidate_users.withdrawal({ reason: 2 })
  expect(context.answer.get('Set-Cookie')).toContain('Max-Age=0')
})

test('whatever names a candidate goes with them, but for what docs/leaving.md says stays', async ({ db }) => {
  const { rows } = await sql<{ name: string }>`
    select columns.table_name as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and column_name ~ '^account_id$|candidate.*_id$' and not exists (
      select from pg_constraint where contype = 'f' and conrelid = columns.table_name::regclass and confrelid in ('accounts'::regclass, 'candidate_users'::regclass) and confdeltype = 'c')
    order by 1`.execute(db)
  expect(rows.map(({ name }) => name)).toEqual([
    'applications',
    // The commit takes the candidate away (candidate-sync.test.ts).
    'candidate_index_changes',
    'data_requests',
    // With their conversation, by its trigger and its key; those with people from outside go with the entry.
    'meetings',
    // Of people without an account: server/hiring/outside-candidates/.
    'outside_candidate_tags',
    'outside_events',
    'outside_files',
    'outside_links',
    'reports',
    // Those about somebody from outside go with the entry; those about an application by a trigger, when its candidate leaves.
    'scorecard_requests',
    'scorecards',
    'scouts',
    'threads',
  ])
})
