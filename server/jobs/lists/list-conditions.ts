import { listPath, type ListKind, rowAt } from '#contract/jobs/lists/list-address.ts'
import { placeName } from '#contract/jobs/places/place-facts.ts'
import { placeKey } from '#contract/jobs/places/place.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { listLookups } from '#server/platform/lookups/list-lookups.ts'

export type ListConditions = { job_fields?: number[]; prefectures?: number[]; skill_types?: number[]; phase?: number[]; places?: string[] }
export type FoundList = { kind: ListKind; name: string; place: string | null; path: string; conditions: ListConditions }

const parameters = { occupation: 'job_fields', place: 'prefectures', skill: 'skill_types', phase: 'phase' } as const

/** Addresses and texts of lists are Japanese, whatever language a program asks in. */
export const japaneseLookups = (context: Pick<RequestContext, 'db' | 'lookups'>): Promise<Lookups> => listLookups({ ...context, language: 'ja' })

/** What a list of this name is about; null where nothing has the name. */
export function listConditions(lookups: Lookups, { kind, name, place }: { kind: ListKind; name: string; place?: string | undefined }): FoundList | null {
  if (kind === 'station') return place === undefined ? stationList(name) : null
  const row = rowAt(lookups, kind, name)
  if (!row || (place !== undefined && kind !== 'occupation')) return null
  if (place === undefined) return { kind, name: row.name, place: null, path: listPath(kind, row.slug), conditions: { [parameters[kind]]: [row.id] } }
  const prefecture = rowAt(lookups, 'place', place)
  return prefecture
    ? {
        kind,
        name: row.name,
        place: prefecture.name,
        path: listPath(kind, row.slug, prefecture.slug),
        conditions: { job_fields: [row.id], prefectures: [prefecture.id] },
      }
    : null
}

/** A station is called with 駅 and in one spelling. */
export function stationList(name: string): FoundList {
  const key = placeKey(name.replace(/駅$/, '') + '駅')
  const called = placeName(key)
  return { kind: 'station', name: called, place: null, path: listPath('station', called), conditions: { places: [key] } }
}
