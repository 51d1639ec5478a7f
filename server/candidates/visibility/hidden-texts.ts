import { createHash } from 'node:crypto'
import { type FindHidden, hideWords, type Secrets } from '#contract/candidates/hiding/hidden-words.ts'

/** Raised whenever the rules for hiding words or normalising texts change: texts made by older rules are not searched until they are made again. */
export const SEARCH_TEXT_RULES = 3

/** The texts of a candidate in which words are hidden, each beside what may be read of it; `made_from` is a digest of all their texts, their secrets and the rules. */
export type HiddenTexts = { made_from: string; texts: [text: string, readable: string][] }

export const hideTexts = (secrets: Secrets, texts: string[], find: FindHidden): HiddenTexts => ({
  made_from: digest(secrets, texts),
  texts: texts.map((text): [string, string] => [text, hideWords(text, find)]).filter(([text, readable]) => text !== readable),
})

/** What may be read of each of these texts, and of no other; nothing where the kept ones were made from anything else. */
export function keptReadable(kept: HiddenTexts | null, secrets: Secrets, texts: string[]) {
  if (kept?.made_from !== digest(secrets, texts)) return undefined
  return new Map([...texts.map((text) => [text, text] as const), ...kept.texts])
}

function digest({ employers, schools, domains, ...person }: Secrets, texts: string[]) {
  const lists = [texts, employers, schools, domains].map((list) => [...new Set(list)].toSorted())
  const own = Object.entries(person).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return createHash('sha256')
    .update(JSON.stringify([SEARCH_TEXT_RULES, lists, own]))
    .digest('base64')
}
