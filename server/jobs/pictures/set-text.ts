import { createRequire } from 'node:module'
import { type Font, openSync } from 'fontkit'

const { resolve } = createRequire(import.meta.url)
const noto = '@expo-google-fonts/noto-sans-jp'
/** Noto Sans JP comes with the packages, under the SIL Open Font License: a machine need not have a Japanese font. */
const files = { regular: `${noto}/400Regular/NotoSansJP_400Regular.ttf`, bold: `${noto}/700Bold/NotoSansJP_700Bold.ttf` }
type Weight = keyof typeof files

/** Opened with the first picture: a process that draws none keeps none. */
const opened = new Map<Weight, Font>()
function fontOf(weight: Weight) {
  const font = opened.get(weight) ?? (openSync(resolve(files[weight])) as Font)
  opened.set(weight, font)
  return font
}

const words = new Intl.Segmenter('ja', { granularity: 'word' })
/** What must not begin a line. */
const CLOSING = /^[、。，．・：；？！）」』】〉》〕ー々〜…,.:;?!)\]}ぁぃぅぇぉっゃゅょァィゥェォッャュョ]/u

/** What must not end a line. */
const OPENING = /[（「『【〈《〔(［[]$/u

export type Style = { size: number; weight: Weight; fill: string }

export function widthOf(text: string, { size, weight }: Pick<Style, 'size' | 'weight'>) {
  const font = fontOf(weight)
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm
}

/** The text in lines of at most this width, broken between words; what does not fit in the lines ends with …. */
export function linesOf(text: string, style: Pick<Style, 'size' | 'weight'>, width: number, most: number): string[] {
  const lines: string[] = []
  let line = ''
  for (const part of partsOf(drawable(text, style.weight))) {
    if (line && widthOf(line + part.trimEnd(), style) > width) {
      lines.push(line.trim())
      line = part.trimStart()
    } else line += part
  }
  lines.push(line.trim())
  return lines.length <= most ? lines.map((one) => cut(one, style, width)) : [...lines.slice(0, most - 1), cut(lines.slice(most - 1).join(''), style, width)]
}

/** A word longer than any line may break anywhere. */
const LONGEST_PART = 12
function partsOf(text: string) {
  const parts: string[] = []
  for (const { segment } of words.segment(text)) {
    const last = parts.at(-1)
    if (last !== undefined && (CLOSING.test(segment) || OPENING.test(last))) parts[parts.length - 1] = last + segment
    else parts.push(segment)
  }
  return parts.flatMap((part) => (part.length > LONGEST_PART ? [...part] : [part]))
}

/** A sign that the font lacks, an emoji for example, would be an empty box. */
function drawable(text: string, weight: Weight) {
  const font = fontOf(weight)
  return [...text.replaceAll(/\s+/gu, ' ')].filter((sign) => font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0)).join('')
}

function cut(line: string, style: Pick<Style, 'size' | 'weight'>, width: number) {
  if (widthOf(line, style) <= width) return line
  const signs = [...line]
  while (signs.length > 1 && widthOf(`${signs.join('')}…`, style) > width) signs.pop()
  return `${signs.join('')}…`
}

/** One line of text as outlines, so that the picture needs no font of the machine. */
export function outlined(text: string, x: number, y: number, { size, weight, fill }: Style) {
  const font = fontOf(weight)
  const scale = size / font.unitsPerEm
  const { glyphs, positions } = font.layout(text)
  let at = 0
  const outlines = glyphs.map((glyph, i) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[i] ?? {}
    const outline = `<path transform="translate(${at + xOffset} ${yOffset})" d="${glyph.path.toSVG()}"/>`
    at += xAdvance
    return outline
  })
  return `<g transform="translate(${x} ${y}) scale(${scale} ${-scale})" fill="${fill}">${outlines.join('')}</g>`
}
