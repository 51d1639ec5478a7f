import { employerPieces, findEmployers, romanEmployers } from './employers/find-employers.ts'
import { findContacts } from './find-contacts.ts'
import { foldText } from './fold-text.ts'
import { findLatinNames, latinNames } from './names/latin-names.ts'
import { findNames, namePieces, wholePiece } from './names/person-names.ts'

/** What a person would be recognised by. Names of employers and schools as they were typed, or as a company calls itself. */
export type Secrets = {
  name: string
  name_reading: string
  username: string
  email: string
  phone_number: string
  employers: string[]
  schools: string[]
  /** Domains that belong to one employer. */
  domains: string[]
}
export type HiddenKind = 'name' | 'employer' | 'school' | 'contact'
/** A piece of a text, from a place up to another one; both stand between whole characters. */
export type Hidden = { from: number; to: number; kind: HiddenKind }
export type FindHidden = (text: string) => Hidden[]

/** Companies read this for each hidden piece. */
export const HIDDEN = '〔伏せています〕'

/**
 * Prepares the search for what tells who somebody is, in every spelling (docs/security.md: the rule, and what it does not find).
 * Pure, for the server and the browser; the pieces come in their order and do not overlap.
 */
export function hiddenWords(secrets: Secrets): FindHidden {
  const pieces = [...namePieces(secrets.name, secrets.name_reading), ...wholePiece(secrets.username)]
  const latin = latinNames(secrets.name, secrets.name_reading)
  const [employers, roman] = [employerPieces(secrets.employers.flatMap(schoolNames)), romanEmployers(secrets.employers)]
  const schools = employerPieces(secrets.schools.flatMap(schoolNames))
  const find = (text: string): Hidden[] => {
    const folded = foldText(text)
    const of = (kind: HiddenKind, found: Iterable<[number, number]>) => [...found].map(([from, to]) => ({ from, to, kind }))
    return merged(text, [
      ...of('contact', findContacts(text, secrets)),
      ...of('name', findNames(text, folded, pieces)),
      ...of('name', findLatinNames(text, folded, latin)),
      ...of('employer', findEmployers(text, folded, employers, roman)),
      ...of('school', findEmployers(text, folded, schools, new Map())),
    ])
  }
  return (text) => (text.trim() === '' ? [] : find(text))
}

/** The text as a company reads it. */
export function hideWords(text: string, find: FindHidden, instead = HIDDEN) {
  let readable = ''
  let end = 0
  for (const { from, to } of find(text)) {
    readable += text.slice(end, from) + instead
    end = to
  }
  return readable + text.slice(end)
}

/** 見本大学 is called 見本大, 見本高等学校 is called 見本高校 and 見本高. */
function schoolNames(name: string) {
  const [, university = ''] = /^(.{2,30}?)大学/u.exec(name.normalize('NFKC')) ?? []
  const [, school = ''] = /^(.{2,30}?)(?:高等学校|高校)/u.exec(name.normalize('NFKC')) ?? []
  return [name, ...(university ? [`${university}大学`, `${university}大`] : []), ...(school ? [`${school}高校`, `${school}高等学校`, `${school}高`] : [])]
}

/** Overlapping pieces are one, called for the first; what is invisible behind a piece goes with it. */
function merged(text: string, found: Hidden[]): Hidden[] {
  const pieces: Hidden[] = []
  for (const piece of found.toSorted((one, other) => one.from - other.from || other.to - one.to)) {
    const last = pieces.at(-1)
    if (last && piece.from < last.to) last.to = Math.max(last.to, piece.to)
    else pieces.push({ ...piece })
  }
  for (const piece of pieces)
    while (piece.to < text.length && /^[\p{M}\p{Cf}\uff9e\uff9f\u309b\u309c]/u.test(text.slice(piece.to, piece.to + 2)))
      piece.to += text.codePointAt(piece.to)! > 0xffff ? 2 : 1
  return pieces
}
