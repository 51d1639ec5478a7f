import { romajiKana } from '#search-engine/suggest/romaji-kana.ts'
import { normalizeText } from '#search-engine/text/normalize-text.ts'
import { shiftKana } from '#search-engine/text/shift-kana.ts'

/** tokyo, toukyou and とうきょう are one: a vowel that only lengthens the one before goes. */
const short = (kana: string) =>
  kana
    .replaceAll('ー', '')
    .replace(/([あかさたなはまやらわがざだばぱゃ])あ/g, '$1')
    .replace(/([いきしちにひみりぎじぢびぴ])い/g, '$1')
    .replace(/([うくすつぬふむゆるぐずづぶぷゅ])う/g, '$1')
    .replace(/([えけせてねへめれげぜでべぺ])[いえ]/g, '$1')
    .replace(/([おこそとのほもよろをごぞどぼぽょ])[うお]/g, '$1')

/** One spelling for what sounds alike: katakana, hiragana, half width, long vowels or none. */
export const spokenForm = (text: string): string => short(shiftKana(normalizeText(text, 'keep').replace(/[\s・]/g, ''), 'hiragana'))

/** What typed letters may be: themselves, and the kana that they spell. */
export const spokenForms = (typed: string): string[] => [...new Set([typed, ...romajiKana(typed.normalize('NFKC'))].map(spokenForm))].filter(Boolean)
