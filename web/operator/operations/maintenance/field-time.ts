const AHEAD = 9 * 3_600_000

/** `2026-11-21T22:00` in Japan, as a field for day and time takes it. */
export const fieldTime = (at: number) => new Date(at + AHEAD).toISOString().slice(0, 16)
