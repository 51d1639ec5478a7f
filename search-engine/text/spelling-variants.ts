import { partsOfKatakana } from '../words/are-part-words.ts'
import { foldWidth } from './fold-width.ts'

/** Katakana that loanwords are written with either way. Each pair is tried in both directions, everywhere in the word at once. */
const pairs: [RegExp, string][] = [
  [/ウェ/g, 'ウエ'],
  [/ウエ/g, 'ウェ'],
  [/ウィ/g, 'ウイ'],
  [/ウイ/g, 'ウィ'],
  [/ウォ/g, 'ウオ'],
  [/ウオ/g, 'ウォ'],
  [/ヴァ/g, 'バ'],
  [/ヴィ/g, 'ビ'],
  [/ヴェ/g, 'ベ'],
  [/ヴォ/g, 'ボ'],
  [/ヴ(?![ァィェォ])/g, 'ブ'],
  [/バ/g, 'ヴァ'],
  [/ビ/g, 'ヴィ'],
  [/ベ/g, 'ヴェ'],
  [/ボ/g, 'ヴォ'],
  [/ブ/g, 'ヴ'],
  [/ディ/g, 'デ'],
  [/デ(?![ィュ])/g, 'ディ'],
  [/ティ/g, 'チ'],
  [/チ(?![ェャュョ])/g, 'ティ'],
  [/クォ/g, 'クオ'],
  [/クオ/g, 'クォ'],
  [/ファ/g, 'フア'],
  [/フェ/g, 'フエ'],
  [/シェ/g, 'セ'],
  [/ジェ/g, 'ゼ'],
  [/ゼ/g, 'ジェ'],
  [/イヤ/g, 'イア'],
  [/イア/g, 'イヤ'],
  [/リア/g, 'リヤ'],
  [/リヤ/g, 'リア'],
  [/ドゥ/g, 'ド'],
  [/トゥ/g, 'ツ'],
  [/ツ/g, 'トゥ'],
  [/ヅ/g, 'ズ'],
  [/ヂ/g, 'ジ'],
  [/フォ/g, 'ホ'],
  [/(?<=[ァ-ヺー])ホ/g, 'フォ'],
  [/ックス/g, 'クス'],
  [/(?<!ッ)クス/g, 'ックス'],
  [/ギア/g, 'ギヤ'],
  [/ギヤ/g, 'ギア'],
  [/グラウンド/g, 'グランド'],
  [/グランド/g, 'グラウンド'],
  [/レポート/g, 'リポート'],
  [/リポート/g, 'レポート'],
  [/・/g, ''],
]

const eSound = 'エケセテネヘメレゲゼデベペェ'
const longE = new RegExp(`(?<=[${eSound}])[ー―−]`, 'g')
const splitE = new RegExp(`(?<=[${eSound}])イ`, 'g')

const katakana = /^[ァ-ヺー・]+$/
/** Shorter words would turn into other words: ペイ would look for ペ. */
const shortest = 4
const most = 12

const numerals = '一二三四五六七八九'
const counters = '(?=[人日次級卒種交度社か年月回])'
/** Spellings of words that are not of katakana alone: 一人目 and 1人目, Web and ウェブ. */
const otherSpellings = (word: string): string[] => [
  word.replace(new RegExp(`[${numerals}]${counters}`, 'gu'), (numeral) => `${numerals.indexOf(numeral) + 1}`),
  word.replace(new RegExp(`(?<!\\d)[1-9]${counters}`, 'gu'), (digit) => numerals.charAt(Number(digit) - 1)),
  word.replace(/(?<![a-z])web(?![a-z])/gu, 'ウェブ'),
  word.replace(/ウ[ェエ]ブ/gu, 'web'),
]

/** Katakana words one after another, with the dot that some write between them; nothing for a word of one part. */
const dotted = (word: string): string[] => {
  const parts = partsOfKatakana(word)
  return parts.length > 1 ? [parts.join('・')] : []
}

/** Other spellings of one word: リプレース is リプレイス too, アイデア アイディア, サービス サーヴィス, プロジェクトマネージャー プロジェクト・マネージャー. */
export const spellingVariants = (typed: string): string[] => {
  const word = foldWidth(typed)
  const others = otherSpellings(word).filter((one) => one !== word)
  if (!katakana.test(word) || word.length < shortest) return others
  const found = new Set<string>(dotted(word))
  const variantsOf = (one: string) => {
    for (const [from, to] of pairs) found.add(one.replace(from, to))
    found.add(one.replace(longE, 'イ'))
    // With its long vowel dropped the word must still be long enough to mean itself.
    if (one.replaceAll('ー', '').replace(splitE, '').length >= 3) found.add(one.replace(splitE, 'ー'))
  }
  variantsOf(word)
  found.delete(word)
  return [...found, ...others].slice(0, most)
}
