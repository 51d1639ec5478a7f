const SIZE = 3
/** What carries no meaning of its own: blanks and signs, which anybody could change. */
const signs = /[\s\p{P}\p{S}]/gu

/** The runs of three characters of a text, in one spelling (NFKC, lower case), without blanks and signs. */
export function nGrams(text: string): Set<string> {
  const characters = [...text.normalize('NFKC').toLowerCase().replaceAll(signs, '')]
  return new Set(Array.from({ length: Math.max(0, characters.length - SIZE + 1) }, (_, at) => characters.slice(at, at + SIZE).join('')))
}

/** How much of the shorter of two texts stands in the other, from 0 to 100: what is added to a copy does not hide it. */
export function likeness(one: Set<string>, other: Set<string>): number {
  const [small, large] = one.size < other.size ? [one, other] : [other, one]
  if (small.size === 0) return 0
  let common = 0
  for (const gram of small) if (large.has(gram)) common++
  return Math.round((100 * common) / small.size)
}
