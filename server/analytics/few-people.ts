/** Fewer than this could be one person. */
const FEWEST = 5

/** Counts of what people did unseen, in steps of five: no difference of two of them tells of one person. Null below five. */
export const inFives = (count: number) => (count < FEWEST ? null : count - (count % FEWEST))

/** One day's count stands by itself, and needs no steps. */
export const ofDay = (count: number) => (count < FEWEST ? null : count)
