import { normalizeText } from '../text/normalize-text.ts'
import { benefits } from './benefits.ts'
import { employment } from './employment.ts'
import { occupations } from './occupations.ts'
import { romaji } from './romaji.ts'
import { tools } from './tools.ts'

/** More than these make a search slow and its line on the page long. */
const most = 6

const table = new Map<string, Set<string>>()
const add = (typed: string, also: string[]): void => {
  const key = normalizeText(typed)
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
for (const line of [occupations, tools, employment, benefits, romaji].flatMap((text) => text.trim().split('\n'))) {
  const [left = [], right = []] = line.split(' > ').map((side) => side.split(' / ').map((word) => word.trim()))
  for (const typed of left) add(typed, [...left, ...right])
}

/** What is looked for beside a typed word, as the tables say; the first of a row first. */
export const synonymsOf = (typed: string): string[] => [...(table.get(normalizeText(typed)) ?? placeOfStation(typed))].slice(0, most)

/** 「田町駅」: postings write 「JR田町」 or an address as often. */
const placeOfStation = (typed: string): string[] =>
  /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]{2,}駅$/u.test(typed) ? [typed.slice(0, -1)] : []
