import type { Lookup, Lookups } from '#contract/platform/lookups/lookups.ts'
import { placeName } from '../places/place-facts.ts'
import { isStation, placeKey } from '../places/place.ts'
import type { JobSearch } from '../search/job-search.ts'

/** What a list of jobs with its own page is about. An occupation may be narrowed to one prefecture. */
export const listKinds = ['occupation', 'place', 'skill', 'station', 'phase'] as const
export type ListKind = (typeof listKinds)[number]

/** With fewer jobs the figures would describe single companies, so the list has no page. */
export const LEAST_JOBS = 5

const tables = { occupation: 'job_fields', place: 'prefectures', skill: 'skill_types', phase: 'phase' } as const

/** A name without the note in brackets that follows it. */
export const withoutNote = (name: string) => (name.split(/[(（]/u)[0] ?? name).trimEnd()

/** A name as a part of an address: without what stands in brackets, and without the signs that end a part, a path or a name of a file. */
const slugOf = (name: string) =>
  withoutNote(name.normalize('NFC'))
    .replaceAll(/[\s/\\.]+/gu, '-')
    .replace(/^-/, '')

/** The rows of a table that lists are about, each with its part of the address. Two rows of one name are told apart by their ids. */
export function listRows(lookups: Lookups, kind: Exclude<ListKind, 'station'>): { id: number; name: string; slug: string }[] {
  const taken = new Set<string>()
  return lookups[tables[kind]].filter(isOffered).map(({ id, name }) => {
    const slug = taken.has(slugOf(name)) ? `${slugOf(name)}-${id}` : slugOf(name)
    taken.add(slug)
    return { id, name, slug }
  })
}

const isOffered = ({ retired }: Lookup) => !retired

/** Capitals and full width do not make another address. */
const spelled = (part: string) => part.normalize('NFKC').toLowerCase()

/** The row that a part of an address means: by its name in any spelling, or by its id, which no operator renames. */
export const rowAt = (lookups: Lookups, kind: Exclude<ListKind, 'station'>, part: string) => {
  const rows = listRows(lookups, kind)
  return rows.find(({ slug }) => spelled(slug) === spelled(part)) ?? rows.find(({ id }) => `${id}` === part)
}

/** The address of a list as people read it; `encodeURI` makes it one for programs. */
export const listPath = (kind: ListKind, slug: string, place?: string) => `/jobs/${[kind, slug, ...(place ? [place] : [])].map(escaped).join('/')}`
const escaped = (part: string) => part.replaceAll(/[%#?]/g, encodeURIComponent)

/** The address of the list that a search is, if its conditions are just those of one list. */
export function listOfSearch(conditions: Partial<JobSearch>, lookups: Lookups): string | null {
  const given = Object.entries(conditions).filter(([, value]) => value !== undefined)
  const chosen = new Map(given.map(([name, value]) => [name, Array.isArray(value) && value.length === 1 ? value[0] : undefined]))
  if (chosen.size === 0 || [...chosen.values()].includes(undefined)) return null
  const slugIn = (kind: Exclude<ListKind, 'station'>) => listRows(lookups, kind).find(({ id }) => id === chosen.get(tables[kind]))?.slug
  if (chosen.size === 2) {
    const [occupation, place] = [slugIn('occupation'), slugIn('place')]
    return occupation !== undefined && place !== undefined ? listPath('occupation', occupation, place) : null
  }
  if (chosen.size > 2) return null
  const station = chosen.get('places')
  if (typeof station === 'string') return isStation(station) ? listPath('station', slugOf(placeName(placeKey(station)))) : null
  for (const kind of ['occupation', 'place', 'skill', 'phase'] as const) {
    const slug = slugIn(kind)
    if (slug !== undefined) return listPath(kind, slug)
  }
  return null
}
