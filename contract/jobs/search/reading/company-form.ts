import { type Folded, typedPart } from './fold-typed.ts'
import { isKnownTail } from './tables/known-words.ts'
import type { Meaning } from './meaning.ts'

const form = '株式会社|有限会社|合同会社|\\(株\\)|\\(有\\)|\\(同\\)'
const before = new RegExp(`(?:${form}) ?(?=[^ ])`, 'y')
const after = new RegExp(`(?:${form})(?= |$)`, 'g')
const LONGEST = 100

/** A company with its legal form, before the name or after it. The name alone is searched: 「㈱ミナモ」 finds 「株式会社ミナモ」. */
export function companyAt(folded: Folded, start: number): { end: number; meaning: Meaning } | null {
  const { text } = folded
  const runEnd = endOfRun(text, start)
  before.lastIndex = start
  if (before.test(text)) {
    const from = before.lastIndex
    return named(folded, from, endOfName(text, from), endOfName(text, from))
  }
  // Only a whole run is a name: 「東京ガス株式会社」 is not ガス in 東京.
  if (start > 0 && text[start - 1] !== ' ') return null
  after.lastIndex = start
  const found = after.exec(text)
  if (!found) return null
  // The form ends this run, or is the last piece after it: 「ミナモ 株式会社」.
  const isInRun = found.index > start && found.index + found[0].length === runEnd
  const isLast = found.index === runEnd + 1 && found.index + found[0].length === text.trimEnd().length
  return isInRun || isLast ? named(folded, start, isInRun ? found.index : runEnd, found.index + found[0].length) : null
}

const endOfRun = (text: string, start: number) => {
  const blank = text.indexOf(' ', start)
  return blank < 0 ? text.length : blank
}

/** Names hold の, so a の ends one only before a word that is known: 「株式会社ミナモのエンジニア」. */
function endOfName(text: string, from: number) {
  const end = endOfRun(text, from)
  for (let at = text.indexOf('の', from); at >= 0 && at < end; at = text.indexOf('の', at + 1)) {
    if (at > from && isKnownTail(text.slice(at, end))) return at
  }
  return end
}

function named(folded: Folded, from: number, to: number, end: number): { end: number; meaning: Meaning } | null {
  const name = typedPart(folded, from, to).slice(0, LONGEST)
  const isName = /[\p{L}\p{N}]/u.test(name) && !/[のでなは]$/u.test(name)
  return isName ? { end, meaning: { parameter: 'company_name', values: [name], label: `会社名「${name}」` } } : null
}
