import { execFile } from 'node:child_process'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect } from 'vitest'
import { makeEmptyDatabase } from '#server/platform/database/testing.ts'
import { settings } from '#server/settings.ts'
import { ask, fill, test } from './testing.ts'

const run = promisify(execFile)

test('backup, drill and restore as they are typed, on a server of one’s own', async ({ url, db, filesDir, into, folder }) => {
  const { keys } = await fill(url, db, filesDir)
  const command = (which: 'make' | 'drill' | 'restore', args: string[], more: Record<string, string> = {}) =>
    run(process.execPath, [join(import.meta.dirname, which, 'main.ts'), ...args], {
      env: {
        PATH: process.env.PATH,
        NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
        DATA_DIR: folder,
        FILES_DIR: filesDir,
        DATABASE_URL: url,
        SECRET_KEY: settings.secretKey,
        ...more,
      },
    }).then(
      ({ stdout }) => ({ code: 0, said: stdout }),
      ({ code, stdout, stderr }: { code: number; stdout: string; stderr: string }) => ({ code, said: stdout + stderr }),
    )

  const made = await command('make', [into])
  expect(made).toMatchObject({ code: 0, said: expect.stringMatching(/^バックアップしました: .*\n {2}表 \d+ ・ 行 [\d,]+ ・ ファイル 3 ・ /) })
  // The secrets to store elsewhere are named, not shown.
  expect(made.said).toContain('SECRET_KEY')
  expect(made.said).not.toContain(settings.secretKey)
  const archive = join(into, (await readdir(into))[0]!)

  expect(await ask(url, 'select bytes > 0 as has_bytes from backup_runs')).toEqual([{ has_bytes: true }])

  const drilled = await command('drill', [archive])
  expect(drilled).toMatchObject({ code: 0, said: expect.stringMatching(/\nPASS\n$/) })
  expect(drilled.said).toMatch(/一致 +60 {2}job_offers\n/)

  const other = await makeEmptyDatabase('typed')
  try {
    const there = { DATABASE_URL: other.url, FILES_DIR: join(folder, 'there') }
    expect(await command('restore', [archive], there)).toMatchObject({ code: 0, said: expect.stringContaining('すべての表が、目録と一致しました') })
    expect(await readdir(join(folder, 'there', 'job_history_pdfs'))).toEqual([keys.pdf.split('/')[1]])
    expect(await ask(other.url, `select act, operator_name from audit_logs`)).toEqual([{ act: 'restore_backup', operator_name: 'コマンド' }])
    expect(await command('restore', [archive], there)).toMatchObject({ code: 1, said: expect.stringContaining('空ではありません') })
  } finally {
    await other.drop()
  }
  expect(await command('restore', [])).toMatchObject({ code: 1, said: expect.stringMatching(/^npm run restore -- /) })
})
