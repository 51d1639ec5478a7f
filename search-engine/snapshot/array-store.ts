type Kind = 'u8' | 'u16' | 'u32' | 'f64'
type Stored = Uint8Array | Uint16Array | Uint32Array | Float64Array
export type ArrayRef = [kind: Kind, start: number, length: number]

/** Typed arrays put one after another, each referred to by its kind, start and length. */
export class ArrayStore {
  readonly arrays: Stored[] = []
  #end = 0

  put(array: Stored): ArrayRef {
    const kind = array instanceof Uint8Array ? 'u8' : array instanceof Uint16Array ? 'u16' : array instanceof Uint32Array ? 'u32' : 'f64'
    const start = this.#end
    this.arrays.push(array)
    this.#end += aligned(array.byteLength)
    return [kind, start, array.length]
  }

  get bytes(): number {
    return this.#end
  }
}

// Every array begins where the widest kind of number may begin.
export const aligned = (bytes: number): number => Math.ceil(bytes / 8) * 8

export class ArrayReader {
  readonly #body: ArrayBuffer
  constructor(body: ArrayBuffer) {
    this.#body = body
  }

  u8([, start, length]: ArrayRef): Uint8Array {
    return new Uint8Array(this.#body, start, length)
  }
  u16([, start, length]: ArrayRef): Uint16Array {
    return new Uint16Array(this.#body, start, length)
  }
  u32([, start, length]: ArrayRef): Uint32Array {
    return new Uint32Array(this.#body, start, length)
  }
  f64([, start, length]: ArrayRef): Float64Array {
    return new Float64Array(this.#body, start, length)
  }
}
