import type { Random } from '../random.ts'

export type Ground = 'hills' | 'sea' | 'plain' | 'town' | 'peaks'
const round = (value: number) => Math.round(value)

/** Three flat planes before a horizon, from far to near, each as a path that reaches the lower edge. */
export function scenePlanes(random: Random, ground: Ground): [string, string, string] {
  const near = `M0 ${ground === 'hills' ? 168 : 164}h640v40H0Z`
  if (ground === 'sea') return [hill(random, 112, 10, 2), `M0 134h640v66H0Z`, `M0 164${wave(8, 5)}V200H0Z`]
  if (ground === 'plain') return [hill(random, 118, 8, 2), `M0 ${random.int(138, 146)}L640 ${random.int(126, 140)}V200H0Z`, near]
  if (ground === 'town') return [hill(random, 106, 16, 2), skyline(random, 128, 26), near]
  if (ground === 'peaks') return [peaks(random, 92), hill(random, 138, 12, 3), near]
  return [hill(random, 108, 20, 2), hill(random, 140, 16, 3), near]
}

function hill(random: Random, y: number, rise: number, count: number) {
  const step = 640 / count
  const bend = random.chance(0.5) ? -1 : 1
  const curves = Array.from(
    { length: count },
    (_, place) => `q${round(step / 2)} ${round((place % 2 ? -1 : 1) * bend * (rise + random.int(0, rise)))} ${round(step)} ${random.int(-6, 6)}`,
  )
  return `M0 ${y + random.int(-6, 6)}${curves.join('')}V200H0Z`
}

const wave = (count: number, rise: number) =>
  Array.from({ length: count }, (_, place) => `q${320 / count} ${place % 2 ? rise : -rise} ${640 / count} 0`).join('')

function peaks(random: Random, y: number) {
  const [first, second] = [random.int(120, 230), random.int(380, 520)]
  return `M0 ${y + 38}L${first} ${y - random.int(10, 34)}L${round((first + second) / 2)} ${y + 30}L${second} ${y - random.int(0, 22)}L640 ${y + 44}V200H0Z`
}

function skyline(random: Random, y: number, rise: number) {
  let path = `M0 ${y + 12}`
  for (let x = 0; x < 640; ) {
    const wide = random.int(34, 84)
    path += `V${y + 14 - random.int(0, rise)}h${Math.min(wide, 640 - x)}`
    x += wide
  }
  return `${path}V200H0Z`
}
