import { readFile } from 'node:fs/promises'
import { erasuresFolder, type FilePlace } from '#server/platform/files/places/file-place.ts'
import { type Erasure, erasureKinds, type ErasureKind, erasureOf } from './record-erasure.ts'

export type Erasures = Record<ErasureKind, Set<string>> & { last: string | null }

/** Everything that was recorded in these files, and as objects of a bucket. */
export async function readErasures(files: string[], place: FilePlace): Promise<Erasures> {
  const none = Object.fromEntries(erasureKinds.map((kind) => [kind, new Set<string>()])) as Record<ErasureKind, Set<string>>
  const erasures: Erasures = { ...none, last: null }
  for (const { at, kind, hash } of await recordedErasures(files, place)) {
    erasures[kind].add(hash)
    if (!erasures.last || at > erasures.last) erasures.last = at
  }
  return erasures
}

export async function recordedErasures(files: string[], place: FilePlace): Promise<Erasure[]> {
  const found: Erasure[] = []
  for (const file of files) found.push(...linesOf(await textOf(file)))
  for await (const { key } of place.list(erasuresFolder)) found.push(...erasureOf(key))
  return found
}

const textOf = (file: string) =>
  readFile(file, 'utf8').catch((error: { code?: string }) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })

/** A line that a power cut left half written is passed over. */
function linesOf(text: string) {
  return text.split('\n').flatMap((line) => {
    const [at = '', kind, hash = ''] = line.split(' ')
    const known = erasureKinds.find((name) => name === kind)
    return known && /^[0-9a-f]{64}$/.test(hash) ? [{ at, kind: known, hash }] : []
  })
}
