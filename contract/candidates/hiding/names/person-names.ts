import { type FoldedText, foldText } from '../fold-text.ts'
import { nameCuts } from './name-cuts.ts'
import { isOrdinaryWord } from '../ordinary-words.ts'
import { PLACES } from '../employers/places.ts'
import { vowelOf } from './romaji.ts'
import { placesOf, Surroundings } from '../surroundings.ts'

/** `whole` is hidden wherever it stands, a `part` where it stands for itself, a `guess` at a part where the sentence says that a name is meant. */
export type NamePiece = { letters: string; is: 'whole' | 'part' | 'guess' }

const honorific = /^(?:サン|サマ|様|氏|クン|君|チヤン|殿|先生|デス|デゴザ|ト申|トモウシ|ト言|トイイ|トイウ|san|sama|kun|shi|sensei)/
/** です stands behind many words that are no names. */
const personal = /^(?:サン|サマ|様|氏|クン|君|チヤン|殿|先生|ト申|トモウシ|san|sama)/
const introduced = /^(?:ト申|トモウシ)/
const label = /(?:氏名|名前|ナマエ|本名|旧姓|姓|名|担当者?|代表|筆者|私ハ|ワタシハ|name|iam)$/
const particle = /^[のはがをにでともへやかだ]$/
const joiner = /^[のはがをにでともへやなた]$/
const partOfPlace = /^[県市区町村駅郡都府道線港島川橋台坂大]/
const namesOfPlaces = new Set(PLACES.split('|'))

/** A name of a person in the ways that sentences join it, each part for itself, and its reading. Names without a blank are tried at each place where they may be parted. */
export function namePieces(name: string, reading: string): NamePiece[] {
  const pieces = new Map<string, NamePiece>()
  for (const { letters, is } of [...piecesOf(name), ...piecesOf(reading)])
    for (const spelled of [...longSpellings(letters)].flatMap(misheard)) {
      const known = pieces.get(spelled)
      if (spelled !== '' && (!known || sure.indexOf(is) < sure.indexOf(known.is))) pieces.set(spelled, { letters: spelled, is })
    }
  return [...pieces.values()]
}

/** A name that is never parted. */
export const wholePiece = (name: string): NamePiece[] => [{ letters: comparableName(name), is: 'whole' as const }].filter(({ letters }) => letters !== '')

const sure: NamePiece['is'][] = ['whole', 'part', 'guess']
/** 渡邉 is 渡辺 by its old form, and written with 部 by those who only hear it. */
const misheard = (letters: string) => (letters.startsWith('渡辺') ? [letters, letters.replace('渡辺', '渡部')] : [letters])
const comparableName = (word: string) => withVowels(foldText(word)).letters

function piecesOf(name: string): NamePiece[] {
  const whole = comparableName(name)
  const cuts = nameCuts(name).flatMap(({ parts, isSure }) => {
    const words = parts.map(comparableName)
    return [
      { letters: words.toReversed().join(''), is: 'whole' as const },
      ...words.flatMap((letters) => (isSure ? [{ letters, is: 'part' as const }] : guessed(letters, whole.length))),
    ]
  })
  return [{ letters: whole, is: 'whole' }, ...cuts]
}

/** Two kanji or more of a name are hidden like a part that is known. A single one is a part of short names only, and not what many given names end in. */
function guessed(letters: string, length: number): NamePiece[] {
  if (letters.length > 1 && /^\p{Script=Han}+$/u.test(letters)) return [{ letters, is: 'part' }]
  return letters.length > 1 || (length < 5 && !/[子人者方様]/.test(letters)) ? [{ letters, is: 'guess' }] : []
}

/** Where the pieces of a name stand and mean the person. */
export function* findNames(text: string, folded: FoldedText, pieces: NamePiece[]): Generator<[number, number]> {
  const voiced = withVowels(folded)
  for (const { letters, is } of pieces) {
    let hidden = 0
    for (const [begin, end] of placesOf(letters, voiced)) {
      if (begin < hidden) continue
      const around = new Surroundings(text, voiced, begin, end)
      if (!means[is](around, letters) || around.crossesSentences) continue
      hidden = end
      yield [voiced.from[begin]!, voiced.to[end - 1]!]
    }
  }
}

const isNamed = ({ before, after }: Surroundings) => honorific.test(after) || label.test(before)

function meansWhole(around: Surroundings) {
  const { length, scripts, first, isCleanBefore, isCleanAfter } = around
  if (first === 'latin') return isCleanBefore && isCleanAfter
  if (scripts.has('kanji')) return length > 2 || (isCleanBefore && (isCleanAfter || isNamed(around)))
  return length > 4 || kanaStands(around)
}

function meansPart(around: Surroundings, letters: string) {
  const { first, length, after, isCleanBefore, isCleanAfter, isParted, last } = around
  if (first === 'latin') return length > 3 && isCleanBefore && isCleanAfter && (!isOrdinaryWord(letters) || isNamed(around))
  if (isParted && !(isCleanBefore && isCleanAfter)) return false
  const isKanji = first === 'kanji' || last === 'kanji'
  if (isOrdinaryWord(letters) || length < (isKanji ? 2 : 3)) return isNamed(around) && (isCleanBefore || label.test(around.before))
  if (!isKanji) return kanaStands(around)
  if (partOfPlace.test(after) && !around.isOpenAfter && (namesOfPlaces.has(letters) || length === 2)) return false
  return length > 2 || isCleanBefore || label.test(around.before)
}

/** What is only one of several cuts is hidden where a name is meant, or where nothing else stands around it. */
function meansGuess(around: Surroundings, letters: string) {
  const { first, last, length, isCleanBefore, isCleanAfter } = around
  if (first === 'latin' || (around.isParted && !(isCleanBefore && isCleanAfter))) return false
  if (length < 3 || isOrdinaryWord(letters)) return meansShort(around)
  if (first === 'kanji' || last === 'kanji') return isCleanBefore
  if (isCleanBefore && isCleanAfter && (first === 'katakana' || label.test(around.before) || (around.isOpenBefore && around.isOpenAfter))) return true
  return (isCleanBefore || (first === 'hiragana' && joiner.test(around.writtenBefore))) && !around.isOpenAfter && honorific.test(around.after)
}

/** Two kana, one kanji or a word: only where nobody else can be meant. */
function meansShort(around: Surroundings) {
  const { isCleanBefore, isCleanAfter, isOpenBefore, isOpenAfter, after } = around
  if (isCleanBefore && (personal.test(after) || (isCleanAfter && label.test(around.before)))) return true
  if (isOpenAfter) return false
  return (isOpenBefore && honorific.test(after)) || (joiner.test(around.writtenBefore) && introduced.test(after))
}

const means = { whole: meansWhole, part: meansPart, guess: meansGuess }

/** Kana has no blanks between words: a short name stands for itself where another script, a sign or a particle parts it from the rest. */
function kanaStands(around: Surroundings) {
  const { isCleanBefore, isCleanAfter, isOpenAfter, writtenBefore, writtenAfter, after, last } = around
  const isFree = isCleanAfter || (last === 'hiragana' && particle.test(writtenAfter))
  if (isCleanBefore && (isFree || honorific.test(after))) return true
  return last === 'hiragana' && joiner.test(writtenBefore) && !isOpenAfter && honorific.test(after)
}

const lengthened: Record<string, string> = { a: 'ア', i: 'イ', u: 'ウ', e: 'イ', o: 'ウ' }

/** The long vowel mark as the vowel it stands for. */
export function withVowels(folded: FoldedText): FoldedText {
  if (!folded.letters.includes('ー')) return folded
  const letters: string[] = []
  for (const unit of folded.letters.split('')) letters.push(unit === 'ー' ? (lengthened[vowelOf(letters.at(-1) ?? '')] ?? unit) : unit)
  return { ...folded, letters: letters.join('') }
}

/** おお and おう, けい and けえ: a reading is written in either. */
function longSpellings(letters: string) {
  const spelled = (o: string, e: string) =>
    letters.replaceAll(/(?<=(.))[ウオイエ]/g, (vowel, before: string) => {
      const sound = vowelOf(before)
      if (sound === 'o' && 'ウオ'.includes(vowel)) return o
      return sound === 'e' && 'イエ'.includes(vowel) ? e : vowel
    })
  return new Set([letters, spelled('ウ', 'イ'), spelled('オ', 'エ')])
}
