/** What a field for day and time to the second holds, as an instant: the clocks here are Japan's. Browsers leave out `:00`. */
export function secondInJapan(value: string) {
  const [, day, minute, seconds = '00'] = /^(\d{4}-\d\d-\d\d)T(\d\d:\d\d)(?::(\d\d))?/.exec(value) ?? []
  const at = `${day}T${minute}:${seconds}+09:00`
  return day && !Number.isNaN(Date.parse(at)) ? at : undefined
}

const shifted = (at: string) => new Date(Date.parse(at) + 9 * 3_600_000).toISOString().slice(0, 19)

/** `2026-11-22T14:03:21`, as such a field takes it. */
export const fieldSecond = shifted

/** `2026/11/22 14:03:21` in Japan. */
export const secondText = (at: string) => shifted(at).replaceAll('-', '/').replace('T', ' ')
