/** A run of characters as it stands on the page: `transform` on an upright page whose y grows downwards, `vertical` for a font that is set from top to bottom. */
export type PlacedText = { text: string; transform: number[]; width: number; height: number; vertical: boolean }

/** `along` runs in reading direction, `across` from line to line. */
type Piece = { text: string; along: number; across: number; length: number; size: number }

const ideographic = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー、。「」（）・]$/u

/** The text of a page, line by line in reading order, whatever the order in which it was drawn: cells of one row of a table stand on one line. */
export function linesOfPage(texts: PlacedText[]): string[] {
  const written = texts.filter(({ text }) => text.trim() !== '').map(placed)
  const byDirection = Map.groupBy(written, ({ direction }) => direction)
  return [...byDirection.values()].flatMap((pieces) => spaced(rowsOf(withoutShadows(pieces))))
}

function placed({ text, transform, width, height, vertical }: PlacedText): Piece & { direction: string } {
  const [a = 1, b = 0, c = 0, d = 1, x = 0, y = 0] = transform
  const turns = Math.round(Math.atan2(b, a) / (Math.PI / 2))
  const turned = [
    [x, y],
    [y, -x],
    [-x, -y],
    [-y, x],
  ][(turns + 4) % 4] as [number, number]
  const size = Math.hypot(c, d) || 1
  const place = vertical ? { along: turned[1], across: -turned[0], length: height } : { along: turned[0], across: turned[1], length: width }
  return { text, size, ...place, direction: `${vertical}${turns}` }
}

/** Bold letters are often the same letters twice, a hair apart. */
function withoutShadows<Placed extends Piece>(pieces: Placed[]) {
  const seen = new Map<string, Placed[]>()
  return pieces.filter((piece) => {
    const same = seen.get(piece.text) ?? []
    const isShadow = same.some((other) => Math.hypot(other.along - piece.along, other.across - piece.across) < piece.size * 0.15)
    seen.set(piece.text, isShadow ? same : [...same.slice(-20), piece])
    return !isShadow
  })
}

function rowsOf(pieces: Piece[]): Piece[][] {
  const rows: Piece[][] = []
  for (const piece of pieces.toSorted((one, other) => one.across - other.across)) {
    const row = rows.at(-1)
    const first = row?.[0]
    if (row && first && piece.across - first.across < Math.min(first.size, piece.size) * 0.5) row.push(piece)
    else rows.push([piece])
  }
  return rows.map((row) => row.toSorted((one, other) => one.along - other.along))
}

/** An empty line where the page leaves one. */
const spaced = (rows: Piece[][]) =>
  rows.flatMap((row, index) => {
    const [above, here] = [rows[index - 1]?.[0], row[0]]
    const isApart = above && here && here.across - above.across > Math.max(above.size, here.size) * 2.2
    return isApart ? ['', joined(row)] : [joined(row)]
  })

function joined(row: Piece[]) {
  return row
    .reduce((line, piece, index) => {
      const before = row[index - 1]
      if (!before) return piece.text
      const gap = (piece.along - before.along - before.length) / Math.max(before.size, piece.size)
      const isJapanese = ideographic.test(before.text.at(-1) ?? '') && ideographic.test(piece.text[0] ?? '')
      const space = gap > 1.5 ? '　' : gap > (isJapanese ? 0.7 : 0.2) ? ' ' : ''
      return line + space + piece.text
    }, '')
    .trim()
}
