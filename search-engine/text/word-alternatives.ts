import { normalizeText } from './normalize-text.ts'
import { shiftKana } from './shift-kana.ts'

const longest = 100
const onlyKana = /^(?=[ーゝゞヽヾ‐-―−─━-]*[ぁ-ゖァ-ヺ])[ぁ-ゖァ-ヺーゝゞヽヾ‐-―−─━-]+$/

const cut = (text: string): string => {
  const end = /[\ud800-\udbff]/.test(text.charAt(longest - 1)) ? longest - 1 : longest
  return text.slice(0, end).trimEnd()
}

/**
 * The spellings under which one word is found, any of them enough. A text is never folded from hiragana to katakana
 * (コード is not こども); a word of kana is looked for as typed, as katakana and as hiragana instead.
 */
export const wordAlternatives = (word: string): string[] => {
  const line = word.replace(/\s+/g, ' ')
  const spelled = normalizeText(line, 'keep').trim()
  const found = [normalizeText(line).trim()]
  if (onlyKana.test(spelled)) {
    const katakana = shiftKana(spelled, 'katakana').replace(/^[ー‐-―−─━-]+/, '')
    const hiragana = shiftKana(spelled, 'hiragana').replace(/[‐-―−─━-]/g, 'ー')
    found.push(normalizeText(katakana), hiragana)
  }
  return [...new Set(found.map(cut))].filter((alternative) => alternative !== '')
}
