import { type FoldedText, foldText } from './fold-text.ts'
import { isOrdinaryWord } from './ordinary-words.ts'
import { PLACES } from './places.ts'
import { vowelOf } from './romaji.ts'
import { placesOf, type Surroundings, surroundings } from './surroundings.ts'

export type NamePiece = { letters: string; isWhole: boolean }

const honorific = /^(?:サン|サマ|様|氏|クン|君|チヤン|殿|先生|デス|デゴザ|ト申|トモウシ|ト言|トイイ|トイウ|san|sama|kun|shi|sensei)/
const label = /(?:氏名|名前|ナマエ|本名|旧姓|姓|名|担当者?|代表|筆者|私ハ|ワタシハ|name|iam)$/
const particle = /^[のはがをにでともへやかだ]$/
const joiner = /^[のはがをにでともへやなた]$/
const partOfPlace = /^[県市区町村駅郡都府道線港島川橋台坂大]/
const namesOfPlaces = new Set(PLACES.split('|'))

/** A name of a person in the ways that sentences join it, each part for itself, and its reading. Names without a blank are tried at each place where they may be parted. */
export function namePieces(name: string, reading: string): NamePiece[] {
  const pieces = [...piecesOf(name), ...piecesOf(reading)]
  return pieces.flatMap((piece) => [...longSpellings(piece.letters)].map((letters) => ({ ...piece, letters })))
}

function piecesOf(name: string): NamePiece[] {
  const words = name
    .split(/[\s・,、.＝=]{1,20}/)
    .map((word) => withVowels(foldText(word)).letters)
    .filter(Boolean)
  const whole = { letters: words.join(''), isWhole: true }
  if (words.length > 1) {
    const turned = words.toReversed().join('')
    return [whole, { letters: turned, isWhole: true }, ...words.map((letters) => ({ letters, isWhole: false }))]
  }
  const letters = [...whole.letters]
  const isParted = letters.length > 2 && letters.length < 8 && letters.every((letter) => /\p{Script=Han}/u.test(letter))
  const cuts = isParted ? letters.slice(2).map((_, at) => at + 2) : []
  const parts = cuts.flatMap((at) => [letters.slice(0, at), letters.slice(-at)].map((part) => ({ letters: part.join(''), isWhole: false })))
  return [whole, ...parts.filter(({ letters }) => letters !== whole.letters)]
}

/** Where the pieces of a name stand and mean the person. */
export function* findNames(text: string, folded: FoldedText, pieces: NamePiece[]): Generator<[number, number]> {
  const voiced = withVowels(folded)
  for (const { letters, isWhole } of pieces)
    for (const [begin, end] of placesOf(letters, voiced)) {
      const around = surroundings(text, voiced, begin, end)
      if (!around.crossesSentences && (isWhole ? meansWhole(around) : meansPart(around, letters))) yield [voiced.from[begin]!, voiced.to[end - 1]!]
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
