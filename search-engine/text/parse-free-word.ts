import { normalizeText } from './normalize-text.ts'
import { spellingVariants } from './spelling-variants.ts'
import { wordAlternatives } from './word-alternatives.ts'

/** A word is found as a word, a phrase in quotes wherever it stands. */
export type FreeWord = { text: string; excluded: boolean; isPhrase: boolean; alternatives: string[] }

const most = 10
const token = /([-－]*)(?:["“”„＂]([^"“”„＂]*)["“”„＂]|([^\s"“”„＂]+))|["“”„＂]/gu

/**
 * The words of a search box: blanks part words that must all be found, `-` before a word excludes it, quotes hold a phrase
 * together. Nothing typed is an error: a lone dash, an open quote and what normalises to nothing are left out.
 */
export const parseFreeWord = (text: string): FreeWord[] => {
  const words = new Map<string, FreeWord>()
  for (const [, sign = '', phrase, word] of text.toWellFormed().slice(0, 4000).matchAll(token)) {
    const dashed = word?.match(/^[-－]+(.*)$/su)?.[1]
    const typed = (phrase ?? dashed ?? word ?? '').trim()
    const excluded = sign !== '' || dashed !== undefined
    const isPhrase = phrase !== undefined
    const alternatives = isPhrase ? wordAlternatives(typed) : spellingsOf(typed)
    const key = `${excluded ? '-' : '+'}${isPhrase ? '"' : ''}${alternatives.join('\n')}`
    if (alternatives.length > 0 && !words.has(key)) words.set(key, { text: typed, excluded, isPhrase, alternatives })
    if (words.size === most) break
  }
  return [...words.values()]
}

const known = new Map<string, string[]>()
const mostKnown = 5_000

/** Every spelling under which a word counts as the typed one. */
export const spellingsOf = (typed: string): string[] => {
  let spellings = known.get(typed)
  if (!spellings) {
    if (known.size >= mostKnown) known.clear()
    known.set(typed, (spellings = [...new Set([...wordAlternatives(typed), ...spellingVariants(typed).map((variant) => normalizeText(variant))])]))
  }
  return spellings
}
