import { mkdir, open } from 'node:fs/promises'
import { dirname } from 'node:path'
import { erasuresFolder, type FilePlace } from '#server/platform/files/places/file-place.ts'
import { openPlace } from '#server/platform/files/places/open-place.ts'
import { settings } from '#server/settings.ts'

export const erasureKinds = ['candidate_users', 'company_users', 'operator_users', 'api_keys', 'outside_candidates'] as const
export type ErasureKind = (typeof erasureKinds)[number]
/** `at` in ISO 8601. The hash names nobody. */
export type Erasure = { at: string; kind: ErasureKind; hash: string }

/** Records for a restore that an account is gone, without naming it: as a line of a file, or in a bucket, which all machines share, as an object. */
export async function recordErasure({ now }: { now: () => Date }, { kind, hash }: { kind: ErasureKind; hash: string }) {
  await addErasure({ at: now().toISOString(), kind, hash }, await openPlace())
}

/** A second record of the same account does no harm. */
export async function addErasure({ at, kind, hash }: Erasure, place: FilePlace) {
  if (place.isBucket) return place.put(`${erasuresFolder}/${Date.parse(at)}.${kind}.${hash}`, Buffer.from(`${at} ${kind} ${hash}\n`))
  await mkdir(dirname(settings.erasuresFile), { recursive: true })
  const file = await open(settings.erasuresFile, 'a', 0o600)
  try {
    await file.write(`${at} ${kind} ${hash}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** The erasure that an object of the bucket records: its name says it all. */
export function erasureOf(key: string): Erasure[] {
  const [, at, kind, hash = ''] = /^erasures\/(\d+)\.(\w+)\.([0-9a-f]{64})$/.exec(key) ?? []
  const known = erasureKinds.find((name) => name === kind)
  return known ? [{ at: new Date(Number(at)).toISOString(), kind: known, hash }] : []
}
