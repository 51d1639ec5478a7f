const pieceBits = 16
const pieceItems = 1 << pieceBits

/** A list of numbers outside the JavaScript heap; it grows by a piece, so that growing copies no existing numbers. */
export class NumberList<Numbers extends Uint32Array | Float64Array = Uint32Array> {
  readonly #pieces: Numbers[] = []
  readonly #piece: (items: number) => Numbers
  length = 0

  private constructor(piece: (items: number) => Numbers) {
    this.#piece = piece
  }
  static ofIntegers = () => new NumberList((items) => new Uint32Array(items))
  static ofFloats = () => new NumberList<Float64Array>((items) => new Float64Array(items))

  push(item: number): void {
    const at = this.length & (pieceItems - 1)
    const last = this.length >>> pieceBits
    if (at === 0) this.#pieces.push(this.#piece(last === 0 ? 64 : pieceItems))
    else if (last === 0 && at === this.#pieces[0]!.length) {
      const grown = this.#piece(at * 4)
      grown.set(this.#pieces[0]!)
      this.#pieces[0] = grown
    }
    this.#pieces[last]![at] = item
    this.length++
  }

  at(index: number): number {
    return this.#pieces[index >>> pieceBits]?.[index & (pieceItems - 1)] ?? 0
  }
}
