const ranks = (values: Float64Array): Float64Array => {
  const sorted = values.slice().sort()
  return values.map((value) => {
    let [from, to] = [0, sorted.length]
    while (from < to) {
      const middle = (from + to) >>> 1
      if (sorted[middle]! < value) from = middle + 1
      else to = middle
    }
    return from
  })
}

/** The places of `keys` from the highest key to the lowest; where keys are equal, from the highest of `ties`. */
export const sortedBy = (keys: Float64Array, ties: Float64Array): Uint32Array => {
  const tieRanks = ranks(ties)
  const count = keys.length
  // Two ranks below 2^26 fit one exact number, so the sort needs no comparing function.
  const both = ranks(keys).map((rank, i) => rank * count + tieRanks[i]!)
  const placeOf = new Uint32Array(count)
  tieRanks.forEach((rank, i) => {
    placeOf[rank] = i
  })
  return Uint32Array.from(both.sort().reverse(), (value) => placeOf[value % count]!)
}
