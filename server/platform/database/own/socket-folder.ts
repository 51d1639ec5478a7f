import { createHash } from 'node:crypto'
import { chown, lstat, mkdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CannotStart } from '../../start/cannot-start.ts'
import type { Account } from './postgres-account.ts'

/** What an address of a Unix socket holds. */
const LONGEST_PATH = 107

/** Where the server's socket lies: beside its files, or, where that path is too long for a socket, in a short one only its user may enter. */
export async function socketFolder(folder: string, { uid, gid }: Account) {
  if (fits(folder)) return folder
  const short = join(tmpdir(), `mebae-${createHash('sha256').update(folder).digest('hex').slice(0, 16)}`)
  if (!fits(short)) throw new CannotStart(`${folder} の名前が長すぎます。DATA_DIR か TMPDIR を短くしてください。`)

  await mkdir(short, { mode: 0o700 }).then(
    () => chown(short, uid, gid),
    () => {},
  )
  const found = await lstat(short)
  if (!found.isDirectory() || found.uid !== uid || found.mode & 0o077)
    throw new CannotStart(`${short} はほかの人のものです。消すか、DATA_DIR を短くしてください。`)
  return short
}

const fits = (folder: string) => Buffer.byteLength(join(folder, '.s.PGSQL.5432')) <= LONGEST_PATH
