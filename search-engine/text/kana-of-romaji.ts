const rows = `a あ i い u う e え o お ka か ki き ku く ke け ko こ sa さ si し shi し su す se せ so そ ta た ti ち chi ち tu つ tsu つ te て to と na な ni に nu ぬ ne ね no の ha は hi ひ hu ふ fu ふ he へ ho ほ
ma ま mi み mu む me め mo も ya や yu ゆ yo よ ra ら ri り ru る re れ ro ろ wa わ wo を ga が gi ぎ gu ぐ ge げ go ご za ざ zi じ ji じ zu ず ze ぜ zo ぞ da だ di でぃ du づ de で do ど ba ば bi び bu ぶ be べ bo ぼ
pa ぱ pi ぴ pu ぷ pe ぺ po ぽ kya きゃ kyu きゅ kyo きょ sya しゃ syu しゅ syo しょ sha しゃ shu しゅ sho しょ she しぇ tya ちゃ tyu ちゅ tyo ちょ cha ちゃ chu ちゅ cho ちょ che ちぇ nya にゃ nyu にゅ nyo にょ
hya ひゃ hyu ひゅ hyo ひょ mya みゃ myu みゅ myo みょ rya りゃ ryu りゅ ryo りょ gya ぎゃ gyu ぎゅ gyo ぎょ ja じゃ ju じゅ jo じょ je じぇ jya じゃ jyu じゅ jyo じょ zya じゃ zyu じゅ zyo じょ bya びゃ byu びゅ byo びょ
pya ぴゃ pyu ぴゅ pyo ぴょ fa ふぁ fi ふぃ fe ふぇ fo ふぉ va ゔぁ vi ゔぃ vu ゔ ve ゔぇ vo ゔぉ thi てぃ dhi でぃ texi てぃ dexi でぃ wi うぃ we うぇ twu とぅ xtu っ ltu っ xya ゃ xyu ゅ xyo ょ tsa つぁ`
const kana = new Map<string, string>()
const pairs = rows.split(/\s+/)
for (let at = 0; at < pairs.length; at += 2) kana.set(pairs[at] ?? '', pairs[at + 1] ?? '')
const longest = 4

/** Hiragana of a word typed in Latin letters, as an input method or a schoolbook writes it; undefined for letters that are no Japanese. */
export const kanaOfRomaji = (typed: string): string | undefined => {
  const text = typed
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ā', 'aa')
    .replaceAll('ī', 'ii')
    .replaceAll('ū', 'uu')
    .replaceAll('ē', 'ee')
    .replaceAll('ō', 'ou')
  let hiragana = ''
  for (let at = 0; at < text.length; ) {
    const letter = text[at] ?? ''
    const next = text[at + 1] ?? ''
    if (letter === '-' && at > 0) {
      hiragana += 'ー'
      at++
    } else if (/[nm]/.test(letter) && !/[aiueoy]/.test(next)) {
      // n before a vowel begins a syllable; nn, n' and the m of shimbun are ん.
      if (letter === 'm' && !/[bpm]/.test(next)) return undefined
      hiragana += 'ん'
      at += letter === 'n' && (next === "'" || (next === 'n' && !/[aiueoy]/.test(text[at + 2] ?? ''))) ? 2 : 1
    } else if (letter === next && /[bcdfghjkpqrstvwz]/.test(letter)) {
      hiragana += 'っ'
      at++
    } else if (letter === 't' && next === 'c') {
      hiragana += 'っ'
      at++
    } else {
      let length = longest
      while (length > 0 && !kana.has(text.slice(at, at + length))) length--
      if (length === 0) return undefined
      hiragana += kana.get(text.slice(at, at + length)) ?? ''
      at += length
    }
  }
  return hiragana
}

/** The syllables that begin with these letters and end with a vowel that is not typed yet: those of j are じゃ, じ, じゅ, じぇ and じょ. */
export const syllablesFrom = (letters: string): string[] => [...'aiueo'].flatMap((vowel) => kana.get(letters + vowel) ?? [])
