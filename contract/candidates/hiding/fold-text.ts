import { OLD_FORMS } from './old-forms.ts'

/** What a letter was written in: hiragana, katakana, kanji (and every other script), Latin, digit. */
export type Script = 'hiragana' | 'katakana' | 'kanji' | 'latin' | 'digit'

/** A text in one spelling. Each unit of `letters` knows where it was written, so that what is found is cut out of the text as it was. */
export type FoldedText = {
  letters: string
  scripts: Script[]
  /** Where the unit's cluster begins and ends in the text. */
  from: number[]
  to: number[]
  /** Whether signs or blanks stand before the unit: 0 none, 1 such as names have inside, 2 the end of a sentence. */
  gaps: (0 | 1 | 2)[]
}

const pairs = [...OLD_FORMS]
const modern = new Map(pairs.flatMap((old, index) => (index % 2 ? [] : [[old, pairs[index + 1]!] as const])))
const small = new Map(
  [...'ァアィイゥウェエォオッツャヤュユョヨヮワヵカヶケヰイヱエヲオヂジヅズ'].flatMap((kana, index, all) =>
    index % 2 ? [] : [[kana, all[index + 1]!] as const],
  ),
)
/** ヴァ is バ: the second letter joins the first. */
const voicedV: Record<string, string> = { ァ: 'バ', ィ: 'ビ', ェ: 'ベ', ォ: 'ボ', ア: 'バ', イ: 'ビ', エ: 'ベ', オ: 'ボ' }
/** Invisible characters part nothing; what separates lines is no letter either, but is seen. */
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Cf}]|[^\P{Cc}\t\n\v\f\r\u0085]/u
const mark = /[\p{M}\uff9e\uff9f\u309b\u309c]/u
const letter = /[\p{L}\p{N}]/u
const plainLetter = /^[\u3041-\u3096\u30a1-\u30fa\u30fc\u4e00-\u9fffa-zA-Z0-9]$/
const dash = /[-\u2010-\u2015\u2212\u2500\u2501]/
const iteration = /[\u3003\u3005\u303b\u309d\u309e\u30fd\u30fe]/
const ends = /[。！？!?、，;；\u2028\u2029]/

/** Width, case, composition, invisible characters, kana, 旧字体 and iteration marks in one spelling. The long vowel mark stays. */
export function foldText(text: string): FoldedText {
  const letters: string[] = []
  const folded: FoldedText = { letters: '', scripts: [], from: [], to: [], gaps: [] }
  let gap: 0 | 1 | 2 = 1
  let isAfterV = false
  for (const { cluster, from, to } of clustersOf(text)) {
    for (const unit of unitsOf(cluster)) {
      const isLongVowel = unit.isDash && gap === 0 && folded.scripts.at(-1) === 'katakana' && /[ァ-ヺｦ-ﾝ]/.test(text.charAt(to))
      if (unit.part > 0 && !isLongVowel) {
        if (gap < 2) gap = unit.part
        continue
      }
      const joined = isAfterV && gap === 0 ? voicedV[unit.katakana] : undefined
      isAfterV = unit.katakana === 'ヴ'
      if (joined) {
        letters[letters.length - 1] = joined
        folded.to[folded.to.length - 1] = to
        continue
      }
      const isRepeated = iteration.test(unit.katakana)
      const spelled = isLongVowel ? 'ー' : isRepeated ? (letters.at(-1) ?? '') : unit.spelled
      for (let at = 0; at < spelled.length; at++) {
        letters.push(spelled.charAt(at))
        folded.scripts.push(isRepeated ? (folded.scripts.at(-1) ?? 'kanji') : unit.script)
        folded.from.push(from)
        folded.to.push(to)
        folded.gaps.push(at === 0 ? gap : 0)
      }
      if (spelled !== '') gap = 0
    }
  }
  folded.letters = letters.join('')
  return folded
}

/** A character with the marks and invisible characters that belong to it: it is cut as a whole. */
function* clustersOf(text: string) {
  let cluster = ''
  let [from, to] = [0, 0]
  for (const character of text) {
    const end = to + character.length
    if (plainLetter.test(character) || !(invisible.test(character) || mark.test(character))) {
      if (cluster !== '') yield { cluster, from, to }
      ;[cluster, from] = [character, to]
    } else if (!invisible.test(character))
      cluster += character === '\u309b' || character === '\uff9e' ? '\u3099' : character === '\u309c' || character === '\uff9f' ? '\u309a' : character
    to = end
  }
  if (cluster !== '') yield { cluster, from, to }
}

/** What a letter or a sign comes to; `part` is 0 for a letter, otherwise how far it parts the letters beside it. */
type Unit = { katakana: string; spelled: string; script: Script; part: 0 | 1 | 2; isDash: boolean }

const known = new Map<string, Unit[]>()
const MOST_KNOWN = 20_000

/** Remembered, for most texts are made of the same few thousand characters. */
function unitsOf(cluster: string): Unit[] {
  let units = known.get(cluster)
  if (units === undefined) {
    units = lettersOf(cluster).map((unit) => {
      const part = letter.test(unit) || iteration.test(unit) ? 0 : ends.test(unit) ? 2 : 1
      return { katakana: katakanaOf(unit), spelled: spell(unit), script: scriptOf(unit), part, isDash: dash.test(unit) }
    })
    if (known.size < MOST_KNOWN) known.set(cluster, units)
  }
  return units
}

function lettersOf(cluster: string): string[] {
  if (plainLetter.test(cluster)) return [cluster.toLowerCase()]
  const letters = squared(cluster).normalize('NFKC').toLowerCase()
  const bare = /[a-z\u00c0-\u024f\u1e00-\u1eff]/.test(letters) ? letters.normalize('NFD').replaceAll(/[\u0300-\u036f]/g, '') : letters
  return [...bare.normalize('NFKC')].filter((unit) => !/\p{M}/u.test(unit)).map((unit) => modern.get(unit) ?? unit)
}

/** Letters in circles and squares that Unicode does not take for letters. */
const squared = (cluster: string) =>
  cluster.replaceAll(/[\u{1f150}-\u{1f169}\u{1f170}-\u{1f189}\u{1f1e6}-\u{1f1ff}]/gu, (sign) => {
    const code = sign.codePointAt(0)!
    const first = code >= 0x1f1e6 ? 0x1f1e6 : code >= 0x1f170 ? 0x1f170 : 0x1f150
    return String.fromCharCode(0x61 + code - first)
  })

function scriptOf(unit: string): Script {
  if (/[a-z]/.test(unit)) return 'latin'
  if (/\p{N}/u.test(unit)) return 'digit'
  if (/[\u3041-\u3096\u309f]/.test(unit)) return 'hiragana'
  return /[\u30a1-\u30ff\u31f0-\u31ff]/.test(unit) || dash.test(unit) ? 'katakana' : 'kanji'
}

function spell(unit: string) {
  const katakana = katakanaOf(unit)
  return small.get(katakana) ?? modern.get(katakana) ?? (katakana === 'ヴ' ? 'ブ' : katakana)
}

const katakanaOf = (unit: string) => (/[\u3041-\u3096]/.test(unit) ? String.fromCharCode(unit.charCodeAt(0) + 0x60) : unit)
