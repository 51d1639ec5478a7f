const UNICODE = '/Encoding /UniJIS-UTF16-H'
const FONT = '/BaseFont /HeiseiKakuGo-W5'
const CHARACTERS = '/CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >>'
const METRICS = '/Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 700 /StemV 80'

/** A page with these lines, as small as a PDF can be: the reader brings the font. */
export function demoPdf([title = '', ...lines]: string[]): Uint8Array {
  const shown = (line: string) => `<${Buffer.from(line, 'utf16le').swap16().toString('hex')}> Tj T*`
  const text = `BT 24 TL /F 16 Tf 57 770 Td ${shown(title)} /F 10 Tf 18 TL T* ${lines.map(shown).join(' ')} ET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F 5 0 R >> >> >>',
    `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
    `<< /Type /Font /Subtype /Type0 ${FONT} ${UNICODE} /DescendantFonts [6 0 R] >>`,
    `<< /Type /Font /Subtype /CIDFontType0 ${FONT} ${CHARACTERS} /FontDescriptor 7 0 R >>`,
    `<< /Type /FontDescriptor /FontName /HeiseiKakuGo-W5 ${METRICS} >>`,
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = String(file.length).padStart(10, '0')
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${place} 00000 n \n`
  })
  const count = objects.length + 1
  return Buffer.from(
    `${file}xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`,
  )
}
