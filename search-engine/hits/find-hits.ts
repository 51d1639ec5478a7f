import { foldKanji } from '../text/variant-kanji.ts'
import { foldWidth } from '../text/fold-width.ts'
import { expandWords } from '../synonyms/expand-words.ts'
import { unitsOf } from '../words/has-word.ts'
import { hasEdges, standsAlone } from '../words/word-edges.ts'
import { parseFreeWord } from '../text/parse-free-word.ts'
import { settleSpaces } from '../text/settle-spaces.ts'

export type Hit = [start: number, end: number]

// What composes into one character must stay together: marks, also behind what folding takes away, follow their letter, Hangul its syllable.
const cluster = /(?:\r\n|[\u1100-\u11ff\ua960-\ua97f\uac00-\ud7ff]+|[^])[\p{M}ﾞﾟ゛゜\p{Cf}[\p{Cc}--[\t-\r\u0085]]]*/gv

// No word holds a line's end, and spaces settle within a line: each line is looked through by itself. One that begins with a mark belongs to the line before it.
const lineEnd = /(?:\r\n|\r(?!\n)|[\n\u0085\u2028\u2029\v\f])(?![\p{M}ﾞﾟ゛゜\p{Cf}[\p{Cc}--[\t-\r\u0085]]])/gv

const longVowel = /[-‐-―−─━ー]/

export type Wanted = { text: string; isPhrase: boolean }

/** The spellings of the words that a text must show, and of their synonyms without those that the viewer left out. */
export const wantedOf = (freeWord: string, without?: string[]): Wanted[] =>
  expandWords(parseFreeWord(freeWord), without)
    .filter((word) => !word.excluded)
    .flatMap(({ alternatives, isPhrase, synonyms }) =>
      [...alternatives, ...synonyms.flatMap((synonym) => (synonym.only_title ? [] : synonym.alternatives))].map((text) => ({
        text,
        isPhrase: isPhrase || !hasEdges(text),
      })),
    )

/** Where a text shows the searched words: UTF-16 ranges of the original text, in order, not touching one another. */
export const findHits = (text: string, freeWord: string, without?: string[]): Hit[] => [...hitsIn(text, wantedOf(freeWord, without))]

/** The same, line by line: a caller that needs only the first hits reads no further. */
export function* hitsIn(text: string, wanted: Wanted[]): Generator<Hit> {
  if (wanted.length === 0) return
  for (let from = 0; from < text.length; ) {
    const line = lineFrom(text, from)
    for (const [start, end] of hitsInLine(line, wanted)) yield [start + from, end + from]
    from += line.length
  }
}

function lineFrom(text: string, from: number) {
  lineEnd.lastIndex = from
  return text.slice(from, lineEnd.test(text) ? lineEnd.lastIndex : text.length)
}

// Characters that fold one by one into one each: most of what postings are made of.
const plain = /^[\n -~\u2013\u2014\u2018\u2019\u201c\u201d\u3000-\u3029\u3030-\u303d\u3041-\u3096\u309d\u309e\u30a1-\u30fe\u4e00-\u9fff\uff01-\uff5e]*$/

function hitsInLine(line: string, wanted: Wanted[]): Hit[] {
  const isPlain = plain.test(line)
  const folded = isPlain ? foldKanji(line.normalize('NFKC').toLowerCase()) : foldWidth(line)
  const possible = wanted.filter(({ text }) => folded.includes(text.charAt(0)))
  if (possible.length === 0) return []
  const places = new Uint32Array(folded.length)
  const kept = places.subarray(0, settleSpaces(unitsOf(folded), folded.length, places))
  const settled = kept.length === folded.length ? folded : Array.from(kept, (i) => folded.charAt(i)).join('')
  const hits: Hit[] = []
  let original: ((at: number) => Hit) | undefined
  let units: Uint16Array | undefined
  for (const { text: word, isPhrase } of possible) {
    for (let at = settled.indexOf(word); at >= 0; at = settled.indexOf(word, at + 1)) {
      if (!isPhrase && !standsAlone((units ??= unitsOf(settled)), at, word)) continue
      let last = kept[at + word.length - 1] ?? 0
      // A long vowel that the spelling dropped belongs to the word one sees.
      while (last + 1 !== kept[at + word.length] && longVowel.test(folded.charAt(last + 1))) last++
      original ??= isPlain ? (one) => [one, one + 1] : placesOf(line)
      hits.push([original(kept[at] ?? 0)[0], original(last)[1]])
    }
  }
  return joined(hits)
}

/** Which part of a line each character of its folded form comes from. */
function placesOf(line: string) {
  const places: Hit[] = []
  for (const { 0: original, index } of line.toWellFormed().matchAll(cluster)) {
    const place: Hit = [index, index + original.length]
    for (let left = foldWidth(original).length; left > 0; left--) places.push(place)
  }
  return (at: number): Hit => places[at] ?? [0, 0]
}

const joined = (hits: Hit[]): Hit[] => {
  const result: Hit[] = []
  for (const [start, end] of hits.sort((a, b) => a[0] - b[0] || a[1] - b[1])) {
    const last = result.at(-1)
    if (last && start <= last[1]) last[1] = Math.max(last[1], end)
    else result.push([start, end])
  }
  return result
}
