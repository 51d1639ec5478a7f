import { randomUUID } from 'node:crypto'
import { open, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { SPOOL } from '#server/platform/database/own/archiving/archiving-settings.ts'
import type { FilePlace } from '#server/platform/files/places/file-place.ts'
import { packSegment } from './pack-segment.ts'
import { clusterOf, segmentNames } from './segment-names.ts'

type Sending = { folder: string; place: FilePlace; recipients: string[] }

/**
 * Packs what PostgreSQL left in the spool, and sends it. A segment goes from the spool once the place has it, so that nothing is lost, and while the
 * place is away only small files wait. Two that do it at once, also in one process, do the same twice, each in a separate file, which harms nothing. Answers when the newest segment sent was finished.
 */
export async function sendSegments(sending: Sending): Promise<Date | undefined> {
  const spool = join(sending.folder, SPOOL)
  const names = await namesIn(spool)
  await removeLeftovers(spool, names)
  const raw = names.filter(segmentNames.is)
  for (const name of raw) await unlessGone(pack(spool, name, sending.recipients))
  const packed = (raw.length ? await namesIn(spool) : names).filter((name) => segmentNames.unpacked(name))
  if (!packed.length) return undefined
  const cluster = await clusterOf(sending.folder)
  let newest: Date | undefined
  for (const name of packed.toSorted()) newest = (await unlessGone(send(sending.place, cluster, join(spool, name), name))) ?? newest
  return newest
}

/** What waits in the spool: how much, and since when. */
export async function waitingSegments(folder: string) {
  const found = await Promise.all((await namesIn(join(folder, SPOOL))).map((name) => unlessGone(stat(join(folder, SPOOL, name)))))
  const known = found.filter((one) => one !== undefined)
  return { count: known.length, bytes: known.reduce((sum, { size }) => sum + size, 0) }
}

const LEFT_FOR = 3_600_000

/** What a killed process had half packed; PostgreSQL's own half copies end in `.part` and are written again. */
async function removeLeftovers(spool: string, names: string[]) {
  for (const name of names.filter((one) => one.startsWith('.') && !one.endsWith('.part'))) {
    const found = await unlessGone(stat(join(spool, name)))
    if (found && Date.now() - found.mtimeMs > LEFT_FOR) await rm(join(spool, name), { force: true })
  }
}

async function pack(spool: string, name: string, recipients: string[]) {
  const from = join(spool, name)
  const { mtime } = await stat(from)
  const aside = join(spool, `.${name}.${randomUUID()}`)
  const handle = await open(aside, 'w', 0o600)
  try {
    await handle.writeFile(await packSegment(await readFile(from), recipients))
    await handle.sync()
  } finally {
    await handle.close()
  }
  await utimes(aside, mtime, mtime)
  await rename(aside, join(spool, segmentNames.packed(name, recipients.length > 0)))
  await rm(from)
}

async function send(place: FilePlace, cluster: string, path: string, name: string) {
  const { mtime } = await stat(path)
  await place.put(`${cluster}/${name}`, await readFile(path))
  await rm(path, { force: true })
  return segmentNames.isSegment(segmentNames.unpacked(name) ?? '') ? mtime : undefined
}

/** Another process sent it in the meantime. */
const unlessGone = <Found>(found: Promise<Found>) =>
  found.catch((error: { code?: string }) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })

const namesIn = async (folder: string) => (await unlessGone(readdir(folder))) ?? []
