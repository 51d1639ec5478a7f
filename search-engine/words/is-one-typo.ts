/** Whether two words differ by one letter: another, one more, one less, or two that changed places. */
export const isOneTypo = (one: string, other: string): boolean => {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (one === other || long.length - short.length > 1) return false
  let from = 0
  while (from < short.length && short.charCodeAt(from) === long.charCodeAt(from)) from++
  let end = 0
  while (end < short.length - from && short.charCodeAt(short.length - 1 - end) === long.charCodeAt(long.length - 1 - end)) end++
  const [a, b] = [short.slice(from, short.length - end), long.slice(from, long.length - end)]
  return b.length <= 1 || (a.length === 2 && a.charAt(0) === b.charAt(1) && a.charAt(1) === b.charAt(0))
}
