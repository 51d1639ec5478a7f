/** What stands for a letter in passwords. A figure that is itself part of a well-known password is read alike there, so nothing is lost. */
const standsFor: Record<string, string> = { '@': 'a', '4': 'a', '3': 'e', '0': 'o', $: 's', '5': 's', '1': 'i', '!': 'i', '|': 'i', l: 'i', '7': 't', '+': 't' }

/** A password, or a word, as those who guess see it: without width, case, kind of kana, or letters written as figures and signs. */
export const foldedPassword = (text: string) =>
  [...text.normalize('NFKC').toLowerCase()]
    .map((sign) => standsFor[sign] ?? sign)
    .join('')
    .replaceAll(/[ァ-ヶ]/g, (kana) => String.fromCodePoint((kana.codePointAt(0) ?? 0) - 0x60))
