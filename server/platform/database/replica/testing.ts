import { execFile } from 'node:child_process'
import { appendFile, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { newClient } from '../outage/new-client.ts'

const run = promisify(execFile)

/** A copy of a running server's files that follows it, as a second machine would. */
export async function standbyOf(folder: string, url: string) {
  const copy = join(dirname(folder), 'standby')
  const client = newClient({ connectionString: url })
  await client.connect()
  await client.query(`select pg_backup_start('copy', true)`)
  await run('cp', ['-a', folder, copy])
  const { rows } = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop(false)')
  await client.end()
  await writeFile(join(copy, 'backup_label'), rows[0]!.labelfile)
  for (const name of ['postmaster.pid', '.s.PGSQL.5432', '.s.PGSQL.5432.lock']) await rm(join(copy, name), { force: true })
  await writeFile(join(copy, 'standby.signal'), '')
  await appendFile(join(copy, 'postgresql.auto.conf'), `primary_conninfo = 'host=${folder} user=postgres application_name=standby'\n`)
  const { uid, gid } = await stat(folder)
  await run('chown', ['-R', `${uid}:${gid}`, copy])
  return copy
}
