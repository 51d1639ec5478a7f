import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { CannotStart } from '#server/platform/start/cannot-start.ts'
import { PROOF } from '../archive/manifest.ts'
import type { BackupPlace } from '../places/backup-place.ts'

export const BASE_FILE = 'base.json'
export const BASE_TAR = 'base.tar.zst'

/** In clear beside the encrypted copy: which times it serves has to be known without the private key. It tells of nobody. */
const BaseManifest = z.strictObject({
  format: z.literal(1),
  /** PostgreSQL's number for the cluster, and the folder of its segments. */
  cluster: z.string().regex(/^\d+$/),
  postgresql: z.string(),
  version: z.string(),
  sealing_key: z.string().nullable(),
  started_at: z.iso.datetime(),
  /** From here on each second can be restored. */
  ended_at: z.iso.datetime(),
  start_segment: z.string(),
  stop_segment: z.string(),
  is_encrypted: z.boolean(),
  bytes: z.int(),
  stored_bytes: z.int(),
  stored_sha256: z.string(),
})
export type BaseManifest = z.infer<typeof BaseManifest>

export async function writeBaseManifest(folder: string, manifest: BaseManifest) {
  const text = `${JSON.stringify(BaseManifest.parse(manifest), null, 1)}\n`
  await writeFile(join(folder, BASE_FILE), text, { mode: 0o600, flag: 'wx', flush: true })
  await writeFile(join(folder, PROOF), `${createHash('sha256').update(text).digest('hex')}  ${BASE_FILE}\n`, { mode: 0o600, flag: 'wx', flush: true })
}

/** All base backups of a place that can be read, the oldest first. */
export async function baseManifests(place: BackupPlace) {
  const found: { name: string; manifest: BaseManifest }[] = []
  for (const name of await place.list()) found.push({ name, manifest: parsed(name, await place.read(name, BASE_FILE)) })
  return found
}

function parsed(name: string, text: Uint8Array) {
  const { data } = BaseManifest.safeParse(JSON.parse(Buffer.from(text).toString() || '{}'))
  if (!data) throw new CannotStart(`${name} の ${BASE_FILE} の形が正しくありません。新しい Mebae が作ったものかもしれません。`)
  return data
}
