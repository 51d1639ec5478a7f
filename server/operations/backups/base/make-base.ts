import { createWriteStream } from 'node:fs'
import { mkdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createZstdCompress } from 'node:zlib'
import type pg from 'pg'
import { ENCRYPTED, encryptTo } from '../archive/encryption.ts'
import { backupClient } from '../archive/backup-client.ts'
import { Digest } from '../archive/digest.ts'
import { flushFolder } from '../archive/running-backup.ts'
import { sealingKeyNames } from '../archive/sealing-key-names.ts'
import { backupNames } from '../make/backup-names.ts'
import type { BackupPlace } from '../places/backup-place.ts'
import { clusterOf } from '../wal/segment-names.ts'
import { type BaseManifest, BASE_TAR, writeBaseManifest } from './base-manifest.ts'
import { clusterTar, endOfTar } from './cluster-tar.ts'

type Making = { superuserUrl: string; folder: string; place: BackupPlace; recipients: string[]; now: Date; onBytes?: (bytes: number) => void }

/** PostgreSQL waits here until the log of the copy lies in the spool. */
const LONGEST = 600_000

/** A copy of the embedded server's files while it runs, from which its archived log leads to each later second. */
export const makeBase = ({ superuserUrl, folder, place, recipients, now, onBytes }: Making) =>
  place.keep(async (into) => {
    await mkdir(into, { recursive: true, mode: 0o700 })
    await backupNames.removeLeftovers(into)
    return backupNames.aside(into, async (aside) => {
      const manifest = await withBackupMode(superuserUrl, (stop) => copy({ folder, aside, recipients, onBytes }, stop))
      await writeBaseManifest(aside, manifest)
      await flushFolder(aside)
      const made = join(into, backupNames.of(now, 'base'))
      await rename(aside, made)
      await flushFolder(into)
      return { folder: made, manifest }
    })
  })

type Times = Pick<BaseManifest, 'postgresql' | 'started_at' | 'start_segment'>
type Stopped = { label: string; times: Times & Pick<BaseManifest, 'ended_at' | 'stop_segment'> }
type Copying = { folder: string; aside: string; recipients: string[]; onBytes: ((bytes: number) => void) | undefined }

/** One session begins and ends it: when that is lost, so is the backup, and the server goes on as before. */
async function withBackupMode<Result>(url: string, act: (stop: () => Promise<Stopped>) => Promise<Result>) {
  const client = await backupClient(url)
  try {
    const started = await first<Times>(
      client,
      `select current_setting('server_version') as postgresql, ${instant} as started_at, pg_walfile_name(pg_backup_start('mebae', fast => true)) as start_segment`,
    )
    return await act(async () => {
      await client.query(`set statement_timeout = ${LONGEST}`)
      const { label, stop_segment } = await first<{ label: string; stop_segment: string }>(
        client,
        'select labelfile as label, pg_walfile_name(lsn) as stop_segment from pg_backup_stop(wait_for_archive => true)',
      )
      const { ended_at } = await first<{ ended_at: string }>(client, `select ${instant} as ended_at`)
      return { label, times: { ...started, ended_at, stop_segment } }
    })
  } finally {
    await client.end()
  }
}

const instant = `to_char(clock_timestamp() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

const first = async <Row extends pg.QueryResultRow>(client: pg.Client, query: string) => (await client.query<Row>(query)).rows[0]!

async function copy({ folder, aside, recipients, onBytes }: Copying, stop: () => Promise<Stopped>): Promise<BaseManifest> {
  const cluster = await clusterOf(folder)
  const stored = new Digest()
  let bytes = 0
  let stopped: Stopped | undefined
  async function* content() {
    yield* clusterTar(folder, (length) => {
      bytes += length
      onBytes?.(length)
    })
    stopped = await stop()
    yield* endOfTar({ backup_label: stopped.label })
  }
  const isEncrypted = recipients.length > 0
  const file = createWriteStream(join(aside, isEncrypted ? BASE_TAR + ENCRYPTED : BASE_TAR), { mode: 0o600, flags: 'wx', flush: true })
  await pipeline(Readable.from(content()), createZstdCompress(), encryptTo(recipients), stored, file)
  const { version } = JSON.parse(await readFile(new URL('../../../../package.json', import.meta.url), 'utf8')) as { version: string }
  return {
    format: 1,
    cluster,
    version,
    sealing_key: sealingKeyNames()[0] ?? null,
    ...stopped!.times,
    is_encrypted: isEncrypted,
    bytes,
    stored_bytes: stored.bytes,
    stored_sha256: stored.sha256(),
  }
}
