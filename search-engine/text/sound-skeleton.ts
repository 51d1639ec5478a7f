import { shiftKana } from './shift-kana.ts'

/** The consonant of each row of kana, with those that loanwords do not tell apart as one: r and l, b and v, h and f, t, ts and ch. */
const rows: [string, string][] = [
  ['カキクケコ', 'k'],
  ['ガギグゲゴ', 'g'],
  ['サシスセソ', 's'],
  ['ザジズゼゾヂヅ', 'z'],
  ['タチツテト', 't'],
  ['ダデド', 'd'],
  ['ナニヌネノン', 'n'],
  ['ハヒフヘホ', 'h'],
  ['バビブベボヴ', 'b'],
  ['パピプペポ', 'p'],
  ['マミムメモ', 'm'],
  ['ラリルレロ', 'r'],
]
const consonants = new Map(rows.flatMap(([letters, sound]) => [...letters].map((letter) => [letter, sound] as const)))
const vowels = 'アイウエオヤユヨワ'

const latin: [RegExp, string][] = [
  [/ch|ts|tch/g, 't'],
  [/sh|th|c(?=[eiy])/g, 's'],
  [/ph|f/g, 'h'],
  [/x/g, 'ks'],
  [/ck|c|q/g, 'k'],
  [/l/g, 'r'],
  [/v/g, 'b'],
  [/j/g, 'z'],
]
const isInitialVowel = /^[aiueoyw]/

/** Sounds of which a word consists, without vowels and their lengths: Helpfeel and ヘルプフィール are one. A word in other letters has none, and one that may be read in two ways several: forward is フォワード, mercari メルカリ, technology テクノロジー. */
export const soundSkeletons = (word: string): string[] => {
  const folded = word
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\s・.'-]/g, '')
  const katakana = shiftKana(folded, 'katakana')
  if (/^[ァ-ヺー]+$/.test(katakana)) {
    const first = vowels.includes(katakana.charAt(0)) ? 'a' : ''
    return [first + [...katakana].map((letter) => consonants.get(letter) ?? '').join('')]
  }
  // Letters without a vowel are read one by one: NCD is no ノーコード.
  if (!/^[a-z]+$/.test(folded) || !/[aiueoy]/.test(folded)) return []
  const first = isInitialVowel.test(folded) ? 'a' : ''
  // ch of tech, g of gem, and r before a consonant are read in two ways.
  const read = (text: string) => latin.reduce((spelled, [from, to]) => spelled.replaceAll(from, to), text)
  const whole = (text: string) => first + text.replaceAll(/[aiueoyw]/g, '').replaceAll(/(.)\1+/g, '$1')
  const ways = (texts: string[], from: RegExp, to: string) => texts.flatMap((text) => [text.replaceAll(from, to), text])
  const hard = ways([folded], /ch/g, 'k').map(read)
  return [...new Set(ways(ways(hard, /g(?=[iey])/g, 'z'), /(?<=[aiueoy])r(?![aiueoy])/g, 'a').map(whole))]
}
