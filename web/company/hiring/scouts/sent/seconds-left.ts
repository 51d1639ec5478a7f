/** Whole seconds, begun ones counted; none when the time is over. */
export const secondsLeft = (until: string, now: number) => Math.max(0, Math.ceil((Date.parse(until) - now) / 1000))
