/** How companies write their legal form: 「㈱ミナモ」 is folded to 「(株)ミナモ」 first. */
export const LEGAL_FORMS = ['株式会社', '有限会社', '合同会社', '(株)', '(有)', '(同)']

const kana = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => String.fromCharCode(from + at)).join('')
export const HIRAGANA = kana(0x3041, 0x3096)
export const KATAKANA = kana(0x30a1, 0x30f6)
/** Blanks and the signs that some write inside of a name and others do not. */
export const PARTING = ' \t\n\u3000・-‐_/,、.。()[]「」『』\'"'

const katakanaOf = new Map([...HIRAGANA].map((letter, at) => [letter, KATAKANA[at]!]))
const parting = new Set(PARTING)

/** A text as the search over everything compares it: width, case, kana, blanks and legal forms make no difference. The database looks for it in names as they are written (server/platform/database/finding/found-by.ts). */
export function foldFound(text: string) {
  const plain = LEGAL_FORMS.reduce((folded, form) => folded.replaceAll(form, ''), text.normalize('NFKC').toLowerCase())
  return [...plain].flatMap((letter) => (parting.has(letter) ? [] : [katakanaOf.get(letter) ?? letter])).join('')
}

/** The words of what was typed; all of them have to be found. */
export const foldedWords = (typed: string) => typed.normalize('NFKC').split(/\s+/).map(foldFound).filter(Boolean)
