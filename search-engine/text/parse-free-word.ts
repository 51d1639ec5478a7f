import { wordAlternatives } from './word-alternatives.ts'

export type FreeWord = { text: string; excluded: boolean; alternatives: string[] }

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
    const alternatives = wordAlternatives(typed)
    const key = `${excluded ? '-' : '+'}${alternatives.join('\n')}`
    if (alternatives.length > 0 && !words.has(key)) words.set(key, { text: typed, excluded, alternatives })
    if (words.size === most) break
  }
  return [...words.values()]
}
