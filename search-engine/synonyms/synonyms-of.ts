import { foldWidth } from '../text/fold-width.ts'
import { normalizeText } from '../text/normalize-text.ts'
import { spellingVariants } from '../text/spelling-variants.ts'
import { benefits } from './tables/benefits.ts'
import { employment } from './tables/employment.ts'
import { moreOccupations } from './tables/more-occupations.ts'
import { occupations } from './tables/occupations.ts'
import { relatedOccupations } from './tables/related-occupations.ts'
import { spellings } from './tables/spellings.ts'
import { tools } from './tables/tools.ts'

/** More than these make a search slow and its line on the page long. */
const most = 6

const table = new Map<string, Set<string>>()
/** How a word is written for people, by the one spelling of it. */
const shown = new Map<string, string>()
const neighbours = new Map<string, Set<string>>()
const add = (table: Map<string, Set<string>>, typed: string, also: string[]): void => {
  const key = normalizeText(typed)
  if (!shown.has(key)) shown.set(key, typed)
  const known = table.get(key) ?? new Set<string>()
  const spellings = new Set([key, ...Array.from(known, (one) => normalizeText(one))])
  for (const one of also) {
    const spelling = normalizeText(one)
    if (spellings.has(spelling)) continue
    spellings.add(spelling)
    known.add(one)
  }
  table.set(key, known)
}
const addRows = (rows: string): void => {
  for (const line of rows.trim().split('\n')) {
    const [left = [], right = []] = line.split(' > ').map((side) => side.split(' / ').map((word) => word.trim()))
    for (const typed of left) add(table, typed, [...left, ...right])
  }
}
for (const rows of [occupations, moreOccupations, tools, employment, benefits, spellings]) addRows(rows)
/** Every typed word of the tables in the one spelling. */
export const knownTerms: readonly string[] = [...table.keys()]

for (const line of relatedOccupations.trim().split('\n')) {
  const [left = [], right = []] = line.split(' ~ ').map((side) => side.split(' / ').map((word) => word.trim()))
  for (const typed of left) add(neighbours, typed, right)
}

/** The row of a word, or of another spelling of it: プロダクト・マネージャー is プロダクトマネージャー. */
const rowOf = (rows: Map<string, Set<string>>, typed: string): Set<string> | undefined =>
  rows.get(normalizeText(typed)) ??
  spellingVariants(typed)
    .map((spelling) => rows.get(normalizeText(spelling)))
    .find((row) => row !== undefined)

/** A word in the spelling that the tables write it in. */
export const shownTerm = (typed: string): string => shown.get(normalizeText(typed)) ?? typed

/** Whether the tables have a word. */
export const isKnownTerm = (typed: string): boolean => table.has(normalizeText(typed))

/** What is looked for beside a typed word, as the tables say; the first of a row first. */
export const synonymsOf = (typed: string): string[] => [...(rowOf(table, typed) ?? placeOfStation(typed))].slice(0, most)

const endings =
  /(?:エンジニア|デザイナー?|マネージャー?|ディレクター?|コンサルタント|アナリスト|マーケター?|セールス|営業|事務|スタッフ|担当|ドライバー?|engineer|designer|manager)$/u
const occupationNames = new Set([occupations, moreOccupations].flatMap((rows) => rows.split(/ [/>] |\n/u)).map((name) => normalizeText(name)))

/** Whether a typed word names what somebody works as: it carries a search more than a condition beside it. */
export const isOccupation = (typed: string): boolean =>
  occupationNames.has(normalizeText(typed)) || neighbours.has(normalizeText(typed)) || endings.test(foldWidth(typed))

/** Occupations beside a typed one, which are looked for in titles only. */
export const relatedOf = (typed: string): string[] => [...(rowOf(neighbours, typed) ?? [])].slice(0, most)

/** 「田町駅」: postings write 「JR田町」 or an address as often. */
const placeOfStation = (typed: string): string[] =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,}駅$/u.test(typed) ? [typed.slice(0, -1)] : []
