import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { getDocument, PasswordException, Util } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { annotationTexts, type PdfAnnotation } from './annotation-texts.ts'
import { linesOfPage, type PlacedText } from './lines-of-page.ts'
import { mostPages, mostText, type PdfReading } from './pdf-reading.ts'

// A separate program: a PDF on stdin, its text as JSON on stdout. readPdf limits its memory and its time.
const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'))

async function read(): Promise<PdfReading> {
  const data = new Uint8Array(await buffer(process.stdin))
  const task = getDocument({
    data,
    cMapUrl: `${library}/cmaps/`,
    standardFontDataUrl: `${library}/standard_fonts/`,
    useWasm: false,
    useSystemFonts: false,
    disableFontFace: true,
    enableXfa: false,
    maxImageSize: 1,
    verbosity: 0,
  })
  const document = await task.promise
  const pages: string[] = []
  let length = 0
  for (let number = 1; number <= Math.min(document.numPages, mostPages) && length < mostText; number++) {
    const page = await document.getPage(number)
    const { transform } = page.getViewport({ scale: 1 })
    const { items, styles } = await page.getTextContent({ includeMarkedContent: false })
    const texts = items.flatMap((item): PlacedText[] => {
      if (!('str' in item)) return []
      const { str: text, width, height, fontName } = item
      return [{ text, width, height, transform: item.transform as number[], vertical: styles[fontName]?.vertical ?? false }]
    })
    const written = annotationTexts((await page.getAnnotations()) as PdfAnnotation[])
    const upright = [...texts, ...written].map((placed) => ({ ...placed, transform: Util.transform(transform, placed.transform) as number[] }))
    const text = linesOfPage(upright).join('\n')
    pages.push(text)
    length += text.length
    page.cleanup()
  }
  const text = pages.filter((page) => page !== '').join('\n\n')
  return { page_count: document.numPages, text: text.slice(0, mostText), is_cut: document.numPages > mostPages || text.length > mostText }
}

const answer = await read().catch((error: unknown): PdfReading => ({ failure: error instanceof PasswordException ? 'locked' : 'broken' }))
process.stdout.write(JSON.stringify(answer), () => process.exit())
