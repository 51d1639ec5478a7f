import { readQuery } from './read-query.ts'

/** What a query says in one line, conditions before the bar and words after it: `remote=2 employment_types=1 | SRE`. For tests. */
export function spelledReading(text: string, as_words?: string[]) {
  const { readings, words } = readQuery(text, { as_words })
  return `${readings.map(({ parameter, values }) => `${parameter}=${values.join(',')}`).join(' ')} | ${words}`.trim()
}
