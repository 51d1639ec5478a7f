export type Hue = { tile: string; ink: string; light: string; far: string; mid: string }

/** Muted pairs: a tile of lightness 88 and an ink of 38. None is the green that means something. */
const pairs = [
  ['#d6e3e6', '#2f5f6b'],
  ['#f0dfd0', '#8a4b24'],
  ['#e4e4cc', '#5c6022'],
  ['#dddfe9', '#414a7d'],
  ['#e8dbe0', '#7a3b52'],
  ['#efe4c9', '#77591a'],
  ['#dfdcea', '#4d3f78'],
  ['#dee2e2', '#47575c'],
] as const

export const hues: readonly Hue[] = pairs.map(([tile, ink]) => ({
  tile,
  ink,
  light: mix(tile, '#fffdf8', 0.62),
  far: mix(tile, ink, 0.27),
  mid: mix(tile, ink, 0.6),
}))

function mix(one: string, other: string, share: number) {
  const channel = (place: number) => {
    const [a, b] = [one, other].map((colour) => Number.parseInt(colour.slice(place, place + 2), 16)) as [number, number]
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channel(1)}${channel(3)}${channel(5)}`
}
