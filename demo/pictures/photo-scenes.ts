import { Random } from '../random.ts'
import type { Hue } from './hues.ts'

/** What a company's photo shows. */
export type PhotoScene = 'office' | 'team' | 'product'

const GROUND = 316
const rect = (x: number, y: number, width: number, height: number, fill: string, round = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}"${round ? ` rx="${round}"` : ''} fill="${fill}"/>`
const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
const line = (d: string, stroke: string, width = 4) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const dot = (x: number, y: number, radius: number, fill: string) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`
const each = (count: number, draw: (place: number) => string) => Array.from({ length: count }, (_, place) => draw(place)).join('')

/** A drawn stand-in for a photo, in one hue: a room, people at a table without faces, or the thing that the company makes. The same seeds draw the same. */
export function photoScene(scene: PhotoScene, hue: Hue, seeds: [company: number, number: number]): string {
  const random = new Random(seeds[0], seeds[1], scene.length)
  const drawn = { office, team, product }[scene](random, hue)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 400" preserveAspectRatio="xMidYMid slice">${rect(0, 0, 640, 400, hue.tile)}${drawn}</svg>`
}

/** A desk before windows. */
function office(random: Random, hue: Hue) {
  const panes = random.int(2, 3)
  const wide = panes === 2 ? 190 : 128
  const left = panes === 2 ? 110 : 92
  const desks = random.int(2, 3)
  const plant = random.chance(0.5) ? 44 : 584
  return [
    each(panes, (place) => window(random, hue, left + place * (wide + 24), wide)),
    each(random.int(2, 3), (place) => lamp(150 + place * 170 + random.int(-14, 14), random.int(44, 70), hue)),
    path(`M0 ${GROUND}h640v84H0Z`, hue.far),
    each(desks, (place) => desk(random, hue, 72 + place * (desks === 2 ? 270 : 178), desks === 2 ? 230 : 152)),
    pottedPlant(random, hue, plant),
  ].join('')
}

/** What stands outside: two planes and a low sun. */
function window(random: Random, hue: Hue, x: number, wide: number) {
  const [high, low] = [random.int(140, 164), random.int(168, 186)]
  return [
    rect(x, 74, wide, 138, hue.light),
    dot(x + random.int(30, wide - 30), random.int(102, 126), random.int(12, 18), '#fffdf8'),
    path(`M${x} ${high}q${wide / 4} ${-random.int(14, 30)} ${wide / 2} 0t${wide / 2} 4V212H${x}Z`, hue.far),
    path(`M${x} ${low}q${wide / 3} ${random.int(-10, 10)} ${wide} ${random.int(-6, 6)}V212H${x}Z`, hue.mid),
    line(`M${x} 74h${wide}v138h${-wide}ZM${x + wide / 2} 74v138`, hue.ink, 5),
  ].join('')
}

const lamp = (x: number, low: number, hue: Hue) => line(`M${x} 0V${low}`, hue.ink, 3) + path(`M${x - 24} ${low + 20}q24 -32 48 0Z`, hue.ink)

/** A table with a screen, and a chair drawn up to it. */
function desk(random: Random, hue: Hue, x: number, wide: number) {
  const screen = x + wide / 2 - 34 + random.int(-18, 18)
  const chair = x + random.int(24, wide - 60)
  return [
    rect(screen, 228, 68, 44, hue.ink, 5),
    rect(screen + 6, 234, 56, 32, hue.tile, 2),
    line(`M${screen + 14} 244h${random.int(16, 32)}M${screen + 14} 254h${random.int(10, 38)}`, hue.mid, 3),
    line(`M${screen + 34} 272v14M${screen + 22} 286h24`, hue.ink, 5),
    rect(x, 286, wide, 10, hue.ink, 4),
    line(`M${x + 12} 296v76M${x + wide - 12} 296v76`, hue.ink, 6),
    rect(x + wide - 40, 270, 14, 16, '#fffdf8', 3),
    path(`M${chair} 312h36v14q0 8 -8 8h-20q-8 0 -8 -8Z`, hue.mid) + line(`M${chair + 18} 334v24M${chair + 2} 366l16 -8 16 8`, hue.mid, 5),
  ].join('')
}

function pottedPlant(random: Random, hue: Hue, x: number) {
  const leaves = each(random.int(4, 6), (place) => {
    const lean = (place - 2.2) * 15
    return path(`M${x} 322q${lean - 12} -44 ${lean * 1.5} -${random.int(72, 104)}q${12 + lean / 3} 50 ${-lean * 1.5} ${random.int(72, 104)}Z`, '#5f8a63')
  })
  return leaves + path(`M${x - 24} 320h48l-7 54h-34Z`, hue.ink)
}

/** People around a table, before a wall with papers. */
function team(random: Random, hue: Hue) {
  const people = random.int(3, 5)
  const step = 500 / people
  const board = random.chance(0.5)
  return [
    board
      ? rect(150, 46, 340, 118, '#fffdf8', 6) +
        line(`M184 82h${random.int(70, 140)}M184 106h${random.int(100, 190)}M184 130h${random.int(50, 120)}`, hue.far, 5) +
        dot(430, 100, 26, hue.far) +
        dot(430, 100, 12, hue.tile)
      : each(7, (place) => rect(96 + place * 66, 52 + random.int(0, 46), 44, 54, random.chance(0.4) ? hue.light : '#fffdf8', 2)),
    each(people, (place) => person(random, hue, 70 + step * (place + 0.5))),
    path(`M36 ${GROUND - 22}h568l24 30v8H12v-8Z`, hue.ink),
    rect(12, GROUND + 16, 616, 68, hue.mid),
    each(people, (place) => onTable(random, hue, 70 + step * (place + 0.5))),
  ].join('')
}

const skins = ['#e9cdb2', '#d9b28e', '#f0dac4', '#c99a72']

/** Seen from the front: hair, shoulders, no face. */
function person(random: Random, hue: Hue, x: number) {
  const [cloth, hair, skin] = [random.pick([hue.ink, hue.mid, '#fffdf8', hue.light]), random.pick(['#2f2a26', '#3a342c', '#5a4a3a']), random.pick(skins)]
  const high = random.int(166, 188)
  const long = random.chance(0.45) ? path(`M${x - 33} ${high + 4}q-4 54 6 66h54q10 -12 6 -66Z`, hair) : ''
  return [
    long,
    rect(x - 10, high + 26, 20, 26, skin, 8),
    path(`M${x - 54} ${GROUND - 20}q0 -66 40 -72h28q40 6 40 72Z`, cloth),
    dot(x, high + 6, 30, skin),
    path(`M${x - 32} ${high + 6}q-2 -44 32 -44t32 44q-12 -22 ${random.chance(0.5) ? '-30 -22t-34 22' : '-44 -16q-14 4 -20 16'}Z`, hair),
  ].join('')
}

const onTable = (random: Random, hue: Hue, x: number) =>
  random.chance(0.6)
    ? path(`M${x - 32} ${GROUND - 16}l6 -32h52l6 32Z`, hue.tile) + dot(x, GROUND - 31, 4, hue.mid)
    : rect(x - 10, GROUND - 34, 18, 20, '#fffdf8', 3) + line(`M${x + 9} ${GROUND - 29}q8 2 0 9`, '#fffdf8', 3)

/** The thing itself on a table: a tablet, a telephone, or a device with its antenna. */
function product(random: Random, hue: Hue) {
  const x = random.int(250, 330)
  const shelf = random.int(84, 116)
  const things = each(5, (place) => {
    const high = random.int(24, 58)
    return rect(60 + place * 112 + random.int(0, 30), shelf + 10 - high, random.int(18, 52), high, place % 2 ? hue.far : hue.light, 3)
  })
  const bars = each(5, (place) => rect(x - 84 + place * 36, 262 - random.int(18, 84), 22, 90, place === 3 ? hue.ink : hue.mid))
  const tablet = `${rect(x - 120, 130, 240, 172, hue.ink, 14)}${rect(x - 106, 144, 212, 144, '#fffdf8', 4)}<clipPath id="s">${rect(x - 106, 144, 212, 132, '#000')}</clipPath><g clip-path="url(#s)">${bars}</g>${line(`M${x - 92} 160h${random.int(60, 120)}`, hue.far, 6)}`
  const phone = `${rect(x - 62, 112, 124, 196, hue.ink, 18)}${rect(x - 52, 126, 104, 166, '#fffdf8', 6)}${each(4, (place) => rect(x - 42, 138 + place * 36, 84, 26, place === random.int(0, 3) ? hue.far : hue.tile, 6))}`
  const device = `${line(`M${x + 52} 172V92`, hue.ink, 6)}${dot(x + 52, 88, 8, hue.ink)}${each(3, (place) => line(`M${x + 74 + place * 18} ${76 - place * 9}q${12 + place * 4} ${12 + place * 9} 0 ${24 + place * 18}`, hue.mid, 5))}${rect(x - 96, 172, 192, 130, hue.ink, 16)}${rect(x - 76, 194, 92, 56, hue.tile, 5)}${line(`M${x - 66} 228l16 -${random.int(6, 20)} 18 12 20 -${random.int(10, 26)} 20 10`, hue.ink, 4)}${dot(x + 52, 222, 18, hue.mid)}${dot(x + 52, 222, 7, hue.light)}${line(`M${x - 70} 276h76`, hue.mid, 5)}`
  return [
    things,
    rect(36, shelf + 10, 568, 8, hue.ink, 2),
    path(`M0 ${GROUND - 16}h640v100H0Z`, hue.far),
    path(`M0 ${GROUND - 16}h640v12H0Z`, hue.mid),
    random.pick([tablet, phone, device]),
    pencil(random, hue),
  ].join('')
}

const pencil = (random: Random, hue: Hue) => {
  const x = random.int(470, 530)
  return line(`M${x} 350l70 -${random.int(6, 22)}`, hue.ink, 7) + rect(70, 322, 96, 54, '#fffdf8', 2) + line('M84 340h62M84 354h44', hue.far, 4)
}
