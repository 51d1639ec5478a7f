import type { Figure } from './kept-figures.ts'

/** What a bench says outside tables: the number that a pattern captures, or how often a pattern without a capture occurs. */
export type Said = Record<string, RegExp>

export const saidFigures = (bench: string, printed: string, said: Said = {}): Figure[] =>
  Object.entries(said).flatMap(([name, pattern]) => {
    const found = [...printed.matchAll(new RegExp(pattern, 'gm'))]
    const isCount = new RegExp(`${pattern.source}|`).exec('')!.length === 1
    if (isCount) return [{ bench, name, value: found.length }]
    const value = Number.parseFloat((found.at(-1)?.[1] ?? '').replaceAll(',', ''))
    return Number.isFinite(value) ? [{ bench, name, value }] : []
  })
