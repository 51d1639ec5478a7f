import { companyAt } from './company-form.ts'
import { foldText, foldTyped, type Folded } from './fold-typed.ts'
import { headCountAt } from './head-count.ts'
import { endsOfKana } from './kana/ends-of-kana.ts'
import { soundOf } from './kana/sound-of.ts'
import { usualSpellings } from './kana/usual-spellings.ts'
import { knownWords } from './tables/known-words.ts'
import type { Meaning, Term } from './meaning.ts'
import { daysOffAt } from './days/days-off.ts'
import { weekDaysAt } from './days/week-days.ts'
import { payAt } from './pay.ts'
import { conditionTerms } from './tables/conditions-of-work.ts'
import { placesAt } from './places/places-at.ts'
import { placeTerms } from './tables/places.ts'
import { sayingTerms } from './tables/ways-of-saying.ts'
import { stageTerms } from './tables/stages.ts'
import { workTerms } from './tables/ways-of-working.ts'
import { walkAt } from './places/walk-at.ts'

/** What begins at one place of a query: a piece with a meaning, or a word that is known and stays a word. */
export type Match = { end: number; meaning?: Meaning }

type Entry = { text: string; match: Omit<Match, 'end'>; notBefore: readonly string[]; notAfter: readonly string[] }

const entryOf =
  ({ typed: _spellings, why: _why, not_before = [], not_after = [], ...meaning }: Term) =>
  (typed: string): Entry => ({ text: foldText(typed), match: { meaning }, notBefore: not_before.map(foldText), notAfter: not_after.map(foldText) })

export const terms: readonly Term[] = [...placeTerms, ...workTerms, ...conditionTerms, ...sayingTerms, ...stageTerms]

/** The tables by the first letter of each spelling, the longest first. */
const entries = Map.groupBy(
  [
    ...terms.flatMap((term) => term.typed.map(entryOf(term))),
    ...knownWords.map((typed): Entry => ({ text: foldText(typed), match: {}, notBefore: [], notAfter: [] })),
  ].toSorted((one, other) => other.text.length - one.text.length),
  ({ text }) => text.charAt(0),
)

const usual = usualSpellings(terms)

/** 「りもーと」 and 「しぶや」 mean what their usual spellings do, only as whole words. */
function kanaAt(folded: Folded, start: number): Match[] {
  return endsOfKana(folded, start).flatMap((end) => {
    const typed = folded.text.slice(start, end)
    const spelling = usual.get(soundOf(typed))
    if (spelling === undefined || spelling === typed) return []
    const whole = termsAt(foldTyped(spelling), 0).find((one) => one.meaning && one.end === spelling.length)
    return whole ? [{ ...whole, end }] : []
  })
}

/** All that may begin at this place, the likeliest first. */
export function termsAt(folded: Folded, start: number): Match[] {
  const { text } = folded
  const before = text.slice(0, start).trimEnd()
  const spelled = (entries.get(text.charAt(start)) ?? []).flatMap(({ text: entry, match, notBefore, notAfter }) => {
    if (!text.startsWith(entry, start)) return []
    const end = start + entry.length
    const isOther = notBefore.some((word) => text.startsWith(word, end) || text.startsWith(` ${word}`, end)) || notAfter.some((word) => before.endsWith(word))
    return isOther ? [] : { ...match, end }
  })
  const places = placesAt(folded, start)
  // 「東京都渋谷区」 is one place, and 「東京駅」 is not 「東京」.
  const spelledEnd = Math.max(0, ...spelled.map(({ end }) => end))
  const longer = places.filter(({ end }) => end > spelledEnd)
  const shorter = places.filter(({ end }) => end <= spelledEnd)
  return [
    ...longer,
    ...spelled,
    ...shorter,
    walkAt(folded, start),
    payAt(folded, start),
    headCountAt(folded, start),
    weekDaysAt(folded, start),
    daysOffAt(folded, start),
    companyAt(folded, start),
    ...kanaAt(folded, start),
  ].filter((one) => one !== null)
}
