import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FilePlace } from '#server/platform/files/places/file-place.ts'
import { openFile, sealedFile } from '#server/platform/files/stored-files.ts'
import { settings } from '#server/settings.ts'
import { backupClient } from '../backups/archive/backup-client.ts'
import { storedFolders, type StoredRow, storedRows } from '../backups/archive/stored-rows.ts'
import { recordedErasures } from '../backups/erasures/read-erasures.ts'
import { addErasure } from '../backups/erasures/record-erasure.ts'

type Moving = { url: string; from: FilePlace; to: FilePlace; signal?: AbortSignal }
/** Keys of files by what became of them. `differing`: both places have it, with another content, and nothing was changed. */
type Moved = Record<'copied' | 'known' | 'missing' | 'differing', string[]> & { extra: number; erasures: number }

const AT_ONCE = 4

/**
 * Copies every file that a row names, and the records of who left, and reads each copy back. Nothing changes where they came from. What is there already is passed
 * over, so a run that was cut off is simply begun again.
 */
export async function moveFiles({ url, from, to, signal }: Moving): Promise<Moved> {
  const client = await backupClient(url)
  try {
    const moved: Moved = { copied: [], known: [], missing: [], differing: [], extra: 0, erasures: await moveErasures(from, to) }
    const keys = new Set((await storedRows(client)).map(({ key }: StoredRow) => key))
    const move = async (key: string) => void moved[await moveFile(key, from, to)].push(key)
    await Readable.from(keys, { signal }).forEach(move, { concurrency: AT_ONCE, signal })

    // Who left in the meantime had their file deleted in the place that is in use, perhaps before the copy came.
    const named = new Set((await storedRows(client)).map(({ key }) => key))
    for (const key of moved.copied) if (!named.has(key)) await to.delete(key)
    for (const folder of storedFolders) for await (const { key } of to.list(folder)) if (!named.has(key)) moved.extra++
    return moved
  } finally {
    await client.end()
  }
}

async function moveFile(key: string, from: FilePlace, to: FilePlace): Promise<keyof Moved & ('copied' | 'known' | 'missing' | 'differing')> {
  const [given, there] = [await from.read(key), await to.read(key)]
  if (!given) return there ? 'known' : 'missing'
  if (there && hashOf(there) === hashOf(given)) return 'known'
  if (there) {
    // Sealed in only one of the two, or since with another key. A damaged file is replaced by one that opens.
    const [givenPlain, therePlain] = [plainOf(key, given), plainOf(key, there)]
    if (givenPlain && therePlain && hashOf(givenPlain) === hashOf(therePlain)) return 'known'
    if (therePlain || !givenPlain) return 'differing'
  }
  const sent = sealedFile(key, given)
  await to.put(key, sent)
  const copy = await to.read(key)
  if (!copy || hashOf(copy) !== hashOf(sent)) throw new Error(`${to.name}: a copy differs from its file`)
  return 'copied'
}

const hashOf = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

function plainOf(key: string, kept: Uint8Array) {
  try {
    return openFile(key, kept)
  } catch {
    return undefined
  }
}

async function moveErasures(from: FilePlace, to: FilePlace) {
  const recordsOf = (place: FilePlace) => recordedErasures(place.isBucket ? [] : [settings.erasuresFile], place)
  const known = new Set((await recordsOf(to)).map(({ kind, hash }) => `${kind} ${hash}`))
  const left = (await recordsOf(from)).filter(({ kind, hash }) => !known.has(`${kind} ${hash}`))
  for (const erasure of left) await addErasure(erasure, to)
  return left.length
}
