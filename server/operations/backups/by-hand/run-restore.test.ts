import { appendFile, mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { newClient } from '#server/platform/database/outage/new-client.ts'
import { settings } from '#server/settings.ts'
import { addOperator, apiFor, daysAgo, today } from '#server/testing.ts'
import { runJobs } from '#server/platform/background/testing.ts'
import { ask, backUp, fill, test } from '../testing.ts'
import { runRequestedBackup } from './run-requested-backup.ts'
import { endBrokenRestores } from './end-broken-restores.ts'
import { acquireRestoreLock } from './restore-lock.ts'
import { RESTORING, runRestore } from './run-restore.ts'

const before = { ...settings }
beforeEach(() => () => void Object.assign(settings, before))

/** A site with one backup, a company that was added since, and the request of two operators. */
async function requested({ url, db, filesDir, folder, into }: { url: string; db: Database; filesDir: string; folder: string; into: string }, approved = true) {
  await fill(url, db, filesDir)
  await ask(url, `insert into backup_runs (requested_at, requested_by_name, started_at) values (now(), '運営 一郎', now())`)
  const archive = await backUp(url, filesDir, into)
  Object.assign(settings, { databaseUrl: url, filesDir, filesUrl: undefined, dataDir: folder, backupTo: into, erasuresFile: join(folder, 'erasures') })
  await ask(url, `insert into companies (name, state) values ('あとから', 'active')`)
  const { id } = await db
    .insertInto('restore_requests')
    .values({
      backup_name: archive.folder.split('/').at(-1)!,
      reason: '訓練',
      requested_by: '00000000-0000-4000-8000-000000000001',
      requested_by_name: '運営 一郎',
      requested_at: daysAgo(0),
      expires_at: daysAgo(-1),
      ...(approved && { approved_at: daysAgo(0), approved_by_name: '運営 二郎', started_at: daysAgo(0) }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const viewer = { id: '00000000-0000-4000-8000-000000000001', name: '運営 一郎' }
  const acts = [{ viewer, act: 'request_restore' as const, subject_id: archive.folder, reason: '訓練' }]
  const run = () => runRestore({ id, backup_name: archive.folder.split('/').at(-1)!, until_at: null, identities: [], acts })
  return { id, archive: archive.folder, run }
}
const later = (url: string) => ask<{ n: number }>(url, `select count(*)::int as n from companies where name = 'あとから'`)

test('an approved restore brings the backup back under the site, and keeps what is given up in another backup', async ({ url, db, filesDir, folder, into }) => {
  const { run } = await requested({ url, db, filesDir, folder, into })
  await db.destroy()
  await run()
  expect(await later(url)).toEqual([{ n: 0 }])
  expect((await ask<{ act: string }>(url, `select act from audit_logs order by id desc limit 2`)).map(({ act }) => act).toSorted()).toEqual([
    'request_restore',
    'restore_backup',
  ])
  expect(await ask(url, 'select restore_id is not null as is_new from installation')).toEqual([{ is_new: true }])
  expect(await ask(url, 'select 1 from maintenance_notices where ends_at > now()')).toEqual([])
  // The backup was being made at the moment to which it leads back.
  expect(await ask(url, 'select 1 from backup_runs')).toEqual([])
  expect((await readdir(into)).filter((name) => name.startsWith('mebae-'))).toHaveLength(2)
})

test('a damaged backup changes nothing, says why at its request, and lets everybody write again', async ({ url, db, filesDir, folder, into }) => {
  const { id, archive, run } = await requested({ url, db, filesDir, folder, into })
  await appendFile(join(archive, 'tables', 'companies.copy.gz'), 'x')
  await run()
  expect(await later(url)).toEqual([{ n: 1 }])
  const { failure } = await db.selectFrom('restore_requests').select('failure').where('id', '=', id).executeTakeFirstOrThrow()
  expect(failure).toContain('companies.copy.gz が、作ったときから変わっています')
  expect(await ask(url, 'select 1 from maintenance_notices where ends_at > now() and withdrawn_at is null')).toEqual([])
})

test('where a session cannot be ended the database is not exchanged, and lets everybody in again', async ({ url, db, filesDir, folder, into }) => {
  const { id, run } = await requested({ url, db, filesDir, folder, into })
  const superuser = newClient({ connectionString: url.replace(/\/\/\w+@/, '//postgres@') })
  await superuser.connect()
  await db.destroy()
  await run()
  await superuser.end()
  expect(await later(url)).toEqual([{ n: 1 }])
  expect(await ask(url, 'select failure from restore_requests where id = $1', [id])).toEqual([{ failure: expect.stringContaining('何も変えていません') }])
})

test('what nobody approved is not begun', async ({ url, db, filesDir, folder, into }) => {
  const { run } = await requested({ url, db, filesDir, folder, into }, false)
  await run()
  expect(await later(url)).toEqual([{ n: 1 }])
  expect(await readdir(into)).toHaveLength(1)
})

test('a backup that an operator asks for is made once, and the page says that it is done', async ({ url, db, filesDir, folder, into }) => {
  await fill(url, db, filesDir)
  Object.assign(settings, { databaseUrl: url, filesDir, filesUrl: undefined, dataDir: folder, backupTo: into })
  await mkdir(into)
  const { backups } = (await apiFor(db, (await addOperator(db)).as)).operators
  await backups.make({})
  await expect(backups.make({})).rejects.toMatchObject({ code: 'BACKUP_RUNNING' })
  expect((await backups.list()).run).toMatchObject({ state: 'waiting' })
  await runJobs(url, { db, now: () => today }, { run_backup: runRequestedBackup, deliver_mail: async () => {} })
  const { run, backups: made } = await backups.list()
  expect([run?.state, run?.failure, made.length]).toEqual(['done', '', 1])
  expect(run!.done_bytes).toBeGreaterThan(0)
})

test('a restore whose process is gone ends with its reason, and everybody writes again; one that runs goes on', async ({ url, db, filesDir, folder, into }) => {
  const { id } = await requested({ url, db, filesDir, folder, into })
  const notice = { message: RESTORING, shows_at: daysAgo(0), reading_only_at: daysAgo(0), ends_at: daysAgo(-1), operator_name: '求人サイト' }
  await db.insertInto('maintenance_notices').values(notice).execute()
  const stateOf = async () => ({
    failure: (await db.selectFrom('restore_requests').select('failure').where('id', '=', id).executeTakeFirstOrThrow()).failure,
    reading: await db.selectFrom('maintenance_notices').select('id').where('withdrawn_at', 'is', null).execute(),
  })
  const later = () => new Date(today.getTime() + 5 * 60_000)
  const release = await acquireRestoreLock(url)
  await endBrokenRestores({ db, now: later })
  expect(await stateOf()).toMatchObject({ failure: '', reading: [expect.anything()] })
  await release()
  // It was approved a moment ago: its process is about to take the lock.
  await endBrokenRestores({ db, now: () => today })
  expect(await stateOf()).toMatchObject({ failure: '' })
  await endBrokenRestores({ db, now: later })
  expect(await stateOf()).toEqual({ failure: expect.stringMatching('途中でサーバーが止まりました'), reading: [] })
})
