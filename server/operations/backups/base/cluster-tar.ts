import { open, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Header } from 'tar'
import { SPOOL } from '#server/platform/database/own/archiving/archiving-settings.ts'

/** What PostgreSQL makes again at its start, as pg_basebackup leaves it out; of these folders only the name is kept. */
const emptied = new Set(['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans'])
const leftOut = new Set([SPOOL, 'postmaster.pid', 'postmaster.opts', 'server.log', 'backup_label', 'tablespace_map', 'recovery.signal', 'standby.signal'])
const isTemporary = (name: string) => name.startsWith('pgsql_tmp') || name.startsWith('.s.PGSQL') || name === 'pg_internal.init'
/** Last, as pg_basebackup does it. */
const CONTROL = 'global/pg_control'
const BLOCK = 512
const CHUNK = 256 * 1024

type Entry = { path: string; isFolder: boolean }

/** The files of a running cluster as a tar: what changes while it is read is mended by the log. `onBytes` hears of plain bytes. */
export async function* clusterTar(folder: string, onBytes: (bytes: number) => void = () => {}): AsyncIterable<Uint8Array> {
  for await (const { path, isFolder } of entriesOf(folder))
    if (isFolder) yield header(`${path}/`, 0, 'Directory')
    else if (path !== CONTROL) yield* fileOf(folder, path, onBytes)
  yield* fileOf(folder, CONTROL, onBytes)
}

/** A file of a text, and the end of the archive. */
export async function* endOfTar(files: Record<string, string>): AsyncIterable<Uint8Array> {
  for (const [path, text] of Object.entries(files)) {
    const bytes = Buffer.from(text)
    yield header(path, bytes.length, 'File')
    yield Buffer.concat([bytes, Buffer.alloc(padding(bytes.length))])
  }
  yield Buffer.alloc(BLOCK * 2)
}

async function* entriesOf(folder: string, below = ''): AsyncIterable<Entry> {
  const found = await readdir(join(folder, below), { withFileTypes: true })
  for (const entry of found.toSorted((one, other) => (one.name < other.name ? -1 : 1))) {
    const path = below ? `${below}/${entry.name}` : entry.name
    if (isTemporary(entry.name) || (!below && leftOut.has(entry.name))) continue
    if (entry.isDirectory()) {
      yield { path, isFolder: true }
      if (below || !emptied.has(entry.name)) yield* entriesOf(folder, path)
    } else if (entry.isFile()) yield { path, isFolder: false }
  }
}

/** As many bytes as it had when it was opened: what is cut meanwhile is filled with zeros, and what is deleted is not there; the log has both. */
async function* fileOf(folder: string, path: string, onBytes: (bytes: number) => void): AsyncIterable<Uint8Array> {
  const handle = await open(join(folder, path)).catch((error: { code?: string }) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!handle) return
  try {
    const { size } = await handle.stat()
    yield header(path, size, 'File')
    for (let left = size; left > 0; ) {
      const piece = Buffer.alloc(Math.min(CHUNK, left))
      const { bytesRead } = await handle.read(piece, 0, piece.length, size - left)
      const length = bytesRead || piece.length
      yield piece.subarray(0, length)
      onBytes(length)
      left -= length
    }
    yield Buffer.alloc(padding(size))
  } finally {
    await handle.close()
  }
}

const padding = (size: number) => (BLOCK - (size % BLOCK)) % BLOCK

function header(path: string, size: number, type: 'File' | 'Directory') {
  const made = new Header({ path, size, type, mode: type === 'File' ? 0o600 : 0o700, mtime: new Date(0), uid: 0, gid: 0 })
  if (made.encode()) throw new Error(`the name ${path} is too long for this archive`)
  return made.block!
}
