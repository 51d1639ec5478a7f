import { namedPlaces } from '#contract/jobs/places/find-places.ts'
import { readQuery } from '#contract/jobs/search/reading/read-query.ts'
import { terms } from '#contract/jobs/search/reading/term-at.ts'
import type { Term } from '#contract/jobs/search/reading/meaning.ts'
import { spokenForm, spokenForms } from './spoken-form.ts'
import { conditionTexts } from './tables/condition-texts.ts'
import { occupations } from './tables/occupations.ts'
import { readings } from './tables/readings.ts'

export type KnownSuggestion = { kind: 'position' | 'place' | 'condition'; text: string }
/** Of several rows that mean the same, the one with the first spelling of its table is offered. `rank`: the earlier row of a table is the likelier one. */
type Row = { suggestion: KnownSuggestion; meaning: string; rank: number; spelling: number }

/** Parameters of terms that are places. The tables of places join `rows` below. */
const places: ReadonlySet<string> = new Set(['prefectures', 'places'])

const isOneCondition = (text: string) => {
  const { readings: read, words } = readQuery(text)
  return read.length === 1 && words === ''
}
const titled = (text: string) => text.replace(/(?<![a-z])[a-z](?![a-z])/g, (letter) => letter.toUpperCase())

/** What may stand before the part that is typed: フル|リモート, 長期|インターン. */
const parted = /^(?:ふる|かんぜん|完全|ちょうき|長期|がくせい|学生|いちぶ|一部)(?=.)/

function rowsOf(text: string, row: Row): [string, Row][] {
  const keys = [text, readings.get(text)].filter((one) => one !== undefined).map(spokenForm)
  const parts = row.suggestion.kind === 'condition' ? keys.flatMap((key) => (parted.test(key) ? [key.replace(parted, '')] : [])) : []
  return [...keys, ...parts].map((key) => [key, row])
}

/** A place is offered by its name, whatever of it is typed; another condition as it is typed: 「在宅」, not 「リモート」. */
function rowsOfTerm({ parameter, values, typed, label }: Term, rank: number): [string, Row][] {
  const kind = places.has(parameter) ? 'place' : 'condition'
  const isName = kind === 'place' && isOneCondition(label)
  const spellings = isName ? [label, ...typed] : typed
  return spellings.flatMap((text, at) => {
    const suggestion: KnownSuggestion = { kind, text: isName ? label : titled(text) }
    return rowsOf(text, { suggestion, meaning: `${parameter} ${values.join(' ')}`, rank, spelling: at })
  })
}

type Named = { text: string; typed: readonly string[]; meaning?: string }
const rowsOfText = (kind: KnownSuggestion['kind'], { text, typed, meaning = text }: Named, rank: number): [string, Row][] =>
  [text, ...typed].flatMap((one, at) => rowsOf(one, { suggestion: { kind, text }, meaning, rank, spelling: at }))

/** In the order of what is typed for them. */
const rows = [
  ...terms.flatMap(rowsOfTerm),
  // 市区町村, stations and areas come after prefectures and regions; of those that share a name, one stands for all, as it is read.
  ...namedPlaces
    .filter(({ name }) => isOneCondition(name))
    .flatMap(({ place, name, kana }, at) => rowsOfText('place', { text: name, typed: [kana], meaning: `places ${place}` }, terms.length + at)),
  ...conditionTexts.filter(({ text }) => isOneCondition(text)).flatMap((one, at) => rowsOfText('condition', one, at)),
  ...occupations.flatMap((one, at) => rowsOfText('position', one, at)),
].toSorted(([one], [other]) => (one < other ? -1 : Number(one > other)))

/** Occupations, places and conditions that begin with what is typed, each meaning once, the likeliest first. */
export function knownSuggestions(typed: string, limit: number): KnownSuggestion[] {
  const found = new Map<string, Row>()
  for (const form of spokenForms(typed)) {
    for (let at = firstFrom(form); rows[at]?.[0].startsWith(form); at++) {
      const [, row] = rows[at]!
      if (row.spelling < (found.get(row.meaning)?.spelling ?? Number.POSITIVE_INFINITY)) found.set(row.meaning, row)
    }
  }
  const inOrder = [...found.values()].toSorted((one, other) => one.rank - other.rank).map(({ suggestion }) => suggestion)
  return [...exactAmount(typed), ...inOrder].slice(0, limit)
}

/** 「年収730」, which is no step of the table. */
function exactAmount(typed: string): KnownSuggestion[] {
  const [, amount] = /^(?:年収|年俸)?(\d{3,4})万?円?$/.exec(typed.normalize('NFKC')) ?? []
  const text = `年収${amount}万円以上`
  return amount && !conditionTexts.some((one) => one.text === text) && isOneCondition(text) ? [{ kind: 'condition', text }] : []
}

function firstFrom(form: string) {
  let [from, to] = [0, rows.length]
  while (from < to) {
    const middle = (from + to) >>> 1
    if (rows[middle]![0] < form) from = middle + 1
    else to = middle
  }
  return from
}
