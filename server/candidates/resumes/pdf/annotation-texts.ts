import type { PlacedText } from './lines-of-page.ts'

/** The words in pdf.js's data about an annotation. A file can leave out or mistype anything. */
export type PdfAnnotation = {
  subtype?: string
  rect?: number[]
  hidden?: boolean
  annotationFlags?: number
  fieldType?: string
  fieldValue?: unknown
  password?: boolean
  checkBox?: boolean
  radioButton?: boolean
  exportValue?: unknown
  buttonValue?: unknown
  options?: { exportValue?: unknown; displayValue?: unknown }[]
  contentsObj?: { str?: string }
  textContent?: string[]
  defaultAppearanceData?: { fontSize?: number }
}

/** Flags of the format: not shown at all, and not shown on a screen. */
const UNSEEN = 0x02 | 0x20
const LARGEST = 12

/** The values of a filled form and the annotations on a page, in their places beside their labels. A popup repeats the text of its note. */
export function annotationTexts(annotations: PdfAnnotation[]): PlacedText[] {
  return annotations.flatMap((annotation) => {
    const { rect = [], hidden, annotationFlags = 0, defaultAppearanceData } = annotation
    const [left = 0, bottom = 0, right = 0, top = 0] = rect.map(Number)
    if (hidden || annotationFlags & UNSEEN || ![left, bottom, right, top].every(Number.isFinite)) return []
    const lines = wordsOf(annotation)
      .split(/\r\n?|\n/)
      .map((line) => line.trim())
    const room = (top - bottom) / lines.length
    const size = defaultAppearanceData?.fontSize || Math.min(Math.max(room * 0.7, 1), LARGEST)
    // One line stands in the middle of its box, several from its top.
    const first = lines.length === 1 ? (bottom + top) / 2 - size * 0.35 : top - size
    return lines
      .map((text, index) => ({ text, width: right - left, height: size, transform: [size, 0, 0, size, left, first - index * size * 1.2], vertical: false }))
      .filter(({ text }) => text !== '')
  })
}

function wordsOf(annotation: PdfAnnotation): string {
  const { subtype, fieldType, fieldValue, password, contentsObj, textContent } = annotation
  if (subtype === 'Popup' || subtype === 'Link' || password) return ''
  if (subtype !== 'Widget') return contentsObj?.str || (textContent ?? []).join('\n')
  if (fieldType === 'Btn') return isTicked(annotation) ? '✓' : ''
  if (fieldType !== 'Tx' && fieldType !== 'Ch') return ''
  return [fieldValue].flat().flatMap(choiceIn(annotation)).join('、')
}

/** The name of a choice as the form shows it; a text as it was typed. */
const choiceIn =
  ({ options = [] }: PdfAnnotation) =>
  (value: unknown) => {
    const shown = options.find(({ exportValue }) => exportValue === value)?.displayValue ?? value
    return typeof shown === 'string' ? [shown] : []
  }

const isTicked = ({ checkBox, radioButton, fieldValue, exportValue, buttonValue }: PdfAnnotation) =>
  typeof fieldValue === 'string' && fieldValue !== 'Off' && ((checkBox && fieldValue === exportValue) || (radioButton && fieldValue === buttonValue))
