import { z } from 'zod'

/** A whole number as JSON writes it, or as a form and a URL write it: in digits, full width too. */
export const WholeNumber = (from: number, to: number) => Digits(z.number().int().min(from).max(to))

/**
 * Reads digits before `schema` judges the number. `z.coerce.number` would read `true` as 1, and `null`, `[]` and an empty
 * text as 0.
 */
export const Digits = <Schema extends z.ZodType<number, number>>(schema: Schema) =>
  z.preprocess((value: number | string) => (typeof value === 'string' ? numberOf(value) : value) as z.input<Schema>, schema)

function numberOf(text: string) {
  const digits = text.normalize('NFKC').trim()
  return /^[+-]?\d{1,16}$/.test(digits) ? Number(digits) : text
}
