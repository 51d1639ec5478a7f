// node tests/released/make.ts: keeps data of this version as tests/released/VERSION.tar.gz, which all later versions have to bring to theirs.
import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadDemo } from '#demo/load-demo.ts'
import { makeBackup } from '#server/operations/backups/make/make-backup.ts'
import { migrate } from '#server/platform/database/migrate/migrate.ts'
import { openDatabase } from '#server/platform/database/open-database.ts'
import { settings } from '#server/settings.ts'

const { version } = JSON.parse(await readFile('package.json', 'utf8')) as { version: string }
const folder = await mkdtemp(join(tmpdir(), 'mebae-released-'))
const now = new Date()
// The key that upgrade.test.ts knows.
settings.secretKey = 'A'.repeat(43)
const database = await openDatabase(`released_${process.pid}`)
try {
  await migrate(database.ownerUrl)
  await loadDemo(database.ownerUrl, { jobs: 30, candidates: 20, seed: 1, now })
  const { folder: made } = await makeBackup({ url: database.ownerUrl, into: folder, filesAt: join(folder, 'files'), now })
  const file = join(import.meta.dirname, `${version}.tar.gz`)
  execFileSync('tar', ['--sort=name', '--owner=0', '--group=0', '--numeric-owner', '-czf', file, '-C', made, '.'])
  process.stdout.write(`${file}\n`)
} finally {
  await database.close({ drop: true })
  await rm(folder, { recursive: true })
}
