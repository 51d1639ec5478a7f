import type { Language } from '#contract/platform/text/language.ts'

/** A validation error, as far as its sentence needs it. */
export type Issue = { code?: string; origin?: string; expected?: string; maximum?: number | bigint; minimum?: number | bigint; message: string }

const limits = {
  string: {
    ja: { big: '文字以内で入力してください。', small: '文字以上で入力してください。' },
    en: { big: 'characters at most.', small: 'characters at least.' },
  },
  array: { ja: { big: '個以内にしてください。', small: '個以上にしてください。' }, en: { big: 'values at most.', small: 'values at least.' } },
  number: { ja: { big: '以下の数値を入力してください。', small: '以上の数値を入力してください。' }, en: { big: 'at most.', small: 'at least.' } },
}

const others = {
  number: { ja: '数値を入力してください。', en: 'Enter a number.' },
  text: { ja: '文字を1つだけ入力してください。', en: 'Enter one text.' },
  choice: { ja: '選べる値ではありません。', en: 'This is not one of the choices.' },
  unknown: { ja: 'この項目はありません。', en: 'There is no such field.' },
  any: { ja: '入力内容を確認してください。', en: 'Please check this value.' },
}

/** One sentence a field, in the person's language; nothing of the value is repeated. */
export function issueMessage({ code, origin, expected, maximum, minimum, message }: Issue, language: Language): string {
  // The contract's own sentences are Japanese; the library's are not.
  if (language === 'ja' && /[ぁ-ん]/.test(message)) return message
  if (code === 'too_big' || code === 'too_small') {
    const kind = origin === 'string' || origin === 'array' ? origin : 'number'
    const words = limits[kind][language][code === 'too_big' ? 'big' : 'small']
    return `${code === 'too_big' ? maximum : minimum}${language === 'en' ? ' ' : ''}${words}`
  }
  if (code === 'invalid_type') return others[expected === 'number' || expected === 'int' ? 'number' : 'text'][language]
  if (code === 'invalid_value' || code === 'invalid_union') return others.choice[language]
  return others[code === 'unrecognized_keys' ? 'unknown' : 'any'][language]
}
