/** The longest run of characters that stands in both, where it ends in the second. By the classical table of two rows. */
export function longestRun(one: string, other: string) {
  let above = new Uint16Array(other.length + 1)
  let best = { end: 0, length: 0 }
  for (let i = 1; i <= one.length; i++) {
    const row = new Uint16Array(other.length + 1)
    for (let j = 1; j <= other.length; j++) {
      if (one.charCodeAt(i - 1) !== other.charCodeAt(j - 1)) continue
      const length = above[j - 1]! + 1
      row[j] = length
      if (length > best.length) best = { end: j, length }
    }
    above = row
  }
  return best
}
