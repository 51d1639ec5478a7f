import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { enqueue } from '#server/platform/background/enqueue.ts'
import { verifyAuditChain } from '#server/platform/audit/verify-audit-chain.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { connect } from '#server/platform/database/connect.ts'
import { makeEmptyDatabase } from '#server/platform/database/testing.ts'
import { today } from '#server/testing.ts'
import { filesUnder } from '#server/platform/files/places/files-under.ts'
import { restoreBackup } from './restore/restore-backup.ts'
import { ask, backUp, fill, test } from './testing.ts'
import { makeBackup } from './make/make-backup.ts'

const TABLES = `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' order by 1`
/** The intended changes of a restore. */
const ended = ['sessions', 'email_tokens', 'sign_in_challenges', 'audit_logs', 'audit_chain', 'installation']

/** Every row of every table as one text each, read in a way that has nothing to do with how backups read. */
async function contentOf(url: string) {
  const names = (await ask<{ name: string }>(url, TABLES)).map(({ name }) => name).filter((name) => !ended.includes(name))
  // One statement on one connection: a connection per table would be more than PostgreSQL has.
  const each = names.map((name) => `select '${name}' as name, md5(string_agg(t::text, e'\\n' order by t::text)) as hash, count(*) as rows from "${name}" t`)
  const contents = await ask<{ name: string; hash: string; rows: number }>(url, each.join(' union all '))
  return Object.fromEntries(contents.map(({ name, hash, rows }) => [name, { hash, rows }]))
}

test('a restore brings back everything: rows, files, waiting jobs, constraints and the next numbers', async ({ url, db, filesDir, into, folder }) => {
  const { id, member, keys } = await fill(url, db, filesDir)
  await recordAct({ db, now: () => today }, { act: 'create_operator', subject_kind: 'operator', subject_id: 'x' })
  await enqueue(db, 'purge_mails', {}, { key: 'k', queue: 'q', runAt: new Date('2099-01-01'), tries: 7 })
  const { folder: archive, manifest } = await backUp(url, filesDir, into)
  expect(manifest.files.map(({ key }) => key).toSorted()).toEqual(Object.values(keys).toSorted())
  const before = await contentOf(url)
  expect(before.job_offers!.rows).toBe(60)

  const other = await makeEmptyDatabase('restored')
  const places = join(folder, 'restored-files')
  const restored = await restoreBackup({ url: other.url, archive, filesAt: places, erasures: [], replace: false, isOwn: true })
  expect(restored.erased).toEqual({ candidates: 0, members: 0, operators: 0, outsiders: 0, keys: 0 })
  expect(await contentOf(other.url)).toEqual(before)
  expect((await filesUnder(places)).toSorted()).toEqual(Object.values(keys).toSorted())
  expect(await readFile(join(places, keys.pdf), 'utf8')).toBe('経歴')

  const guards = `select (select count(*) from pg_constraint where contype = 'f' and convalidated) as keys, (select count(*) from pg_trigger where tgenabled = 'O') as triggers`
  expect(await ask(other.url, guards)).toEqual(await ask(url, guards))
  const jobs = `select identifier, queue_name, payload::text, run_at, attempts, max_attempts, key from graphile_worker._private_jobs j
    join graphile_worker._private_tasks t on t.id = task_id left join graphile_worker._private_job_queues q on q.id = job_queue_id order by j.id`
  expect(await ask(other.url, jobs)).toEqual(await ask(url, jobs))

  const there = connect(other.url)
  try {
    expect(await verifyAuditChain(there)).toMatchObject({ number: 2 })
    // Generated columns, identities and triggers work on as before.
    const work = { candidate_user_id: id, organization_name: '次の会社' }
    const next = (database: typeof db) => database.insertInto('work_experiences').values(work).returning('user_work_experience_id').executeTakeFirstOrThrow()
    expect(await next(there)).toEqual(await next(db))
    await there.updateTable('companies').set({ name: '新しい名前' }).where('id', '=', member.company_id).execute()
    await there.insertInto('events').values({ candidate_user_id: id, kind: 'profile_viewed', actor: 'company' }).execute()
    await expect(there.updateTable('events').set({ kind: 'x' }).execute()).rejects.toThrow('only added')
  } finally {
    await there.destroy()
    await other.drop()
  }
})

test('a backup that is made while others write holds one moment: nothing of a write without the rest of it', async ({ url, db, filesDir, into }) => {
  await fill(url, db, filesDir)
  let isOver = false
  let written = 0
  const write = async () => {
    for (; !isOver; written++) {
      await db.transaction().execute(async (transaction) => {
        const company = await transaction
          .insertInto('companies')
          .values({ name: `対 ${written}`, state: 'active' })
          .returning('id')
          .executeTakeFirstOrThrow()
        await transaction
          .insertInto('company_pages_probe' as never)
          .values({ company_id: company.id } as never)
          .execute()
      })
    }
  }
  // Read long after the companies, by its name.
  await ask(url, 'create table company_pages_probe (company_id integer primary key references companies)')
  const writers = [write(), write()]
  await expect.poll(() => written, { timeout: 60_000 }).toBeGreaterThan(3)
  const { manifest } = await backUp(url, filesDir, into)
  isOver = true
  await Promise.all(writers)
  const rowsOf = (name: string) => manifest.tables.find((table) => table.name === name)!.rows
  expect(rowsOf('company_pages_probe')).toBeGreaterThan(3)
  const others = await ask<{ others: number }>(url, `select count(*)::int as others from companies where name not like '対 %'`)
  expect(rowsOf('companies') - others[0]!.others).toBe(rowsOf('company_pages_probe'))
})

test('a file that is deleted while the backup is made is in it, as its row is', async ({ url, db, filesDir, into }) => {
  const { id, keys } = await fill(url, db, filesDir)
  let hasDeleted: Promise<unknown> | undefined
  const onBytes = () =>
    (hasDeleted ??= Promise.all([db.deleteFrom('job_history_pdfs').where('candidate_user_id', '=', id).execute(), rm(join(filesDir, keys.pdf))]))
  const { folder, manifest } = await makeBackup({ url, filesAt: filesDir, into, now: today, onBytes })
  await hasDeleted
  expect(manifest.missing_files).toEqual([])
  expect(await readFile(join(folder, 'files', keys.pdf), 'utf8')).toBe('経歴')
  // The second names that held the files are gone.
  expect((await filesUnder(filesDir)).toSorted()).toEqual([keys.picture, keys.sent].toSorted())
})

test('a row whose file was lost before is reported, and everything else is backed up', async ({ url, db, filesDir, into }) => {
  const { keys } = await fill(url, db, filesDir)
  await rm(join(filesDir, keys.sent))
  const { manifest } = await backUp(url, filesDir, into)
  expect(manifest.missing_files).toMatchObject([{ key: keys.sent, table: 'message_attachments' }])
  expect(manifest.files).toHaveLength(2)
})

test('a file without a row is left out', async ({ url, db, filesDir, into }) => {
  await fill(url, db, filesDir)
  await writeFile(join(filesDir, 'job_history_pdfs', 'stray'), 'x')
  const { folder } = await backUp(url, filesDir, into)
  expect(await filesUnder(join(folder, 'files'))).toHaveLength(3)
})
