const HOUR = 3_600_000

/** A day before; where it is booked later than that, two hours before; none when that is over, too. */
export function reminderTime(start: Date, now: Date): Date | null {
  const times = [24, 2].map((hours) => new Date(start.getTime() - hours * HOUR))
  return times.find((time) => time > now) ?? null
}
