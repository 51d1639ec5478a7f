const DEEPEST = 20

/** The places where an input holds text that the database cannot store: the character 0, or half of a character. */
export function unstorableFields(input: unknown, place: string[] = []): string[] {
  if (typeof input === 'string') return input.includes('\0') || !input.isWellFormed() ? [place.join('.')] : []
  if (typeof input !== 'object' || input === null || input instanceof Blob || place.length > DEEPEST) return []
  return Object.entries(input).flatMap(([name, value]) => unstorableFields(value, [...place, name]))
}
