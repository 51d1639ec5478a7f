import { execFile } from 'node:child_process'
import { readdir, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { migrate } from '#server/platform/database/migrate/migrate.ts'
import { openOwnDatabase } from '#server/platform/database/own/open-own-database.ts'
import { makeEmptyDatabase } from '#server/platform/database/testing.ts'
import { settings } from '#server/settings.ts'
import { ask, fill, test } from './testing.ts'

const run = promisify(execFile)

const commandIn =
  (environment: Record<string, string>) =>
  (which: 'make' | 'drill' | 'restore' | 'keys', args: string[], more: Record<string, string> = {}) =>
    run(process.execPath, [join(import.meta.dirname, which, 'main.ts'), ...args], {
      env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, SECRET_KEY: settings.secretKey, ...environment, ...more },
    }).then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, said: stdout + stderr }),
    )

test('backup, drill and restore as they are typed, on a server of one’s own', async ({ url, db, filesDir, into, folder }) => {
  const { keys } = await fill(url, db, filesDir)
  const command = commandIn({ DATA_DIR: folder, FILES_DIR: filesDir, DATABASE_URL: url })

  const made = await command('make', [into])
  expect(made).toMatchObject({ code: 0, said: expect.stringMatching(/^バックアップしました: .*\n {2}表 \d+ ・ 行 [\d,]+ ・ ファイル 3 ・ /) })
  // The secrets to store elsewhere are named, not shown.
  expect(made.said).toContain('SECRET_KEY')
  expect(made.said).not.toContain(settings.secretKey)
  const archive = join(into, (await readdir(into))[0]!)

  const drilled = await command('drill', [archive])
  expect(drilled).toMatchObject({ code: 0, said: expect.stringMatching(/\nPASS\n$/) })
  expect(drilled.said).toMatch(/一致 +60 {2}job_offers\n/)

  const other = await makeEmptyDatabase('typed')
  try {
    const there = { DATABASE_URL: other.url, FILES_DIR: join(folder, 'there') }
    const restored = await command('restore', [archive], there)
    expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('すべての表が、目録と一致しました') })
    expect(restored.said).toContain('保存したサイトの設定は読めないため、.env の設定を使います')
    expect(await readdir(join(folder, 'there', 'job_history_pdfs'))).toEqual([keys.pdf.split('/')[1]])
    expect(await ask(other.url, `select act, operator_name from audit_logs`)).toEqual([{ act: 'restore_backup', operator_name: 'コマンド' }])
    expect(await command('restore', [archive], there)).toMatchObject({ code: 1, said: expect.stringContaining('空ではありません') })
  } finally {
    await other.drop()
  }
  expect(await command('restore', [])).toMatchObject({ code: 1, said: expect.stringMatching(/^npm run restore -- /) })
})

test('a pair of keys, an encrypted backup, its drill and its restore as they are typed', async ({ url, db, filesDir, folder, into }) => {
  await fill(url, db, filesDir)
  const command = commandIn({ DATA_DIR: join(folder, 'data'), FILES_DIR: filesDir, DATABASE_URL: url, BACKUP_TO: into })
  const key = join(folder, 'identity.txt')
  expect(await command('keys', [join(folder, 'data', 'identity.txt')])).toMatchObject({ code: 1, said: expect.stringContaining('DATA_DIR の中です') })
  const { said } = await command('keys', [key])
  expect(said).not.toContain('AGE-SECRET-KEY')
  expect((await stat(key)).mode & 0o777).toBe(0o600)
  expect(await command('keys', [key])).toMatchObject({ code: 1, said: expect.stringContaining('上書きしません') })

  const BACKUP_RECIPIENT = /BACKUP_RECIPIENT=(\S+)/.exec(said)![1]!
  expect(await command('make', [], { BACKUP_RECIPIENT })).toMatchObject({ code: 0 })
  expect(await command('drill', [])).toMatchObject({ code: 1, said: expect.stringContaining('--identity に') })
  expect(await command('drill', ['--identity', filesDir])).toMatchObject({ code: 1, said: expect.stringContaining('を読めません') })
  // What kept a drill from beginning says nothing of the backup.
  expect(await ask(url, `select from backup_results where kind = 'drill'`)).toEqual([])
  expect(await command('drill', ['--identity', key])).toMatchObject({ code: 0, said: expect.stringMatching(/\nPASS\n$/) })
  expect(await ask(url, `select is_encrypted, failure from backup_results where kind = 'drill'`)).toEqual([{ is_encrypted: true, failure: '' }])

  const [name = ''] = await readdir(into)
  const other = await makeEmptyDatabase('typed_encrypted')
  try {
    const there = { DATABASE_URL: other.url, FILES_DIR: join(folder, 'there') }
    expect(await command('restore', [name], there)).toMatchObject({ code: 1, said: expect.stringContaining('何も変えていません') })
    expect(await command('restore', [name, '--identity', key], there)).toMatchObject({ code: 0, said: expect.stringContaining('目録と一致しました') })
  } finally {
    await other.drop()
  }
})

test('on a server of our own the place and the key of an encrypted backup are those that operators saved', async ({ folder, filesDir }) => {
  const data = join(folder, 'data')
  const command = commandIn({ DATA_DIR: data, FILES_DIR: filesDir })
  const own = await openOwnDatabase('app', join(data, 'postgres'))
  await migrate(own.ownerUrl)
  const key = join(folder, 'identity.txt')
  const BACKUP_RECIPIENT = /BACKUP_RECIPIENT=(\S+)/.exec((await command('keys', [key])).said)![1]!
  const settings = JSON.stringify({ BACKUP_TO: join(folder, 'saved'), BACKUP_RECIPIENT })
  await ask(own.ownerUrl, `insert into site_setting_versions (settings, changed, operator_user_id, operator_name) values ($1, '{}', '1', '運営 花子')`, [
    settings,
  ])
  await own.close()
  expect(await command('make', [])).toMatchObject({ code: 0 })
  const [name = ''] = await readdir(join(folder, 'saved'))
  for (const _time of ['first', 'again'])
    expect(await command('restore', [name, '--replace', '--identity', key])).toMatchObject({
      code: 0,
      said: expect.stringMatching(/^(?!.*読めない)[^]*目録と一致しました/),
    })
})
