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
]

const eSound = 'エケセテネヘメレゲゼデベペェ'
const longE = new RegExp(`(?<=[${eSound}])[ー―−]`, 'g')
const splitE = new RegExp(`(?<=[${eSound}])イ`, 'g')

const katakana = /^[ァ-ヺー]+$/
/** Shorter words would turn into other words: ペイ would look for ペ. */
const shortest = 4
const most = 12

/** Other spellings of one word of katakana: リプレース is リプレイス too, アイデア アイディア, サービス サーヴィス. */
export const spellingVariants = (typed: string): string[] => {
  const word = foldWidth(typed)
  if (!katakana.test(word) || word.length < shortest) return []
  const found = new Set<string>()
  const variantsOf = (one: string) => {
    for (const [from, to] of pairs) found.add(one.replace(from, to))
    found.add(one.replace(longE, 'イ'))
    // With its long vowel dropped the word must still be long enough to mean itself.
    if (one.replaceAll('ー', '').replace(splitE, '').length >= 3) found.add(one.replace(splitE, 'ー'))
  }
  variantsOf(word)
  found.delete(word)
  return [...found].slice(0, most)
}
