/** The number of a list of jobs, beside the numbers of single jobs. */
export const ofSeveral = 0x80000000

/** Stretches of a text, each the lines of one job that follow one another, or a line of several. */
type Runs = {
  /** Where each run begins, and where the last one ends. */
  starts: Uint32Array
  /** Per run its one job; or `ofSeveral` and the number of the list of its jobs. */
  owners: Uint32Array
  /** Per window of the text the run in which it begins. */
  firsts: Uint32Array
  windowBits: number
}

/**
 * To which job, or list of jobs, each place of a text belongs. It is asked for tens of thousands of places by a search, anywhere in the text, so it is small enough to stay near the processor: a few numbers for each job where
 * texts do not repeat.
 */
export class Owners {
  readonly runs: Runs

  constructor(runs: Runs) {
    this.runs = runs
  }

  /** Made from the owner of each line. */
  static *of(lineStarts: Uint32Array, ownerOf: Uint32Array): Generator<void, Owners> {
    const lines = lineStarts.length - 1
    const starts = new Uint32Array(lines + 1)
    const owners = new Uint32Array(lines)
    let runs = 0
    for (let from = 0; from < lines; from += slice) {
      for (let line = from; line < Math.min(lines, from + slice); line++) {
        if (runs > 0 && owners[runs - 1] === ownerOf[line]) continue
        starts[runs] = lineStarts[line]!
        owners[runs++] = ownerOf[line]!
      }
      yield
    }
    const units = lineStarts[lines] ?? 0
    starts[runs] = units
    // A window of half a run is seldom passed over by more than one; smaller ones would take more memory than they save time.
    const windowBits = Math.min(largest, Math.max(smallest, 31 - Math.clz32(Math.max(1, units / Math.max(1, runs) / 2))))
    const firsts = new Uint32Array((units >>> windowBits) + 1)
    for (let window = 0, run = 0; window < firsts.length; window++) {
      while (run + 1 < runs && starts[run + 1]! <= window << windowBits) run++
      firsts[window] = run
      if (window % slice === 0) yield
    }
    return new Owners({ starts: starts.slice(0, runs + 1), owners: owners.slice(0, runs), firsts, windowBits })
  }

  /** The owner of a place of the text. */
  at(place: number): number {
    const { starts, owners, firsts, windowBits } = this.runs
    let run = firsts[place >>> windowBits]!
    while (starts[run + 1]! <= place) run++
    return owners[run]!
  }

  get bytes(): number {
    const { starts, owners, firsts } = this.runs
    return starts.byteLength + owners.byteLength + firsts.byteLength
  }
}

const slice = 1 << 14
const [smallest, largest] = [4, 9]
