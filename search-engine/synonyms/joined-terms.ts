import { isKnownTerm, synonymsOf } from './synonyms-of.ts'

const most = 3
const japanese = /[\p{Script=Han}\p{Script=Katakana}]/u

/** A word of a query, and the words that were typed for it. */
export type JoinedTerm = { typed: string; word: string }

/**
 * Words with blanks between that are one term of the tables: 「カスタマー サクセス」 is カスタマーサクセス, and 「product manager」 stands for プロダクトマネージャー, by which it is found with all its
 * spellings. Quotes and `-` keep words apart.
 */
export const joinedTerms = (words: string[]): JoinedTerm[] => {
  const joined: JoinedTerm[] = []
  for (let at = 0; at < words.length; ) {
    const found = [most, 2].map((count) => oneTerm(words.slice(at, at + count), count)).find((one) => one !== undefined)
    joined.push(found?.term ?? { typed: words[at] ?? '', word: words[at] ?? '' })
    at += found?.count ?? 1
  }
  return joined
}

const oneTerm = (words: string[], count: number): { term: JoinedTerm; count: number } | undefined => {
  if (words.length < count || words.some((word) => /["“”„＂]|^[-－]/u.test(word))) return undefined
  const typed = words.join(' ')
  if (!isKnownTerm(typed)) return undefined
  // Latin words go on being two for the index; their Japanese name is one.
  const word = japanese.test(typed) ? words.join('') : synonymsOf(typed).find((one) => japanese.test(one))
  return word === undefined ? undefined : { term: { typed, word }, count }
}
