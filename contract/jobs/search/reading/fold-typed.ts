/** A text without differences of width and case, and where in the typed text each of its letters stands. */
export type Folded = { text: string; typed: string; from: readonly number[] }

/** A letter with the voiced mark of half width that belongs to it. */
const letters = /.[\uff9e\uff9f\u3099\u309a]?/gsu

const spelledAlike: [RegExp, string][] = [
  [/[〜∼˜〰]/gu, '~'],
  [/[‐‑‒–—―−─━]/gu, '-'],
  [/\s/gu, ' '],
]

export const foldText = (text: string) => spelledAlike.reduce((folded, [other, one]) => folded.replaceAll(other, one), text.normalize('NFKC').toLowerCase())

/** Letters of one unit are few, and every query has them again. */
const folds = new Map<string, string>()
function foldLetter(letter: string) {
  if (letter.length > 1) return foldText(letter)
  const folded = folds.get(letter) ?? foldText(letter)
  folds.set(letter, folded)
  return folded
}

export function foldTyped(typed: string): Folded {
  let text = ''
  const from: number[] = []
  for (const { 0: letter, index } of typed.matchAll(letters)) {
    const folded = foldLetter(letter)
    for (let at = 0; at < folded.length; at++) from.push(index)
    text += folded
  }
  return { text, typed, from: [...from, typed.length] }
}

/** The typed text of a part of the folded one. */
export const typedPart = ({ typed, from }: Folded, start: number, end: number) => typed.slice(from[start], from[end]).trim()
