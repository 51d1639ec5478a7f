const fields = { year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' } as const

/** `2026-11-25T10:00` on a clock of this place, as an instant. An invalid time or place stays as it is: the API refuses it. */
export function instantInZone(local: string, timeZone: string): string {
  const wanted = Date.parse(`${local}Z`)
  if (Number.isNaN(wanted)) return local
  try {
    // Where clocks change in between, the offset at the guess may differ from that at the instant itself: the second look settles it.
    const first = wanted - offsetAt(wanted, timeZone)
    return new Date(wanted - offsetAt(first, timeZone)).toISOString()
  } catch {
    return local
  }
}

/** An instant on a clock of this place, as a form's field for day and time takes it: `2026-11-25T10:00`. */
export const localInZone = (instant: string, timeZone: string) =>
  new Date(Date.parse(instant) + offsetAt(Date.parse(instant), timeZone)).toISOString().slice(0, 16)

/** How far the clocks of a place are ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string) {
  const parts = new Intl.DateTimeFormat('en-US', { ...fields, timeZone }).formatToParts(new Date(instant))
  const part = (type: string) => Number(parts.find((one) => one.type === type)?.value)
  return Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'), part('second')) - instant
}
