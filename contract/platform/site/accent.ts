/** The surfaces and texts of the design that an accent meets: web/ui/styles/tokens.css has the same, which a test proves. */
export const surfaces = {
  light: { paper: '#f7f4ec', sheet: '#fffdf8', sunk: '#eeeadf', ink: '#1f241e', 'ink-2': '#50564c', on: '#ffffff', away: '#000000' },
  dark: { paper: '#171915', sheet: '#1f221d', sunk: '#292c25', ink: '#ebe9e0', 'ink-2': '#b9bcb0', on: '#0d1f13', away: '#ffffff' },
} as const
export type Scheme = keyof typeof surfaces

export const schemeNames: Record<Scheme, string> = { light: '明るい画面', dark: '暗い画面' }

/** Of text, as WCAG 2.2 (1.4.3, AA) wants it. */
const LEAST = 4.5

/** What a page draws with an accent: itself, pressed, and as a tint behind text. */
export function accentTokens(accent: string, scheme: Scheme) {
  const { sheet, on, away } = surfaces[scheme]
  return { accent, deep: mixed(accent, away, 0.22), soft: mixed(accent, sheet, 0.87), on }
}

/** The pair of an accent that can be read worst, as text of the site. */
export function worstPair(accent: string, scheme: Scheme) {
  const { paper, sheet, sunk, ink } = surfaces[scheme]
  const { deep, soft, on } = accentTokens(accent, scheme)
  const pairs = [
    { what: 'ページの地とリンク', ratio: contrast(accent, paper) },
    { what: 'カードの地とリンク', ratio: contrast(accent, sheet) },
    { what: '表の見出しの地とリンク', ratio: contrast(accent, sunk) },
    { what: '薄い色の地とリンク', ratio: contrast(accent, soft) },
    { what: 'ボタンの地と文字', ratio: contrast(on, accent) },
    { what: '押したボタンの地と文字', ratio: contrast(on, deep) },
    { what: '薄い色の地と文字', ratio: contrast(ink, soft) },
    { what: '薄い色の地と補足の文字', ratio: contrast(surfaces[scheme]['ink-2'], soft) },
  ]
  return pairs.reduce((worst, pair) => (pair.ratio < worst.ratio ? pair : worst))
}

export const isReadable = (accent: string, scheme: Scheme) => worstPair(accent, scheme).ratio >= LEAST

/** The readable colour of the same hue that is nearest: darker on light pages, lighter on dark ones. */
export function nearestReadable(accent: string, scheme: Scheme) {
  for (let share = 0; share <= 100; share++) {
    const nearer = mixed(accent, surfaces[scheme].away, share / 100)
    if (isReadable(nearer, scheme)) return nearer
  }
  return surfaces[scheme].ink
}

/** What is wrong with an accent, with the ratio that was measured. */
export function contrastProblem(accent: string, scheme: Scheme) {
  if (isReadable(accent, scheme)) return
  const { what, ratio } = worstPair(accent, scheme)
  const measured = (Math.floor(ratio * 100) / 100).toFixed(2)
  return `${schemeNames[scheme]}で読みにくい色です（${what}のコントラスト比 ${measured}:1、必要なのは ${LEAST}:1）。いちばん近い読める色は ${nearestReadable(accent, scheme)} です。`
}

const channels = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

function mixed(one: string, other: string, share: number) {
  const others = channels(other)
  return `#${channels(one)
    .map((channel, at) =>
      Math.round(channel * (1 - share) + (others[at] ?? 0) * share)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}

/** As WCAG 2 measures it. */
export function contrast(one: string, other: string) {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (lighter + 0.05) / (darker + 0.05)
}

function luminance(colour: string) {
  const [red = 0, green = 0, blue = 0] = channels(colour).map((channel) => {
    const share = channel / 255
    return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
