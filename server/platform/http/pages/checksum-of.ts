import { crc32 } from 'node:zlib'

/** Polynomials over two elements, the highest power first in the lowest bit: as zlib's crc32_combine() has them. */
const POLYNOMIAL = 0xedb88320
const ONE = 0x80000000
const X_TO_THE_8 = 0x00800000

function times(a: number, b: number) {
  let product = 0
  let shifted = b
  for (let bit = ONE; bit !== 0; bit >>>= 1) {
    if (a & bit) product ^= shifted
    shifted = shifted & 1 ? (shifted >>> 1) ^ POLYNOMIAL : shifted >>> 1
  }
  return product >>> 0
}

/** What 1, 2, 4, 8 … bytes after a text do to its checksum, for as many as a page may have. */
const squares = [X_TO_THE_8]
for (let bit = 1; bit < 32; bit++) squares.push(times(squares[bit - 1]!, squares[bit - 1]!))

/** The same for any number of bytes. */
const followedBy = (bytes: number) => squares.reduce((power, square, bit) => ((bytes >>> bit) & 1 ? times(power, square) : power), ONE)

/**
 * The CRC-32 of bytes in which one text stands at all of these places. Checksums are linear: of the whole page the sum is taken once, of each text only its own.
 */
export function checksumOf(bytes: Buffer, holes: number[], holeSize: number): (text: string) => number {
  let ofBytes = 0
  let ofText = 0
  let from = 0
  for (const hole of [...holes, bytes.length]) {
    const after = bytes.length - hole
    ofBytes ^= times(followedBy(after), crc32(bytes.subarray(from, hole)))
    if (after > 0) ofText ^= followedBy(after - holeSize)
    from = hole + holeSize
  }
  return (text) => (ofBytes ^ times(ofText, crc32(text))) >>> 0
}
