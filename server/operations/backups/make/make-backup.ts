import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { FilesAway } from '#server/platform/files/places/files-away.ts'
import { openPlace } from '#server/platform/files/places/open-place.ts'
import { CannotStart } from '#server/platform/start/cannot-start.ts'
import { backupClient } from '../archive/backup-client.ts'
import { copyOut } from '../archive/copy-rows-out.ts'
import { sequencesOf } from '../archive/database-shape.ts'
import { Digest } from '../archive/digest.ts'
import { ENCRYPTED, encrypterTo, encryptTo } from '../archive/encryption.ts'
import { flushFolder } from '../archive/running-backup.ts'
import { settings } from '#server/settings.ts'
import { sealingKeyNames } from '../archive/sealing-key-names.ts'
import { FORMAT, type FileOf, type Manifest, type RowsOf, type TableOf, writeManifest } from '../archive/manifest.ts'
import type { StoredRow } from '../archive/stored-rows.ts'
import { backupNames } from './backup-names.ts'
import { snapshot } from './snapshot.ts'

type Making = {
  url: string
  into: string
  /** Where the files lie: a folder, or `s3://…`. */
  filesAt: string
  now: Date
  /** Public keys of age to which every file is encrypted while it is written. */
  recipients?: string[]
  signal?: AbortSignal
  onTotal?: (bytes: number) => void
  onBytes?: (bytes: number) => void
}

/** A backup of one moment, made aside and renamed when all of it is on the disk: a backup with the final name is complete. */
export async function makeBackup(making: Making): Promise<{ folder: string; manifest: Manifest }> {
  if (making.recipients?.length) await encrypterTo(making.recipients)
  const into = resolve(making.into)
  try {
    await mkdir(into, { recursive: true, mode: 0o700 })
    await backupNames.removeLeftovers(into)
    return await backupNames.aside(into, async (aside) => {
      const manifest = await write(making, aside)
      const folder = join(into, backupNames.of(making.now))
      await rename(aside, folder)
      await flushFolder(into)
      return { folder, manifest }
    })
  } catch (error) {
    throw explained(error, into)
  }
}

async function write({ url, filesAt, now, recipients = [], signal, onTotal = () => {}, onBytes = () => {} }: Making, aside: string) {
  const to: Target = { aside, recipients, signal }
  const client = await backupClient(url)
  let release = async () => {}
  try {
    const { rows: known } = await client.query(`select to_regclass('public.migrations') as found`)
    if (!known[0]?.found) throw new CannotStart('このデータベースには、まだ何もありません。npm start で一度起動してから、お試しください。')
    const moment = await snapshot(client, await openPlace(filesAt), aside)
    release = moment.release
    onTotal(moment.shape.reduce((sum, { size }) => sum + size, 0))
    const { rows } = await client.query<Pick<Manifest, 'postgresql' | 'installation' | 'migrations'>>(
      `select current_setting('server_version') as postgresql, (select id::text from installation) as installation,
        (select array_agg(name order by name collate "C") from migrations) as migrations`,
    )

    await mkdir(join(aside, 'tables'), { mode: 0o700 })
    const tables: TableOf[] = []
    for (const { name, columns } of moment.shape)
      tables.push({ name, columns, ...(await writeRows(copyOut.table(client, { name, columns }), to, `tables/${name}.copy.gz`, onBytes)) })
    const jobs = await writeRows(copyOut.jobs(client), to, 'jobs.copy.gz', onBytes)
    const sequences = await readSequences(client)
    await client.query('commit')

    const files = await copyFiles(moment.folder, moment.rows, to)
    const version = (JSON.parse(await readFile(new URL('../../../../package.json', import.meta.url), 'utf8')) as { version: string }).version
    const manifest: Manifest = {
      format: FORMAT,
      made_at: now.toISOString(),
      version,
      ...rows[0]!,
      sealing_key: sealingKeyNames()[0] ?? null,
      push_key: settings.vapid?.publicKey ?? null,
      tables,
      jobs,
      sequences,
      files,
      missing_files: moment.missing,
    }
    await writeManifest(aside, manifest, recipients)
    for (const folder of new Set(['tables', ...files.map(({ key }) => dirname(`files/${key}`))])) await flushFolder(join(aside, folder))
    await flushFolder(aside)
    return manifest
  } finally {
    await release()
    await client.end()
  }
}

type Target = { aside: string; recipients: string[]; signal: AbortSignal | undefined }

/** Where a part goes, and what it passes on the way: nothing that is to be encrypted lies there in clear. */
const partTo = ({ aside, recipients }: Target, part: string) =>
  [encryptTo(recipients), createWriteStream(join(aside, recipients.length ? part + ENCRYPTED : part), { mode: 0o600, flags: 'wx', flush: true })] as const

async function writeRows(rows: NodeJS.ReadableStream, to: Target, file: string, onBytes: (bytes: number) => void): Promise<RowsOf> {
  const [content, stored] = [new Digest(onBytes), new Digest()]
  // The fastest compression: text this regular shrinks to a fifth even so, and operators wait for the database.
  const packed = createGzip({ level: 1 })
  await pipeline(rows, content, packed, stored, ...partTo(to, file), { signal: to.signal })
  return { file, rows: content.lines, sha256: content.sha256(), stored_bytes: stored.bytes, stored_sha256: stored.sha256() }
}

/** Sequences know no moment. Read after the rows they are never behind them. */
async function readSequences(client: pg.Client) {
  const sequences: Manifest['sequences'] = []
  for (const name of await sequencesOf(client)) {
    const { rows } = await client.query<{ last_value: string; is_called: boolean }>(`select last_value::text, is_called from ${client.escapeIdentifier(name)}`)
    sequences.push({ name, ...rows[0]! })
  }
  return sequences
}

async function copyFiles(held: string, rows: StoredRow[], to: Target) {
  const files: FileOf[] = []
  const copied = new Map<string, FileOf>()
  for (const { key, table, row } of rows) {
    const same = copied.get(key)
    if (same) {
      files.push({ ...same, table, row })
      continue
    }
    const digest = new Digest()
    await mkdir(dirname(join(to.aside, 'files', key)), { recursive: true, mode: 0o700 })
    await pipeline(createReadStream(join(held, key)), digest, ...partTo(to, `files/${key}`), { signal: to.signal })
    // What came from a bucket would need its room twice.
    await rm(join(held, key))
    const file = { key, table, row, bytes: digest.bytes, sha256: digest.sha256() }
    copied.set(key, file)
    files.push(file)
  }
  return files
}

const unwritable = new Set(['EACCES', 'EEXIST', 'ENOTDIR', 'EPERM', 'EROFS'])

function explained(error: unknown, into: string) {
  const { code, message } = error as { code?: string; message: string }
  if (error instanceof FilesAway) return new CannotStart(`ファイルの保存先（${message}）から読めません。バックアップは作られていません。`)
  if (code === 'ENOSPC' || code === 'EDQUOT' || code === 'EFBIG')
    return new CannotStart(`${into} のあるディスクがいっぱいです。バックアップは作られていません。空きを作ってから、もう一度お試しください。`)
  if (code === 'ABORT_ERR') return new CannotStart('中止しました。バックアップは作られていません。')
  return unwritable.has(code ?? '') ? new CannotStart(`${into} に書けません: ${message}`) : error
}
