import { plainRomaji } from './plain-romaji.ts'

const rows: Record<string, string> = {
  '': 'アイウエオ',
  k: 'カキクケコ',
  s: 'サシスセソ',
  t: 'タチツテト',
  n: 'ナニヌネノ',
  h: 'ハヒフヘホ',
  m: 'マミムメモ',
  y: 'ヤ ユ ヨ',
  r: 'ラリルレロ',
  w: 'ワ   ヲ',
  g: 'ガギグゲゴ',
  z: 'ザジズゼゾ',
  d: 'ダヂヅデド',
  b: 'バビブベボ',
  p: 'パピプペポ',
}
const syllables = new Map(Object.entries(rows).flatMap(([consonant, row]) => [...row].map((kana, at) => [kana, `${consonant}${'aiueo'[at]}`] as const)))
for (const [kana, syllable] of [
  ['ン', 'n'],
  ['ヴ', 'bu'],
  ['ヰ', 'i'],
  ['ヱ', 'e'],
  ['ー', '-'],
] as const)
  syllables.set(kana, syllable)
const glides: Record<string, string> = { ャ: 'ya', ュ: 'yu', ョ: 'yo', ァ: 'a', ィ: 'i', ェ: 'e', ォ: 'o' }

/** A reading in kana in that spelling; nothing when it holds more than kana. */
export function romajiOf(kana: string): string {
  let latin = ''
  let isDoubled = false
  for (const unit of kana) {
    const glide = glides[unit]
    if (glide && latin) {
      latin = `${latin.slice(0, -1)}${glide}`
      continue
    }
    if (unit === 'ッ') {
      isDoubled = true
      continue
    }
    const syllable = syllables.get(unit)
    if (syllable === undefined) return ''
    latin += isDoubled ? `${syllable[0]}${syllable}` : syllable
    isDoubled = false
  }
  return plainRomaji(latin)
}

/** The kana of a name in Latin letters, small kana written large as texts are compared; nothing for what is not Japanese. */
export function kanaOf(latin: string): string {
  const rest = plainRomaji(latin)
  let kana = ''
  for (let at = 0; at < rest.length; ) {
    const [syllable] = /^(?:[kstnhmrgzdbp]y[auo]|[kstnhmyrwgzdbp]?[aiueo]|n)/.exec(rest.slice(at)) ?? []
    if (syllable === undefined) {
      if (rest[at] !== rest[at + 1]) return ''
      kana += 'ツ'
      at++
      continue
    }
    const glided = /^([a-z])y([auo])$/.exec(syllable)
    kana += glided ? `${kanaFor(`${glided[1]}i`)}${kanaFor(`y${glided[2]}`)}` : kanaFor(syllable)
    at += syllable.length
  }
  return kana
}

const kanaBySyllable = new Map([...syllables].toReversed().map(([kana, syllable]) => [syllable, kana]))
const kanaFor = (syllable: string) => kanaBySyllable.get(syllable) ?? ''

/** The vowel that a kana ends in; nothing for ン and what is no kana. */
export const vowelOf = (kana: string) => /[aiueo]$/.exec(syllables.get(kana) ?? '')?.[0] ?? ''
