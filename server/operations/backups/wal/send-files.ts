import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { filesToArchive } from '#server/platform/files/files-to-archive.ts'
import type { FilePlace } from '#server/platform/files/places/file-place.ts'
import { openPlace } from '#server/platform/files/places/open-place.ts'
import { decryptWith, ENCRYPTED, encryptTo } from '../archive/encryption.ts'

/** Sends the uploaded files that came since. One that was deleted meanwhile is not missed. */
export async function sendFiles(place: FilePlace, recipients: string[]) {
  const from = await openPlace()
  for (const key of await filesToArchive.list()) {
    const bytes = await from.read(key)
    if (bytes) await (recipients.length ? place.put(key + ENCRYPTED, await encrypted(bytes, recipients)) : place.put(key, bytes))
    await filesToArchive.remove(key)
  }
}

/** A file as it was uploaded, still sealed; undefined where the archive does not have it. */
export async function archivedFile(place: FilePlace, key: string, identities: string[]) {
  const bytes = await place.read(key + ENCRYPTED)
  return bytes ? buffer(Readable.from(decryptWith(identities, Readable.from([Buffer.from(bytes)])))) : place.read(key)
}

const encrypted = (bytes: Uint8Array, recipients: string[]) => buffer(Readable.from(encryptTo(recipients)(Readable.from([Buffer.from(bytes)]))))
