const slice = 1 << 16

const upTo = (end: number): Uint32Array<ArrayBuffer> => {
  const numbers = new Uint32Array(end)
  for (let i = 0; i < end; i++) numbers[i] = i
  return numbers
}

/** The units of the text numbered without gaps, in their order, and how many places the units before each have. */
export function* denseCodes(text: Uint16Array): Generator<void, { codes: Uint16Array; units: Uint16Array; ends: Uint32Array }> {
  const counts = new Uint32Array(65536)
  for (let from = 0; from < text.length; from += slice) {
    countEach(text.subarray(from, from + slice), counts)
    yield
  }
  const units = Uint16Array.from(upTo(65536).filter((unit) => counts[unit]! > 0))
  const codeOf = new Uint16Array(65536)
  units.forEach((unit, code) => {
    codeOf[unit] = code
  })
  const codes = new Uint16Array(text.length)
  for (let from = 0; from < text.length; from += slice) {
    encode(text, codes, codeOf, from, Math.min(text.length, from + slice))
    yield
  }
  return { codes, units, ends: Uint32Array.of(0, ...Array.from(units, (unit) => counts[unit]!)) }
}

const countEach = (units: Uint16Array, counts: Uint32Array): void => {
  for (let at = 0; at < units.length; at++) counts[units[at]!]!++
}

const encode = (text: Uint16Array, codes: Uint16Array, codeOf: Uint16Array, from: number, to: number): void => {
  for (let at = from; at < to; at++) codes[at] = codeOf[text[at]!]!
}
