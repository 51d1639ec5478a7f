import { openBytes, openWith, sealBytes } from '../sealing/seal.ts'
import { keysFor, sealingKey } from '../sealing/sealing-keys.ts'

/** No file that people send begins like this. Behind it stands the key's id, then what `sealBytes` makes. */
const MARK = Buffer.from('\0mebae-sealed-1\n')
const ID = 8
/** How many bytes tell whether a file is sealed, and with which key. */
export const HEAD = MARK.length + ID

/** A file as it lies on the disk: read with its key only, and under no other name than its own. */
export function sealFile(name: string, plain: Uint8Array) {
  const { id, bytes } = sealingKey()
  return Buffer.concat([MARK, Buffer.from(id), sealBytes(plain, bytes, name)])
}

/** What was kept before files were sealed comes as it is. */
export function openFile(name: string, kept: Uint8Array): Uint8Array {
  const id = keyOfFile(kept)
  return id === undefined ? kept : openWith(keysFor(id), (key) => openBytes(kept.subarray(HEAD), key, name))
}

/** The id of the key that sealed it. */
export const keyOfFile = (kept: Uint8Array) =>
  MARK.equals(kept.subarray(0, MARK.length)) ? Buffer.from(kept.subarray(MARK.length, HEAD)).toString('latin1') : undefined
