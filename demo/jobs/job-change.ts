import type { Row, Value } from '#server/platform/database/copy-text.ts'
import type { Random } from '../random.ts'

export type Change = Record<string, { from: Value; to: Value }>

/** A posting's text before its last change: mostly a lower pay, else a shorter text or less work from home. */
export function jobChange(random: Random, row: Row & { description: string; workplace_change: string }, before: Row | null): Change | null {
  if (!random.chance(0.2)) return null
  if (before && random.chance(0.6))
    return Object.fromEntries(Object.entries(before).flatMap(([field, from]) => (from === row[field] ? [] : [[field, { from, to: row[field]! }]])))
  const text = row.description
  const end = text.lastIndexOf('\n\n')
  if (end > 0 && random.chance(0.7)) return { description: { from: text.slice(0, end), to: text } }
  return row.remote === 1 && row.workplace_change
    ? { remote: { from: 0, to: 1 }, workplace_change: { from: '会社の定める事業所', to: row.workplace_change } }
    : null
}
