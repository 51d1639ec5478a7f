import { kanaOfRomaji } from '../text/kana-of-romaji.ts'
import { normalizeText } from '../text/normalize-text.ts'
import { shiftKana } from '../text/shift-kana.ts'
import { arePartWords } from '../words/are-part-words.ts'
import { unitsOf } from '../words/has-word.ts'
import { isKnownTerm } from './synonyms-of.ts'
import { readings } from './tables/readings.ts'

/** Of fewer letters too many words of other languages would be Japanese ones. */
const shortest = 5

const vowels: [string, string][] = [
  ['あかさたなはまやらわがざだばぱゃ', 'あ'],
  ['いきしちにひみりぎじぢびぴ', 'い'],
  ['うくすつぬふむゆるぐずづぶぷゅ', 'う'],
  ['えけせてねへめれげぜでべぺ', 'え'],
  ['おこそとのほもよろごぞどぼぽょ', 'おう'],
]
/** A vowel that stands twice is a long one, and so is ou in most loanwords. */
const withLongVowels = (hiragana: string): string =>
  vowels.reduce((text, [row, vowel]) => text.replace(new RegExp(`([${row}])[${vowel}]`, 'gu'), '$1ー'), hiragana)

/** Sounds without their length, which people type in every way: こうほう is koho, kouhou and kōhō. */
const sound = (hiragana: string): string => withLongVowels(hiragana.replace(/([えけせてねへめれげぜでべぺ])い/gu, '$1')).replaceAll('ー', '')
const words = new Map<string, string>()
for (const row of readings.trim().split('\n')) {
  const [word = '', reading = ''] = row.split(' ')
  words.set(sound(reading), word)
}

/** Loanwords have sounds that Latin letters write like others: ti and di are ティ and ディ there. */
const spellings = (katakana: string): string[] => [katakana, katakana.replaceAll('チ', 'ティ'), katakana.replaceAll('デ', 'ディ')]

const isLoanword = (katakana: string): boolean => {
  const units = unitsOf(normalizeText(katakana))
  return units.length > 1 && arePartWords(units, 0, units.length)
}

/** えんじにあ is エンジニア; a word already in katakana stands for itself. */
const loanwordOf = (kana: string): string | undefined => {
  const katakana = shiftKana(kana, 'katakana')
  return katakana !== kana && kana.length > 2 && (isKnownTerm(katakana) || isLoanword(katakana)) ? katakana : undefined
}

/** The word that somebody meant who typed how it sounds, in kana or Latin letters: 経理 for けいり and keiri, エンジニア for enjinia and えんじにあ; undefined for any other word. */
export const wordMeant = (typed: string): string | undefined => {
  const folded = typed.normalize('NFKC')
  const isKana = /^[ぁ-ゖァ-ヺー]{2,}$/u.test(folded)
  const hiragana = isKana ? shiftKana(folded, 'hiragana') : /^[a-zāīūēō'-]{4,}$/iu.test(folded) ? kanaOfRomaji(folded) : undefined
  if (hiragana === undefined) return undefined
  const word = words.get(sound(hiragana))
  if (word !== undefined) return word
  if (isKana) return loanwordOf(folded)
  if (folded.length < shortest) return undefined
  return spellings(shiftKana(withLongVowels(hiragana), 'katakana')).find(isLoanword)
}
