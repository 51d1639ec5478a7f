const rows: Record<string, string> = {
  '': 'ア a イ i ウ u エ e オ o',
  k: 'カ a キ i ク u ケ e コ o',
  g: 'ガ a ギ i グ u ゲ e ゴ o',
  s: 'サ a ス u セ e ソ o',
  z: 'ザ a ズ u ヅ u ゼ e ゾ o',
  t: 'タ a テ e ト o',
  d: 'ダ a デ e ド o',
  n: 'ナ a ニ i ヌ u ネ e ノ o',
  h: 'ハ a ヒ i ヘ e ホ o',
  b: 'バ a ビ i ブ u ベ e ボ o',
  p: 'パ a ピ i プ u ペ e ポ o',
  m: 'マ a ミ i ム u メ e モ o',
  y: 'ヤ a ユ u ヨ o',
  r: 'ラ a リ i ル u レ e ロ o',
  w: 'ワ a ヲ o',
}
const letters = new Map<string, string>([
  ['シ', 'shi'],
  ['チ', 'chi'],
  ['ツ', 'tsu'],
  ['フ', 'fu'],
  ['ジ', 'ji'],
  ['ヂ', 'ji'],
  ['ン', 'n'],
  ['ー', ''],
])
for (const [consonant, row] of Object.entries(rows)) {
  const pairs = row.split(' ')
  for (let at = 0; at < pairs.length; at += 2) letters.set(pairs[at] ?? '', consonant + (pairs[at + 1] ?? ''))
}
const small: Record<string, string> = { ャ: 'a', ュ: 'u', ョ: 'o', ァ: 'a', ィ: 'i', ゥ: 'u', ェ: 'e', ォ: 'o' }

/** The one spelling of a name in Latin letters: without the length of vowels, marks and hyphens; Nihombashi is Nihonbashi. */
export const latinSpelling = (text: string) =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '')
    .replaceAll(/ou|oh(?![aiueoy])|oo+/g, 'o')
    .replaceAll(/uu/g, 'u')
    .replaceAll(/m(?=[bpm])/g, 'n')

/** A reading in kana as signs and addresses in Latin letters have it (Hepburn), in that spelling. */
export function latinOfKana(kana: string): string {
  const katakana = kana.normalize('NFKC').replaceAll(/[ぁ-ゖ]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0x60))
  let latin = ''
  let doubled = false
  for (const letter of katakana) {
    const vowel = small[letter]
    // シャ is sha, キャ is kya, ティ is ti.
    if (vowel)
      latin =
        latin.replace(/(?<=sh|ch|j)i$|[aiueo]$/, (before) => (/[ャュョ]/.test(letter) && before === 'i' && !/(?:sh|ch|j)i$/.test(latin) ? 'y' : '')) + vowel
    else if (letter === 'ッ') doubled = true
    else {
      const next = letters.get(letter) ?? ''
      latin += (doubled ? (next.startsWith('ch') ? 't' : next.charAt(0)) : '') + next
      doubled = false
    }
  }
  return latinSpelling(latin)
}
