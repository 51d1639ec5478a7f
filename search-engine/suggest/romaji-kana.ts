import { kanaOfRomaji, syllablesFrom } from '../text/kana-of-romaji.ts'
import { shiftKana } from '../text/shift-kana.ts'

/**
 * The katakana that typed Latin letters spell, as people type when the input method is off: enji is エンジ, and the begun enj is エンジャ, エンジ and so on. Nothing for
 * what spells no Japanese.
 */
export const romajiKana = (typed: string): string[] => {
  const text = typed.toLowerCase()
  if (!/^[a-z'-]{2,40}$/.test(text)) return []
  const whole = kanaOfRomaji(text)
  const begun = [1, 2].flatMap((length) => {
    const head = kanaOfRomaji(text.slice(0, -length))
    return head ? syllablesFrom(text.slice(-length)).map((syllable) => head + syllable) : []
  })
  return [...new Set([...(whole ? [whole] : []), ...begun])].map((hiragana) => shiftKana(hiragana, 'katakana'))
}
