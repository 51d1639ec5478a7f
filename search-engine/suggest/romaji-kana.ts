/** Hepburn and what keyboards take instead; the longest spelling wins. Vowels stand in the order a i u e o. */
const rows = `
_ ア イ ウ エ オ
k カ キ ク ケ コ
s サ シ ス セ ソ
t タ チ ツ テ ト
n ナ ニ ヌ ネ ノ
h ハ ヒ フ ヘ ホ
m マ ミ ム メ モ
r ラ リ ル レ ロ
g ガ ギ グ ゲ ゴ
z ザ ジ ズ ゼ ゾ
d ダ ヂ ヅ デ ド
b バ ビ ブ ベ ボ
p パ ピ プ ペ ポ
f ファ フィ フ フェ フォ
j ジャ ジ ジュ ジェ ジョ
v ヴァ ヴィ ヴ ヴェ ヴォ
w ワ ウィ - ウェ ヲ
y ヤ - ユ - ヨ
ky キャ - キュ - キョ
sy シャ - シュ シェ ショ
sh シャ シ シュ シェ ショ
ty チャ - チュ チェ チョ
ch チャ チ チュ チェ チョ
ts - - ツ - -
ny ニャ - ニュ - ニョ
hy ヒャ - ヒュ - ヒョ
my ミャ - ミュ - ミョ
ry リャ - リュ - リョ
gy ギャ - ギュ - ギョ
zy ジャ - ジュ ジェ ジョ
jy ジャ - ジュ ジェ ジョ
by ビャ - ビュ - ビョ
py ピャ - ピュ - ピョ
th - ティ - - -
dh - ディ - - -
`
const kana = new Map<string, string>()
/** A consonant whose vowel is not typed yet may become any of these. */
const begun = new Map<string, string[]>()
for (const row of rows.trim().split('\n')) {
  const [consonant = '', ...syllables] = row.split(' ')
  const written = consonant === '_' ? '' : consonant
  syllables.forEach((syllable, at) => {
    if (syllable !== '-') kana.set(written + 'aiueo'[at], syllable)
  })
  if (written) begun.set(written, [...new Set(syllables.filter((syllable) => syllable !== '-'))])
}

/**
 * The katakana that typed Latin letters spell, as people type when the input method is off: enji is エンジ, and the begun enj is エンジャ, エンジ and so on. Nothing for
 * what spells no Japanese.
 */
export const romajiKana = (typed: string): string[] => {
  const text = typed.toLowerCase()
  if (!/^[a-z'-]{2,40}$/.test(text)) return []
  let spelled = ''
  for (let at = 0; at < text.length; ) {
    const rest = text.slice(at)
    const syllable = [3, 2, 1].find((length) => kana.has(rest.slice(0, length)))
    if (syllable) {
      spelled += kana.get(rest.slice(0, syllable))
      at += syllable
    } else if (rest.startsWith('-') && at > 0) {
      spelled += 'ー'
      at++
    } else if (/^n(?:'|n(?![aiueoy])|[^aiueoy'])/.test(rest)) {
      spelled += 'ン'
      at += /^n['n]/.test(rest) ? 2 : 1
    } else if (/^([bcdfghjkmprstvwyz])\1./.test(rest)) {
      spelled += 'ッ'
      at++
    } else if (spelled && rest === 'n') return ['ン', ...(begun.get('n') ?? [])].map((end) => spelled + end)
    else return spelled ? (begun.get(rest) ?? []).map((end) => spelled + end) : []
  }
  return spelled ? [spelled] : []
}
