import type { FoldedText } from '../fold-text.ts'
import { foldText } from '../fold-text.ts'
import { type LatinWord, latinWords } from './latin-words.ts'
import { nameCuts, nameWords } from './name-cuts.ts'
import { isOrdinaryWord } from '../ordinary-words.ts'
import { PlainRomaji, plainRomaji } from './plain-romaji.ts'
import { romajiOf } from './romaji.ts'

/** A person's names in Latin letters, letter by letter: what ends at a node, and the letters that come next. */
export type LatinNames = {
  next: Map<string, LatinNames>
  /** The whole name, its parts in any order. */
  isWhole: boolean
  part: 'sure' | 'guess' | undefined
  /** What stands for the other part beside this one. */
  initials: Set<string>
}

const MOST_WORDS = 16
const LONGEST = 40
/** Letters that the same kana begins with in other spellings. */
const firstLetters: Record<string, string> = { t: 'tc', s: 's', z: 'jz', h: 'hf', r: 'rl', k: 'kc', b: 'bv' }
const honorific = /^[\s\-‐.]{0,3}(?:さん|サン|様|氏|君|くん|ちゃん|です|と申|san\b|sama\b)/i

const node = (): LatinNames => ({ next: new Map(), isWhole: false, part: undefined, initials: new Set() })

export function latinNames(name: string, reading: string): LatinNames {
  const names = node()
  for (const written of [name, reading]) {
    const words = spelledOut(nameWords(written))
    if (words.length === 0) continue
    for (const spelled of joined(words)) reach(names, spelled).isWhole = true
    for (const { parts, isSure } of nameCuts(written)) addCut(names, spelledOut(parts), isSure)
  }
  return names
}

function addCut(names: LatinNames, words: string[], isSure: boolean) {
  for (const spelled of joined(words.toReversed())) reach(names, spelled).isWhole = true
  for (const word of words) {
    const end = reach(names, word)
    if (isSure || end.part === undefined) end.part = isSure ? 'sure' : 'guess'
    if (word.length < 3) continue
    for (const other of words) if (other !== word) for (const letter of firstLetters[other[0]!] ?? other[0]!) end.initials.add(letter)
  }
}

/** Vowels that meet at the joint may melt into one: Yamada Aoi is yamadaaoi and yamadaoi. */
const joined = (words: string[]) => new Set([words.join(''), plainRomaji(words.join(''))])

function reach(names: LatinNames, letters: string) {
  let at = names
  for (const letter of letters) {
    const next = at.next.get(letter) ?? node()
    at.next.set(letter, next)
    at = next
  }
  return at
}

/** Each word of a name in the one spelling of Latin letters; none when a word is neither kana nor Latin. */
function spelledOut(words: string[]): string[] {
  const spelled = words.map((word) => {
    const { letters, scripts } = foldText(word)
    if (scripts.every((script) => script === 'latin')) return plainRomaji(letters)
    return romajiOf(word.replaceAll(/[ぁ-ゖ]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) + 0x60)))
  })
  return spelled.every(Boolean) ? spelled : []
}

/** Follows a text through the names and gives up as soon as none of them can be meant. */
class Walk {
  #plain = new PlainRomaji()
  #nodes: (LatinNames | undefined)[]

  constructor(names: LatinNames) {
    this.#nodes = [names]
  }

  /** Whether a name may still come of it. */
  add(raw: string) {
    for (const letter of raw) {
      this.#plain.add(letter)
      const { letters, kept } = this.#plain
      this.#nodes.length = kept + 1
      for (let at = kept; at < letters.length; at++) this.#nodes.push(this.#nodes[at]?.next.get(letters[at]!))
      if (this.#nodes[Math.max(0, letters.length - 2)] === undefined) return false
    }
    return true
  }

  /** The name that the letters come to. */
  get found() {
    return this.#nodes.at(-1)
  }

  get spelled() {
    return this.#plain.letters.join('')
  }
}

/** Where words in Latin letters are the person's name in one of its many spellings. */
export function* findLatinNames(text: string, folded: FoldedText, names: LatinNames): Generator<[number, number]> {
  if (names.next.size === 0) return
  const words = latinWords(text, folded)
  for (let first = 0; first < words.length; ) {
    const end = Math.max(longestFrom(text, folded, words, first, names), first + isInitialed(words[first]!.raw, words[first + 1], names))
    if (end > first) yield spanOf(folded, words[first]!, words[end - 1]!)
    first = Math.max(end, first + 1)
  }
}

/** Behind which word the longest name ends that begins at this one; 0 for none. */
function longestFrom(text: string, folded: FoldedText, words: LatinWord[], first: number, names: LatinNames) {
  const walk = new Walk(names)
  let [length, end] = [0, 0]
  for (let last = first; last < Math.min(words.length, first + MOST_WORDS); last++) {
    const word = words[last]!
    length += word.raw.length
    if ((last > first && !word.isBesideLast) || length > LONGEST || !walk.add(word.raw)) break
    const { found, spelled } = walk
    if (found && means(text, spanOf(folded, words[first]!, word), found, { length, isJoined: last > first, raw: word.raw, spelled })) end = last + 1
  }
  return end
}

const spanOf = ({ from, to }: FoldedText, first: LatinWord, last: LatinWord): [number, number] => [from[first.begin]!, to[last.end - 1]!]

/** Words that are English, too, or programming languages, are a name only in company. */
function means(
  text: string,
  span: [number, number],
  { isWhole, part }: LatinNames,
  { length, isJoined, raw, spelled }: { length: number; isJoined: boolean; raw: string; spelled: string },
) {
  if (isWhole && (length > 4 || isJoined)) return true
  if (!isWhole && part === undefined) return false
  const written = text.slice(...span).normalize('NFKC')
  const isCapitalised = /^\P{Lu}*\p{Lu}\P{Lu}+$/u.test(written)
  if (part !== undefined && !isJoined && length > 2 && !isOrdinaryWord(raw) && !isOrdinaryWord(spelled)) {
    if (isCapitalised || length > 3) return true
  }
  return /^\p{Lu}/u.test(written) && honorific.test(text.slice(span[1], span[1] + 12).normalize('NFKC'))
}

/** How many words are a part of the name beside the initial of the other: S. Yamada, Yamada S, syamada. */
function isInitialed(raw: string, next: LatinWord | undefined, names: LatinNames) {
  const isPart = (word: string, initial: string, fewest = 3) => {
    if (word.length < 3 || word.length > LONGEST) return false
    const walk = new Walk(names)
    return walk.add(word) && walk.found?.initials.has(initial) === true && (walk.found.part === 'sure' || word.length >= fewest)
  }
  if (raw.length > 3 && !isOrdinaryWord(raw) && (isPart(raw.slice(1), raw[0]!, 4) || isPart(raw.slice(0, -1), raw.at(-1)!, 4))) return 1
  if (!next?.isBesideLast) return 0
  return (raw.length === 1 && isPart(next.raw, raw)) || (next.raw.length === 1 && isPart(raw, next.raw)) ? 2 : 0
}
