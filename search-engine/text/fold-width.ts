import { foldKanji } from './variant-kanji.ts'

const invisible = /[[\p{Cf}\p{Cc}]--[\t\n]]/gv

/** Width, case and composition: what two spellings share before spaces and long vowels are settled. Lines stay lines. */
export const foldWidth = (text: string): string => {
  if (/^[\n -@[-~]*$/.test(text)) return text
  return foldKanji(
    text
      .toWellFormed()
      .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
      .replace(invisible, '')
      // A spacing voiced mark would decompose into a blank and a mark; as a mark it joins its letter.
      .replaceAll('\u309b', '\u3099')
      .replaceAll('\u309c', '\u309a')
      .normalize('NFKC')
      .toLowerCase()
      .replaceAll('ς', 'σ')
      .normalize('NFKC'),
  )
}
