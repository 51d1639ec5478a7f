/** Jobs as a bitmap where they are many, else as 16-bit numbers within each 65,536 jobs. */
export type DocSet = { words: Uint32Array } | { starts: Uint32Array; lows: Uint16Array }

export const bitsIn = (word: number): number => {
  const pairs = word - ((word >>> 1) & 0x55555555)
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333)
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

export const packDocSet = (words: Uint32Array, size: number): DocSet => {
  let count = 0
  for (let i = 0; i < words.length; i++) count += bitsIn(words[i]!)
  if (count * 16 > size) return { words: words.slice() }
  const starts = new Uint32Array((size >>> 16) + 2)
  const lows = new Uint16Array(count)
  let at = 0
  for (let i = 0; i < words.length; i++) {
    for (let word = words[i] ?? 0; word !== 0; word &= word - 1) {
      const doc = i * 32 + 31 - Math.clz32(word & -word)
      lows[at++] = doc & 0xffff
      starts[(doc >>> 16) + 1] = at
    }
  }
  for (let i = 1; i < starts.length; i++) starts[i] = Math.max(starts[i] ?? 0, starts[i - 1] ?? 0)
  return { starts, lows }
}

export const addDocSet = (set: DocSet, into: Uint32Array): void => {
  if ('words' in set) {
    for (let i = 0; i < set.words.length; i++) into[i]! |= set.words[i]!
    return
  }
  for (let part = 0; part + 1 < set.starts.length; part++) {
    const base = part * 2048
    const end = set.starts[part + 1]!
    for (let i = set.starts[part]!; i < end; i++) {
      const low = set.lows[i]!
      into[base + (low >>> 5)]! |= 1 << (low & 31)
    }
  }
}

export const docSetBytes = (set: DocSet): number => ('words' in set ? set.words.byteLength : set.starts.byteLength + set.lows.byteLength)
