/** How each record ended. Their sum is the number of records read. */
export type Counts = { imported: number; updated: number; unchanged: number; skipped: number; rejected: number }
export type Outcome = keyof Counts

export const noCounts = (): Counts => ({ imported: 0, updated: 0, unchanged: 0, skipped: 0, rejected: 0 })

export const sumOf = (counts: Counts) => Object.values(counts).reduce((sum, count) => sum + count, 0)
