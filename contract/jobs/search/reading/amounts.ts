const digits = '\\d[\\d,]*(?:\\.\\d+)?'
/** A number as people type it before 万 or 円: 800, 1,000, 1.5千, 1千, 8百, 千, 八百. */
export const amount = `(?:${digits}(?:千(?:\\d百)?|百)?|[一二三四五六七八九十百千]{1,8})`

const kanjiDigits = '一二三四五六七八九'
const units: Record<string, number> = { 十: 10, 百: 100, 千: 1000 }

/** The number of an amount: 1千2百 is 1200. */
export function numberOf(text: string): number {
  const plain = text.replaceAll(',', '')
  if (/^[\d.]+$/.test(plain)) return Number(plain)
  let sum = 0
  let rest = ''
  for (const letter of plain) {
    const unit = units[letter]
    if (unit === undefined) rest += kanjiDigits.includes(letter) ? `${kanjiDigits.indexOf(letter) + 1}` : letter
    else {
      sum += (rest === '' ? 1 : Number(rest)) * unit
      rest = ''
    }
  }
  return sum + Number(rest || 0)
}
