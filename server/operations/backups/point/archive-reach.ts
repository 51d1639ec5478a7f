import type { FilePlace } from '#server/platform/files/places/file-place.ts'
import { CannotStart } from '#server/platform/start/cannot-start.ts'
import { type BaseManifest, baseManifests } from '../base/base-manifest.ts'
import type { BackupPlace } from '../places/backup-place.ts'
import { type Archived, archivedSegments } from '../wal/archived-segments.ts'
import { segmentNames } from '../wal/segment-names.ts'

type Base = { name: string; manifest: BaseManifest }
/** From which time to which the archive of the newest cluster leads, and what it consists of. */
export type Reach = { bases: Base[]; segments: Map<string, Archived>; from: Date; to: Date }

/** Undefined where there is no base backup yet whose own log has arrived. */
export async function archiveReach(bases: BackupPlace, place: FilePlace): Promise<Reach | undefined> {
  const all = await baseManifests(bases)
  const cluster = all.at(-1)?.manifest.cluster
  if (!cluster) return undefined
  const segments = await archivedSegments(place, cluster)
  const arrived = [...segments.values()].filter(({ name }) => segmentNames.isSegment(name))
  const usable = all.filter(({ manifest }) => manifest.cluster === cluster && segments.has(manifest.stop_segment))
  const [oldest] = usable
  if (!oldest) return undefined
  return {
    bases: usable,
    segments,
    from: new Date(oldest.manifest.ended_at),
    to: new Date(Math.max(...arrived.map(({ at }) => at.getTime()), Date.parse(oldest.manifest.ended_at))),
  }
}

export const noArchiveIn = (place: string) =>
  new CannotStart(`${place} に、このデータベースを時刻を決めて戻すための記録（base-… と wal/）がありません。BACKUP_TO を確かめてください。何も変えていません。`)

/** The base backup from which to go to a time, or the sentence with what is possible. */
export function baseFor({ bases, from, to }: Reach, until: Date | 'newest'): Base {
  const base = bases.findLast(({ manifest }) => until === 'newest' || Date.parse(manifest.ended_at) <= until.getTime())
  if (!base || (until !== 'newest' && until > to))
    throw new CannotStart(`その時刻には戻せません。戻せるのは ${japanSecond(from)} から ${japanSecond(to)} までです（日本時間）。何も変えていません。`)
  return base
}

/** `2026-11-23 14:03:21` in Japan. */
export const japanSecond = (at: Date) => new Date(at.getTime() + 9 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ')

/** The start of a second in Japan, of which everything committed before stays. */
export function momentOf(text: string): Date | 'newest' {
  if (text === 'newest') return 'newest'
  const [, day, time, seconds = '00'] = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(?::(\d\d))?$/.exec(text.trim()) ?? []
  const at = new Date(`${day}T${time}:${seconds}+09:00`)
  if (!day || Number.isNaN(at.getTime()) || !japanSecond(at).startsWith(`${day} ${time}`))
    throw new CannotStart(`--at は、'2026-11-23 14:03:21' のような日本時間か、newest（いちばん新しいところ）にしてください。何も変えていません。`)
  return at
}
