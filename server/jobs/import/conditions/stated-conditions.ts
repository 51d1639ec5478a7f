import { readAnnualHolidays } from './read-annual-holidays.ts'
import { readInexperienced } from './read-inexperienced.ts'
import { readIntendedFor } from './read-intended-for.ts'
import { readShortHours } from './read-short-hours.ts'
import { readStockOption } from './read-stock-option.ts'

/** The texts of a posting by what they are about. */
export type StatedTexts = {
  title: string
  tagline: string
  description: string
  /** What is asked of the candidate. */
  asked: string
  /** The experience that is asked, where a format has a field for it. */
  experience: string
  employment: string
  hours: string
  holiday: string
  pay: string
  benefits: string
  tags: string[]
  employment_types: number[]
}

/** The conditions of work that a posting's own texts state. What they do not state stays null, and is no condition that a search finds. */
export function statedConditions({
  title,
  tagline,
  description,
  asked,
  experience,
  employment,
  hours,
  holiday,
  pay,
  benefits,
  tags,
  employment_types,
}: StatedTexts) {
  const heads = [title, tagline, ...tags]
  const candidate = [tagline, asked, employment, benefits].join('\n')
  return {
    inexperienced_ok: readInexperienced(candidate, { title, description, experience, tags }),
    intended_for: readIntendedFor({ title, stated: [candidate, ...tags].join('\n'), tags, description, employment_types }),
    annual_holidays: readAnnualHolidays([holiday, hours, ...heads, benefits].join('\n')) ?? readAnnualHolidays(description),
    short_hours: readShortHours([...heads, hours, employment, asked, benefits, description].join('\n')),
    stock_option: readStockOption([pay, benefits, ...tags].join('\n'), [title, tagline, description].join('\n')),
  }
}
