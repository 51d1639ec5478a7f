import type { FoldedText } from './fold-text.ts'
import { foldText } from './fold-text.ts'
import { isOrdinaryWord } from './ordinary-words.ts'
import { plainRomaji, romajiOf } from './romaji.ts'

/** A person's names in Latin letters: `whole` in any order or joined, `parts` alone, and the initials that stand for a part beside the other one. */
export type LatinNames = { wholes: Set<string>; parts: Set<string>; initials: Map<string, Set<string>> }

const MOST_WORDS = 16
const LONGEST = 40
/** Letters that the same kana begins with in other spellings. */
const firstLetters: Record<string, string> = { t: 'tc', s: 's', z: 'jz', h: 'hf', r: 'rl', k: 'kc', b: 'bv' }
const honorific = /^[\s\-‐.]{0,3}(?:さん|サン|様|氏|君|くん|ちゃん|です|と申|san\b|sama\b)/i

export function latinNames(name: string, reading: string): LatinNames {
  const names: LatinNames = { wholes: new Set(), parts: new Set(), initials: new Map() }
  for (const words of [wordsIn(name), wordsIn(reading)]) {
    if (words.length === 0) continue
    for (const order of [words, words.toReversed()]) names.wholes.add(order.join(''))
    if (words.length > 1) for (const word of words) names.parts.add(word)
    for (const word of words) {
      const others = words.filter((other) => other !== word).flatMap((other) => [...(firstLetters[other[0]!] ?? other[0]!)])
      if (others.length && word.length > 2) names.initials.set(word, new Set([...(names.initials.get(word) ?? []), ...others]))
    }
  }
  return names
}

/** Each word of a name in the one spelling of Latin letters; none when a word is neither kana nor Latin. */
function wordsIn(name: string): string[] {
  const words = name
    .normalize('NFKC')
    .split(/[\s・,、.＝=]{1,20}/)
    .filter(Boolean)
  const spelled = words.map((word) => {
    const { letters, scripts } = foldText(word)
    if (scripts.every((script) => script === 'latin')) return plainRomaji(letters)
    return romajiOf(word.replaceAll(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60)))
  })
  return spelled.every(Boolean) ? spelled : []
}

type Word = { raw: string; begin: number; end: number }

/** Where words in Latin letters are the person's name in one of its many spellings. */
export function* findLatinNames(text: string, folded: FoldedText, { wholes, parts, initials }: LatinNames): Generator<[number, number]> {
  if (wholes.size === 0) return
  const words = latinWords(text, folded)
  for (let first = 0; first < words.length; first++) {
    let joined = ''
    for (let last = first; last < Math.min(words.length, first + MOST_WORDS); last++) {
      const word = words[last]!
      if (last > first && folded.gaps[word.begin] === 2) break
      if (last > first && !isBeside(text, folded, words[last - 1]!, word)) break
      joined += word.raw
      if (joined.length > LONGEST) break
      const spelled = once(joined)
      const span: [number, number] = [folded.from[words[first]!.begin]!, folded.to[word.end - 1]!]
      const written = text.slice(...span)
      if (wholes.has(spelled) && (joined.length > 4 || last > first || isMeant(text, span, written))) yield span
      else if (parts.has(spelled) && standsAlone(spelled, joined, last > first) && (joined.length > 3 || /^\P{Lu}*\p{Lu}\P{Lu}+$/u.test(written))) yield span
      else if (parts.has(spelled) && isMeant(text, span, written)) yield span
      else if (last === first + 1 && isInitialed(words[first]!.raw, word.raw, initials)) yield span
      else if (last === first && (isInitialed(joined[0]!, joined.slice(1), initials) || isInitialed(joined.at(-1)!, joined.slice(0, -1), initials))) yield span
    }
  }
}

const spellings = new Map<string, string>()
const MOST_KNOWN = 20_000

/** The same words come again and again. */
function once(raw: string) {
  const known = spellings.get(raw)
  if (known !== undefined) return known
  const spelled = plainRomaji(raw)
  if (spellings.size < MOST_KNOWN) spellings.set(raw, spelled)
  return spelled
}

/** Words that are English, too, or programming languages, are a name only in company. */
const standsAlone = (spelled: string, raw: string, isJoined: boolean) => !isJoined && raw.length > 2 && !isOrdinaryWord(raw) && !isOrdinaryWord(spelled)

const isMeant = (text: string, [, to]: [number, number], written: string) =>
  /^\p{Lu}/u.test(written.normalize('NFKC')) && honorific.test(text.slice(to, to + 12).normalize('NFKC'))

const isInitialed = (one: string, other: string, initials: LatinNames['initials']) =>
  [
    [one, other],
    [other, one],
  ].some(([letter = '', word = '']) => letter.length === 1 && initials.get(plainRomaji(word))?.has(letter))

/** Between words of one name stand blanks, or a sign or two. */
const isBeside = (text: string, folded: FoldedText, before: Word, after: Word) =>
  before.end === after.begin && /^[\s\p{P}\p{S}\p{Cf}]{0,8}$/u.test(text.slice(folded.to[before.end - 1], folded.from[after.begin]))

function latinWords(text: string, { letters, scripts, gaps, from, to }: FoldedText): Word[] {
  const words: Word[] = []
  for (let at = 0; at < letters.length; at++) {
    if (scripts[at] !== 'latin') continue
    const word = words.at(-1)
    const isApostrophe = at > 0 && /^['’ʼ`´]$/.test(text.slice(to[at - 1], from[at]))
    if (word?.end === at && (gaps[at] === 0 || isApostrophe)) {
      word.raw += letters[at]
      word.end++
    } else words.push({ raw: letters[at]!, begin: at, end: at + 1 })
  }
  return words
}
