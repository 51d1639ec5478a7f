/** Between two holes farther apart than this, the bytes are sent as they lie; nearer ones are copied as one piece. */
const WORTH_SHARING = 2_048

type Piece = { bytes: Buffer; holes: number[] }

/** Bytes that are the same for everyone but for some holes of one size. Filling copies only what lies around the holes. */
export class HoledBytes {
  #pieces: Piece[] = []

  constructor(bytes: Buffer, holes: number[], holeSize: number) {
    let from = 0
    let near: number[] = []
    const cut = (to: number) => {
      if (to > from) this.#pieces.push({ bytes: bytes.subarray(from, to), holes: near.map((hole) => hole - from) })
      from = to
      near = []
    }
    for (const hole of holes) {
      const last = near.at(-1)
      const free = last === undefined ? from : last + holeSize
      if (hole - free > WORTH_SHARING) {
        cut(free)
        cut(hole)
      }
      near.push(hole)
    }
    const last = near.at(-1)
    if (last !== undefined) cut(last + holeSize)
    cut(bytes.length)
  }

  fill(text: string): Buffer[] {
    return this.#pieces.map(({ bytes, holes }) => {
      if (holes.length === 0) return bytes
      const copy = Buffer.allocUnsafe(bytes.length)
      bytes.copy(copy)
      for (const hole of holes) copy.write(text, hole, 'latin1')
      return copy
    })
  }
}
