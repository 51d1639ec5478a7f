import type { Folded } from '../fold-typed.ts'
import { endOfAsked } from '../tables/known-words.ts'

const first = /[ぁ-ゖァ-ヺ]/
const beforeWord = /[ ・/、,&+|×]/
const hiragana = /[ぁ-ゖー-]{2,}/y
const katakana = /[ァ-ヺー-]{2,}/y
const both = /[ぁ-ゖァ-ヺー-]{2,}/y
const SHORTEST = 2

/** Where a word in kana may end that begins at this place: at a blank, where the letters change, before 「の求人」. Within a run of kana no word begins. */
export function endsOfKana({ text }: Folded, start: number): number[] {
  if (!first.test(text.charAt(start)) || (start > 0 && !beforeWord.test(text.charAt(start - 1)))) return []
  const runs = [hiragana, katakana, both].map((run) => endOf(run, text, start))
  const longest = Math.max(...runs)
  if (longest === 0) return []
  // 「リモート なら」: as a particle it follows something.
  if (start > 0 && text.slice(start, longest) === 'なら') return []
  const blank = text.indexOf(' ', start)
  const ends = [blank < 0 ? text.length : blank, ...runs]
  for (let end = start + SHORTEST; end < longest; end++) if (endOfAsked(text, end) !== null) ends.push(end)
  return [...new Set(ends)].filter((end) => end > start).toSorted((one, other) => other - one)
}

function endOf(run: RegExp, text: string, start: number) {
  run.lastIndex = start
  return run.test(text) ? run.lastIndex : 0
}
