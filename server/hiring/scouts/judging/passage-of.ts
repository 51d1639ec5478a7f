import { longestRun } from './longest-run.ts'
import { isStockLatin, withoutStock } from './stock-words.ts'

/** What the terms of a sentence weigh that the reason takes up; a company's field named in two short words is not yet a passage. */
const ENOUGH = 6
/** A single term has to be so long that it is no accident and no name of a field. */
const ALONE = 8
/** A run that stands in both word for word, with two words of the person's own in it, is a quotation. */
const QUOTED = 5
/** So long a run is one with a single word of the person's own: 使う人の顔が見える仕事. */
const LONG = 10
/** Figures are what nobody guesses. */
const FIGURE = 4
const sentence = /[^。．！？!?\n]+[。．！？!?]?/g
const terms = /[a-z][a-z0-9.+#/-]*[a-z0-9+#]|\d+(?:[.,]\d+)*(?:\s?(?:%|[万億千]?[人名件社円台倍校床割秒回本店点]|か月|ヶ月|時間|ms))?|[一-龠々〆ァ-ヶー]{2,}/g
/** In a sentence without Japanese it takes three words of the person's own. */
const FOREIGN = 9
/** Amid Japanese a word of Latin letters is mostly the name of a tool, whether or not a list of ours has it. */
const japanese = /[ぁ-ゖァ-ヺ一-龠]/
/** Podcast、Premiere Pro、動画編集: what is only counted up says as little as the list that one chooses from. */
function isList(text: string) {
  const items = text.split(/[、,・/|]/)
  return !/[ぁ-ゖ]/.test(text) && items.length >= 3 && items.every((item) => item.trim().split(/\s+/).length <= 2)
}
const own = /[一-龠々〆ァ-ヶーa-z0-9]+/g

const spelled = (text: string) => text.normalize('NFKC').toLowerCase()

/**
 * The sentence of a text that a reason takes up, quoted or in other words; empty where it takes up none. Words of working life, and names that were chosen
 * from a list such as a skill's, say nothing of one person and do not count.
 */
export function passageOf(text: string, reason: string, names: readonly string[]): string {
  const said = spelled(reason)
  const bareSaid = bare(said, names)
  const weighed = [...text.matchAll(sentence)].map(([words]) => {
    const read = spelled(words)
    return { words: words.trim(), weight: isQuoted(read, said, names) ? ENOUGH + read.length : weightOf(bare(read, names), bareSaid) }
  })
  const best = weighed.reduce((most, one) => (one.weight > most.weight ? one : most), { words: '', weight: 0 })
  return best.weight >= ENOUGH ? best.words : ''
}

/** Names first: part of one may be a word of working life. */
const bare = (text: string, names: readonly string[]) => withoutStock(names.reduce((left, name) => left.replaceAll(name, ' '.repeat(name.length)), text))

function isQuoted(read: string, said: string, names: readonly string[]) {
  const { end, length } = longestRun(said, read)
  if (length < QUOTED) return false
  const words = bare(read.slice(end - length, end), names).match(own) ?? []
  const isJapanese = japanese.test(read)
  const personal = words.filter((word) => (isJapanese ? /[^a-z]/.test(word) : !isStockLatin(word))).length
  return personal >= 2 || (isJapanese && personal === 1 && length >= LONG)
}

function weightOf(read: string, said: string) {
  const isJapanese = japanese.test(read)
  if (isList(read)) return 0
  const taken = [...new Set([...read.matchAll(terms)].map(([term]) => term))].filter((term) => takenOf(term, said) > 0)
  if (isJapanese && taken.every((term) => /^[a-z]/.test(term))) return 0
  const weights = taken.map((term) => (isJapanese && /^[a-z]/.test(term) ? 1 : takenOf(term, said)))
  const sum = weights.reduce((total, weight) => total + weight, 0)
  if (!isJapanese) return sum >= FOREIGN ? sum : 0
  return weights.length > 1 || sum >= ALONE ? sum : 0
}

/** As many characters of the term as stand in the reason in one run; a figure or a foreign word stands in it whole or not at all. */
function takenOf(term: string, said: string) {
  if (/^[a-z]/.test(term)) return !isStockLatin(term) && isWhole(term, said, /[a-z0-9]/) ? 3 : 0
  if (/^\d/.test(term)) return term.length > 1 && isWhole(term, said, /[0-9.,]/) ? FIGURE : 0
  const { end, length } = longestRun(said, term)
  return length >= (/^[ァ-ヶー]+$/.test(term.slice(end - length, end)) ? 3 : 2) ? length : 0
}

/** Whether the term stands somewhere without one of these characters before or behind it. */
function isWhole(term: string, said: string, others: RegExp) {
  for (let at = said.indexOf(term); at >= 0; at = said.indexOf(term, at + 1))
    if (!others.test(said[at - 1] ?? '') && !others.test(said[at + term.length] ?? '')) return true
  return false
}
