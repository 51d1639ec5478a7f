import { globSync, readFileSync } from 'node:fs'
import { rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { ask, backUp, fill, test } from '../testing.ts'
import { readManifest, writeManifest } from '../archive/manifest.ts'
import { drill } from './drill.ts'

test('a whole backup passes, beside a database that goes on', async ({ url, db, filesDir, into }) => {
  await fill(url, db, filesDir)
  const { folder } = await backUp(url, filesDir, into)
  await ask(url, `insert into companies (name, state) values ('あとから', 'active')`)
  const { checks } = await drill({ url, archive: folder })
  expect(checks.filter(({ isSame }) => !isSame)).toEqual([])
  expect(checks.find(({ name }) => name === 'job_offers')).toMatchObject({ count: 60 })
  expect(checks.find(({ name }) => name === '行にあるファイル')).toMatchObject({ count: 3 })
  expect(await ask(url, `select count(*)::int as n from companies where name = 'あとから'`)).toEqual([{ n: 1 }])
  expect(await ask(url, `select datname from pg_database where datname ~ '^mebae_restoring_${process.pid}_'`)).toEqual([])
})

test('a row without its file, a file without its row and a table that differs fail it, each by name', async ({ url, db, filesDir, into }) => {
  const { keys } = await fill(url, db, filesDir)
  await rm(join(filesDir, keys.pdf))
  const { folder } = await backUp(url, filesDir, into)
  await writeFile(join(folder, 'files', `${keys.sent}x`), 'stray')
  const manifest = await readManifest(folder)
  for (const file of ['manifest.json', 'manifest.sha256']) await rm(join(folder, file))
  await writeManifest(folder, {
    ...manifest,
    tables: manifest.tables.map((table) => (table.name === 'companies' ? { ...table, rows: table.rows + 1 } : table)),
  })
  expect((await drill({ url, archive: folder })).checks.filter(({ isSame }) => !isSame)).toMatchObject([
    { name: 'companies' },
    { name: '行にあるファイル', note: `ファイルがない行 1件（作ったときから）: ${keys.pdf}` },
    { name: 'ファイルにある行', note: `行のないファイル 1件: ${keys.sent}x` },
  ])
})

test('every place that keeps a file is known to the backup', () => {
  const keeps = globSync('server/**/*.ts').filter((file) => !/test|owned/.test(file) && readFileSync(file, 'utf8').includes('storedFiles.put('))
  // A new one here wants its table in archive/stored-rows.ts.
  expect(keeps.toSorted()).toEqual([
    'server/candidates/resumes/history/job-history-pdf.ts',
    'server/conversations/messages/files/save-file.ts',
    'server/hiring/outside-candidates/files/save-outside-file.ts',
    'server/operations/exports/make-export.ts',
    // Smaller widths of pictures, which are drawn from the whole ones again: no backup holds them.
    'server/platform/files/narrow-picture.ts',
    'server/platform/files/save-picture.ts',
  ])
})
