import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { rooms } from '../../../../start/rules/source-files.ts'
import { migrationFiles, migrationsRoot } from './migration-files.ts'

const RECORD = '(cd server/platform/database/migrations && sha256sum *.sql > ../migrations.sha256)'

test('every migration has a unique number, and names the area of its tables', async () => {
  const names = (await migrationFiles()).map((name) => basename(name))
  const pattern = new RegExp(`^\\d{4}-(${rooms.join('|')})(-[a-z0-9]+)*\\.sql$`)
  expect(names.filter((name) => !pattern.test(name))).toEqual([])
  expect(new Set(names.map((name) => name.slice(0, 4))).size).toBe(names.length)
})

test('no migration was edited: migrations.sha256 holds the digest of each', async () => {
  const list = await readFile(new URL('migrations.sha256', migrationsRoot), 'utf8')
  const recorded = new Map(list.split('\n').map((line) => line.split('  ').reverse() as [string, string]))
  recorded.delete('')
  const found = new Map<string, string>()
  for (const name of await migrationFiles())
    found.set(
      basename(name),
      createHash('sha256')
        .update(await readFile(new URL(name, migrationsRoot)))
        .digest('hex'),
    )

  const edited = [...recorded].filter(([name, digest]) => found.get(name) !== digest).map(([name]) => name)
  expect(
    edited,
    `Edited or deleted. A database that ran these never sees it: restore them, and write a new migration instead. Before the first release: ${RECORD}`,
  ).toEqual([])
  const added = [...found.keys()].filter((name) => !recorded.has(name))
  expect(added, `New migrations. Record their digests: ${RECORD}`).toEqual([])
})
