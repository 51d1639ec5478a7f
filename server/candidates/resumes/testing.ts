const codes = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex')

/** A text as PDF writes it in a dictionary. */
export const pdfText = (text: string) => `<feff${codes(text)}>`

type Line = { text: string; x: number; y: number; size?: number }

/** A PDF whose Japanese font is not in it, as many word processors write them. */
type More = { encoding?: string; stream?: { bytes: Buffer; filter: string }; annotations?: string[] }

export function pdfOf(lines: Line[], { encoding = 'UniJIS-UTF16-H', stream, annotations = [] }: More = {}) {
  const drawn = lines.map(({ text, x, y, size = 12 }) => `BT /F ${size} Tf 1 0 0 1 ${x} ${y} Tm <${codes(text)}> Tj ET`).join('\n')
  const { bytes, filter } = stream ?? { bytes: Buffer.from(drawn), filter: '' }
  const references = annotations.map((_, index) => `${index + 8} 0 R`).join(' ')
  const objects = [
    `<</Type/Catalog/Pages 2 0 R/AcroForm<</Fields[${references}]/DA(/F 12 Tf)/DR<</Font<</F 5 0 R>>>>>>>>`,
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>/Annots[${references}]>>`,
    Buffer.concat([Buffer.from(`<</Length ${bytes.length}${filter}>>\nstream\n`), bytes, Buffer.from('\nendstream')]),
    `<</Type/Font/Subtype/Type0/BaseFont/Ryumin-Light/Encoding/${encoding}/DescendantFonts[6 0 R]>>`,
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/Ryumin-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(Japan1)/Supplement 6>>/FontDescriptor 7 0 R/DW 1000>>',
    '<</Type/FontDescriptor/FontName/Ryumin-Light/Flags 4/FontBBox[0 -120 1000 880]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 700/StemV 80>>',
    ...annotations.map((annotation) => `<</Type/Annot ${annotation}>>`),
  ]
  const parts = objects.map((object, index) => Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(object), Buffer.from('\nendobj\n')]))
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), ...parts, Buffer.from(`trailer<</Root 1 0 R/Size ${objects.length + 1}>>\n%%EOF\n`)])
}

export const pdfSaying = (text: string) => pdfOf([{ text, x: 50, y: 780 }])
