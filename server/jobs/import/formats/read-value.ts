import { awaitingReplyText } from '#contract/accounts/names/name-problem.ts'
import { cleanText, plainForm } from '../text/plain-form.ts'
import { htmlToText } from '../text/html-to-text.ts'

export type Fields = Record<string, unknown>

export const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

export const fieldsOf = (value: unknown): Fields => (isFields(value) ? value : {})

export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined || value === null || value === '' ? [] : [value])

/** Text of many lines, free of markup. A list becomes lines; an object speaks with its name or description. */
export const textOf = (value: unknown): string => textWithin(value, 4)

function textWithin(value: unknown, depth: number): string {
  if (depth === 0) return ''
  if (typeof value === 'string') {
    const clean = cleanText(value)
    const text = htmlToText(clean)
    return text === clean ? clean : cleanText(text)
  }
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  if (Array.isArray(value))
    return value
      .slice(0, 200)
      .map((item) => textWithin(item, depth - 1))
      .filter(Boolean)
      .join('\n')
  if (isFields(value)) return textWithin(value['name'] ?? value['@value'] ?? value['description'] ?? '', depth - 1)
  return ''
}

/** Text of one line. */
export const lineOf = (value: unknown) => textOf(value).replace(/\s+/g, ' ').trim()

/** The name of a company as it is written: a full-width space in a legal name is part of it. */
export const nameOf = (value: unknown) => {
  const written = isFields(value) ? value['name'] : value
  // A cleaned text has lost its direction controls; a name that has some is refused, so it keeps them.
  const text = typeof written === 'string' && awaitingReplyText(written) ? written : textOf(value)
  return text.replace(/[^\S\u3000]+/g, ' ').trim()
}

export const linesOf = (value: unknown) => listOf(value).slice(0, 200).map(lineOf).filter(Boolean)

/** The first of these fields with a value. */
export const firstLine = (...values: unknown[]) => values.map(lineOf).find(Boolean) ?? ''
export const firstText = (...values: unknown[]) => values.map(textOf).find(Boolean) ?? ''

export function numberOf(value: unknown) {
  const number = typeof value === 'number' ? value : typeof value === 'string' && value.trim() ? Number(plainForm(value).replace(/[¥円\s]/g, '')) : Number.NaN
  return Number.isFinite(number) && number > 0 ? number : undefined
}

export function urlOf(value: unknown) {
  const text = typeof value === 'string' ? cleanText(value) : ''
  return /^https?:\/\//i.test(text) && text.length <= 2_000 ? (URL.parse(text)?.href ?? '') : ''
}

export const hostOf = (url: string) => (url ? new URL(url).host.replace(/^www\./, '') : '')
