import { toHiragana } from 'wanakana'

/** A reading as it is kept: katakana of either width becomes hiragana. */
export const hiraganaOf = (reading: string) => toHiragana(reading.normalize('NFKC'), { passRomaji: true, convertLongVowelMark: false })
