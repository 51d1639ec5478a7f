// Numbers of instructions and of what holds them, as in the WebAssembly binary format.

/** A number as the format writes it; up to 2 ^ 27 and not negative. */
export const leb = (value: number): number[] => {
  const bytes: number[] = []
  for (let rest = value; ; rest >>= 7) {
    // The sixth bit of the last byte would be a sign.
    if (rest < 64) return [...bytes, rest]
    bytes.push((rest & 127) | 128)
  }
}

export const get = (local: number) => [0x20, local]
export const set = (local: number) => [0x21, local]
export const tee = (local: number) => [0x22, local]
export const number = (value: number) => [0x41, ...leb(value)]
export const load = (offset: number) => [0x29, 3, offset]
export const store = (offset: number) => [0x37, 3, offset]
export const load32 = (offset: number) => [0x28, 2, offset]
export const store32 = [0x36, 2, 0]
export const load16 = [0x2f, 1, 0]
export const load8 = [0x2d, 0, 0]
export const store8 = [0x3a, 0, 0]
export const [i64And, i64Or, i64Xor, i64Add, i64Sub, i64Zeros, popcount, toI32] = [0x83, 0x84, 0x85, 0x7c, 0x7d, 0x7a, 0x7b, 0xa7]
export const [i32Add, i32Sub, i32And, i32Or, i32Shl, i32Shr, i32Below, i64IsZero, i32IsZero] = [0x6a, 0x6b, 0x71, 0x72, 0x74, 0x76, 0x49, 0x50, 0x45]
export const i64One = [0x42, 1]
export const allOnes = [0x42, 0x7f]

/** A block that runs again while its last value is not 0. */
export const repeat = (body: number[]) => [0x03, 0x40, ...body, 0x0d, 0, 0x0b]
export const when = (body: number[]) => [0x04, 0x40, ...body, 0x0b]
/** Adds to a local and leaves nothing. */
export const advance = (local: number, by: number) => [...get(local), ...number(by), i32Add, ...set(local)]
/** Takes from a local and leaves the rest. */
export const lessen = (local: number, by: number) => [...get(local), ...number(by), i32Sub, ...tee(local)]

const size = (bytes: number[]): number[] => {
  const written: number[] = []
  for (let rest = bytes.length; ; rest >>= 7) {
    written.push(rest > 127 ? (rest & 127) | 128 : rest)
    if (rest <= 127) return [...written, ...bytes]
  }
}
export const section = (id: number, entries: number[][]) => [id, ...size([entries.length, ...entries.flat()])]
export const name = (text: string) => size([...Buffer.from(text)])
/** The body of a function with so many locals of 64 and of 32 bits behind its parameters. */
export const code = (body: number[], wide: number, narrow = 0) => size([2, wide, 0x7e, narrow, 0x7f, ...body, 0x0b])
