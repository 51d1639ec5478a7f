import { textOf } from './text-of.ts'

/** What a field holds as a number: full-width digits, commas and the unit are understood. What is none goes on as such, and is refused by name. */
export function numberOf(value: unknown) {
  const plain = textOf(value)
    .normalize('NFKC')
    .replaceAll(/[,\s]|万?円|時間|分|日|か月|年|月|名|人/g, '')
  return plain === '' ? null : Number(plain)
}
