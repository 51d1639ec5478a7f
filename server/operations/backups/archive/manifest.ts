import { createHash } from 'node:crypto'
import { readFile, open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { join } from 'node:path'
import { z } from 'zod'
import { CannotStart } from '#server/platform/start/cannot-start.ts'
import { Archive } from './archive.ts'
import { ENCRYPTED, encryptTo } from './encryption.ts'

/** The version of the archive itself; a reader refuses newer ones. */
export const FORMAT = 1
const FILE = 'manifest.json'
/** Written last: a backup with it is whole. */
export const PROOF = 'manifest.sha256'

/** Rows as COPY writes them: how many, and what their text and the packed file that holds it hash to. */
const Rows = z.strictObject({
  file: z.string().regex(/^(?:tables\/\w+|jobs)\.copy\.gz$/),
  rows: z.int(),
  sha256: z.string(),
  stored_bytes: z.int(),
  stored_sha256: z.string(),
})
const Table = Rows.extend({ name: z.string(), columns: z.array(z.string()) })
const StoredFile = z.strictObject({
  key: z.string().regex(/^[\w-]+(?:\/[\w-][\w.-]*)+$/),
  table: z.string(),
  row: z.string(),
  bytes: z.int(),
  sha256: z.string(),
})

export const Manifest = z.strictObject({
  format: z.literal(FORMAT),
  made_at: z.iso.datetime(),
  /** The version of the program that made it, and every migration that its database had run. */
  version: z.string(),
  migrations: z.array(z.string()),
  postgresql: z.string(),
  installation: z.string(),
  /** The ids of the keys, which are not in the archive: enough to recognise the right one, but not to open anything. */
  sealing_key: z.string().nullable(),
  push_key: z.string().nullable(),
  tables: z.array(Table),
  jobs: Rows,
  sequences: z.array(z.strictObject({ name: z.string(), last_value: z.string(), is_called: z.boolean() })),
  files: z.array(StoredFile),
  /** Rows whose file was missing when this was made. */
  missing_files: z.array(z.strictObject({ key: z.string(), table: z.string(), row: z.string() })),
})
export type Manifest = z.infer<typeof Manifest>
export type RowsOf = z.infer<typeof Rows>
export type TableOf = z.infer<typeof Table>
export type FileOf = z.infer<typeof StoredFile>

const hashOf = (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex')

/** What could not be read again is not written. */
export async function writeManifest(folder: string, manifest: Manifest, recipients: string[] = []) {
  const text = Buffer.from(`${JSON.stringify(Manifest.parse(manifest), null, 1)}\n`)
  const stored = await buffer(Readable.from(encryptTo(recipients)(Readable.from([text]))))
  const name = recipients.length ? FILE + ENCRYPTED : FILE
  await writeWhole(join(folder, name), stored)
  await writeWhole(join(folder, PROOF), `${hashOf(stored)}  ${name}\n`)
}

export async function readManifest(from: Archive | string): Promise<Manifest> {
  const archive = typeof from === 'string' ? await Archive.open(from) : from
  const { folder, isEncrypted, hasIdentity } = archive
  const refuse = (why: string): never => {
    throw new CannotStart(`${folder} は使えません。${why}何も変えていません。`)
  }
  const stored = await readFile(archive.pathOf(FILE)).catch(() => refuse('バックアップの目録（manifest.json）がありません。'))
  const proof = await readFile(join(folder, PROOF), 'utf8').catch(() => refuse('バックアップが途中で切れています（manifest.sha256 がありません）。'))
  if (proof.split(' ')[0] !== hashOf(stored)) refuse('目録（manifest.json）が、作ったときから変わっています。')
  if (isEncrypted && !hasIdentity) refuse('暗号にしたバックアップです。--identity に、BACKUP_RECIPIENT と対の秘密鍵のファイルを書いてください。')
  const text = await archive
    .read(FILE)
    .then(String, () => refuse('この秘密鍵では開けません。--identity に、作ったときの BACKUP_RECIPIENT と対の秘密鍵のファイルを書いてください。'))
  const { format } = z.object({ format: z.int() }).catch({ format: 0 }).parse(JSON.parse(text))
  if (format > FORMAT) refuse('新しい Mebae が作ったバックアップです。新しい版で戻してください。')
  const { data } = Manifest.safeParse(JSON.parse(text))
  return data ?? refuse('目録（manifest.json）の形が正しくありません。')
}

/** A new file that is on the disk, and closed to others, when this returns. */
async function writeWhole(path: string, text: string | Uint8Array) {
  const handle = await open(path, 'wx', 0o600)
  try {
    await handle.writeFile(text)
    await handle.sync()
  } finally {
    await handle.close()
  }
}
