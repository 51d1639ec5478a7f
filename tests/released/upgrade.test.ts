import { execFileSync } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { expect, onTestFinished, test } from 'vitest'
import { restoreBackup } from '#server/operations/backups/restore/restore-backup.ts'
import { migrationFiles } from '#server/platform/database/migrate/migration-files.ts'
import { makeEmptyDatabase } from '#server/platform/database/testing.ts'
import { settings } from '#server/settings.ts'
import { startServer } from '#server/platform/http/server/testing.ts'

// A backup of each released version, as that version made it: 30 invented jobs and 20 invented people. CONTRIBUTING.md says how to add one.
const released = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.tar.gz'))

async function restored(name: string) {
  const { secretKey } = settings
  onTestFinished(() => void Object.assign(settings, { secretKey }))
  settings.secretKey = 'A'.repeat(43)
  const folder = await mkdtemp(join(tmpdir(), 'mebae-released-'))
  execFileSync('tar', ['-xzf', join(import.meta.dirname, name), '-C', folder])
  const { url, drop } = await makeEmptyDatabase(`released_${name.replaceAll(/\W/g, '_')}`)
  const { manifest } = await restoreBackup({ url, archive: folder, filesAt: join(folder, 'files'), erasures: [], replace: false, isOwn: true })
  return { url, manifest, clear: () => Promise.all([drop(), rm(folder, { recursive: true })]) }
}

/** A restore ends sessions and links, and writes itself into the audit log. */
const changed = new Set(['sessions', 'email_tokens', 'sign_in_challenges', 'audit_logs', 'audit_chain', 'migrations'])

/** A later version adds rows to its code tables. */
const grown = new Set(['lookups'])

test('there is data of a released version', () => {
  expect(released).not.toEqual([])
})

test.for(released)('%s comes to this version with all its rows, and is served', async (name) => {
  const { url, manifest, clear } = await restored(name)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows: ran } = await client.query<{ name: string }>('select name from migrations order by name')
  expect(ran.map((row) => row.name)).toEqual(await migrationFiles())
  for (const table of manifest.tables.filter((one) => !changed.has(one.name))) {
    const { rows } = await client.query<{ count: number }>(`select count(*)::int from "${table.name}"`)
    const count = rows[0]?.count ?? 0
    expect([table.name, grown.has(table.name) ? Math.min(count, table.rows) : count]).toEqual([table.name, table.rows])
  }
  await client.end()

  const { url: site, child } = await startServer({ DATABASE_URL: url })
  const pages = ['/', '/job_offer/search?free_word=エンジニア', '/company', '/operator/login']
  expect(await Promise.all(pages.map(async (page) => (await fetch(site + page)).status))).toEqual(pages.map(() => 200))
  const { total } = (await (await fetch(`${site}/online/api/v1/amateras/job_offers/?per_page=1`)).json()) as { total: number }
  expect(total).toBeGreaterThan(20)
  child.kill('SIGKILL')
  await clear()
})
