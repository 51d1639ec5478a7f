// Numbers of instructions, as in the WebAssembly binary format.
const get = (local: number) => [0x20, local]
const set = (local: number) => [0x21, local]
const number = (value: number) => [0x41, value]
const load = (offset: number) => [0x29, 3, offset]
const store = (offset: number) => [0x37, 3, offset]
const [i64And, i64Or, i64Xor, i64Add, i32Add, i32Sub, popcount, toI32] = [0x83, 0x84, 0x85, 0x7c, 0x6a, 0x6b, 0x7b, 0xa7]
const [a, b, c, left, sum] = [0, 1, 2, 3, 4]
const bits = [5, 6, 7] as const
const steps = [0, 8, 16, 24]
const allOnes = [0x42, 0x7f]

const advance = (local: number) => [...get(local), ...number(32), i32Add, ...set(local)]
const eachBlock = (body: number[], pointers = [a, b]) => {
  const onward = [...pointers.flatMap(advance), ...get(left), ...number(32), i32Sub, 0x22, left, 0x0d, 0]
  return [0x03, 0x40, ...body, ...onward, 0x0b]
}
const combine = (operation: number[]) =>
  eachBlock(steps.flatMap((at) => [...get(a), ...get(a), ...load(at), ...get(b), ...load(at), ...operation, ...store(at)]))
const counted = eachBlock(steps.flatMap((at) => [...get(sum), ...get(a), ...load(at), ...get(b), ...load(at), i64And, popcount, i64Add, ...set(sum)]))

// a gets the sum of three bits, b the carry.
const added = eachBlock(
  steps.flatMap((at) => {
    const read = [a, b, c].flatMap((pointer, i) => [...get(pointer), ...load(at), ...set(bits[i]!)])
    const carry = [...get(bits[0]), ...get(bits[1]), i64And, ...get(sum), ...get(bits[2]), i64And, i64Or]
    const total = [...get(bits[0]), ...get(bits[1]), i64Xor, ...set(sum), ...get(sum), ...get(bits[2]), i64Xor]
    return [...read, ...get(a), ...total, ...store(at), ...get(b), ...carry, ...store(at)]
  }),
  [a, b, c],
)

const sized = (bytes: number[]): number[] => {
  const size: number[] = []
  for (let rest = bytes.length; ; rest >>= 7) {
    size.push(rest > 127 ? (rest & 127) | 128 : rest)
    if (rest <= 127) return [...size, ...bytes]
  }
}
const section = (id: number, entries: number[][]) => [id, ...sized([entries.length, ...entries.flat()])]
const name = (text: string) => sized([...Buffer.from(text)])
const code = (body: number[]) => sized([1, 4, 0x7e, ...body, 0x0b])

export type BitKernel = {
  and(a: number, b: number, c: number, bytes: number): void
  or(a: number, b: number, c: number, bytes: number): void
  andNot(a: number, b: number, c: number, bytes: number): void
  /** How many bits a and b have in common. */
  common(a: number, b: number, c: number, bytes: number): number
  /** The bits of a, b and c added: their sum goes to a, the carry to b. */
  add(a: number, b: number, c: number, bytes: number): void
}

const compiled = new WebAssembly.Module(
  new Uint8Array([
    0,
    0x61,
    0x73,
    0x6d,
    1,
    0,
    0,
    0,
    ...section(1, [
      [0x60, 4, 0x7f, 0x7f, 0x7f, 0x7f, 0],
      [0x60, 4, 0x7f, 0x7f, 0x7f, 0x7f, 1, 0x7f],
    ]),
    ...section(2, [[...name('m'), ...name('m'), 2, 0, 1]]),
    ...section(3, [[0], [0], [0], [1], [0]]),
    ...section(
      7,
      ['and', 'or', 'andNot', 'common', 'add'].map((text, i) => [...name(text), 0, i]),
    ),
    ...section(10, [
      code(combine([i64And])),
      code(combine([i64Or])),
      code(combine([...allOnes, i64Xor, i64And])),
      code([...counted, ...get(sum), toI32]),
      code(added),
    ]),
  ]),
)

/**
 * Five loops over bitmaps, written as WebAssembly because JavaScript has no instruction that counts bits: the ~150 counts of
 * a facet table over 1,000,000 jobs take about 1 ms so and 14 ms in JavaScript. Lengths are multiples of 32, above 0.
 */
export const bitKernel = (memory: WebAssembly.Memory): BitKernel => new WebAssembly.Instance(compiled, { m: { m: memory } }).exports as BitKernel
