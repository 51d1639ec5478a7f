/** A way in which a name comes apart: `isSure` where the person wrote it apart, otherwise one of several guesses. */
export type NameCut = { parts: string[]; isSure: boolean }

const signs = /[\s・,、.＝=]{1,20}/
const capital = /(?<=\p{Ll})(?=\p{Lu})/u
/** Longer names without a blank are left whole: so many cuts would cost more than they find. */
const LONGEST = 16
const japanese = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー々]$/u
const kanji = /^\p{Script=Han}$/u
/** What no part of a name begins with. */
const goesOn = /^[ぁぃぅぇぉっゃゅょゎゕゖをんァィゥェォッャュョヮヵヶヲンー々〻ゝゞヽヾ]/

/** The words of a name as it was written: a blank, a sign or a capital inside of it parts them. */
export const nameWords = (name: string) =>
  name
    .normalize('NFKC')
    .split(signs)
    .flatMap((word) => word.split(capital))
    .filter(Boolean)

/** The parts of a name as they were written; without a blank each pair that it may be made of, no part a single kana. */
export function nameCuts(name: string): NameCut[] {
  const words = nameWords(name)
  if (words.length > 1) return [{ parts: words, isSure: true }]
  const letters = [...(words[0] ?? '')]
  if (letters.length > LONGEST || !letters.every((letter) => japanese.test(letter))) return []
  return letters.flatMap((_, at) => {
    const parts = [letters.slice(0, at).join(''), letters.slice(at).join('')]
    return parts.every((part) => part.length > 1 || kanji.test(part)) && !goesOn.test(parts[1]!) ? [{ parts, isSure: false }] : []
  })
}
