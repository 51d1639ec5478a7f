/** A run of so many characters that stands in both is no accident. */
const SHORTEST = 5
const AROUND = 60
const sentenceEnds = /[。．！？!?\n]/

/** What of a text a reason takes up: the sentence around the longest run of characters that both have; nothing when there is none worth the name. */
export function quoteOf(text: string, reason: string): string {
  const [said, read] = [reason.normalize('NFKC'), text.normalize('NFKC')]
  const { end, length } = longestRun(said, read)
  if (length < SHORTEST) return ''
  return sentenceAround(read, end - length, end)
}

/** By the classical table of two rows; both texts are a few thousand characters at most. */
function longestRun(one: string, other: string) {
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

function sentenceAround(text: string, start: number, end: number) {
  let [from, to] = [start, end]
  while (from > 0 && start - from < AROUND && !sentenceEnds.test(text.charAt(from - 1))) from--
  while (to < text.length && to - end < AROUND && !sentenceEnds.test(text.charAt(to - 1))) to++
  return text.slice(from, to).trim()
}
