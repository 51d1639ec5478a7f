import { plainForm } from './plain-form.ts'

const DATE = /^(\d{4})(?:[-/.]|年)(\d{1,2})(?:[-/.]|月)(\d{1,2})日?$/
const JST = '+09:00'

/** An instant as ISO text from the dates that feeds write; a date without a time or zone is Japan's. Undefined when it is none. */
export function readDate(value: string | number | undefined) {
  if (value === undefined || value === '') return undefined
  if (typeof value === 'number') return isoOf(value < 100_000_000_000 ? value * 1000 : value)
  const text = plainForm(value).trim()
  if (/^\d{10}$|^\d{13}$/.test(text)) return readDate(Number(text))

  const [, year, month, day] = DATE.exec(text) ?? []
  if (year && month && day) {
    const isInCalendar = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).getUTCDate() === Number(day)
    return isInCalendar ? isoOf(Date.parse(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}T00:00:00${JST}`)) : undefined
  }
  const withoutZone = /^\d{4}-\d\d-\d\d[ T]\d\d:\d\d(?::\d\d(?:\.\d+)?)?$/.test(text)
  return isoOf(Date.parse(withoutZone ? `${text.replace(' ', 'T')}${JST}` : text))
}

function isoOf(time: number) {
  const isSensible = Number.isFinite(time) && time > Date.UTC(1990) && time < Date.UTC(2100)
  return isSensible ? new Date(time).toISOString() : undefined
}
