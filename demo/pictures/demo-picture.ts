import type { Context } from 'hono'
import { personName } from '#demo/words/names/person-name.ts'
import { investors } from '#demo/words/names/words.ts'
import { Random } from '../random.ts'
import { domainOf } from '../words/domains/domains.ts'
import { companyMark, hueOf } from './company-mark.ts'
import { hues } from './hues.ts'
import { type PhotoScene, photoScene } from './photo-scenes.ts'
import { sceneDetails } from './scene-details.ts'

/** Where each thing happens: ground and detail of up to three scenes. */
const settings: Record<string, string> = {
  water: 'hills/pipe town/houses hills/lamp',
  field: 'plain/furrows hills/houses plain/trees',
  fish: 'sea/rafts sea/flight hills/houses',
  forest: 'peaks/trees hills/trees peaks/road',
  battery: 'town/panels plain/panels town/houses',
  recycle: 'town/sawtooth plain/boxes hills/road',
  ferment: 'hills/barrels town/sawtooth plain/furrows',
  contract: 'town/sheets town/night hills/lamp',
  factory: 'town/sawtooth plain/boxes town/lamp',
  invoice: 'town/stalls town/sheets plain/lamp',
  receipt: 'plain/sheets town/night town/boxes',
  shift: 'town/stalls town/lanterns town/night',
  warehouse: 'plain/boxes town/boxes hills/road',
  site: 'town/crane hills/crane plain/boxes',
  trademark: 'plain/sheets town/lamp town/stalls',
  succession: 'hills/bridge town/stalls peaks/houses',
  counter: 'town/school hills/houses town/sheets',
  lunch: 'plain/school hills/furrows town/stalls',
  clinic: 'hills/houses town/lamp hills/road',
  care: 'hills/night town/night hills/houses',
  rehab: 'hills/bridge plain/road hills/trees',
  pharmacy: 'town/stalls hills/road town/lamp',
  school: 'hills/school plain/school town/lamp',
  language: 'town/bridge town/sawtooth town/lanterns',
  caption: 'hills/sound town/sound plain/school',
  nursery: 'plain/houses hills/school hills/trees',
  repair: 'hills/lamp town/stalls sea/houses',
  coin: 'town/stalls town/lanterns hills/houses',
  home: 'hills/houses peaks/houses town/lamp',
  drone: 'sea/flight peaks/flight sea/houses',
  bus: 'hills/road peaks/road plain/road',
  bicycle: 'town/wheels hills/wheels sea/wheels',
  satellite: 'peaks/dish plain/dish sea/dish',
  disaster: 'peaks/tents hills/school sea/tents',
  inn: 'peaks/lanterns hills/houses town/lanterns',
  walk: 'town/lanterns town/bridge hills/lamp',
  theatre: 'town/stage hills/stage town/lanterns',
}

/** A wide picture of the company's place: horizon, three planes of one hue, one telling detail. */
function companyScene(companyId: number, number: number): string {
  const random = new Random(companyId, number)
  const hue = hueOf(companyId)
  const [ground, detail] = settings[domainOf(companyId).key]!.split(' ')[number - 1]!.split('/') as [Ground, string]
  const [far, mid, near] = scenePlanes(random, ground)
  const x = random.int(180, 460)
  const sun = `<circle cx="${x > 320 ? random.int(90, 230) : random.int(410, 550)}" cy="${random.int(48, 72)}" r="${random.int(20, 32)}" fill="${hue.light}"/>`
  const colours: Record<string, string> = { L: hue.light, T: hue.tile, I: hue.ink, M: hue.mid }
  const thing = sceneDetails[detail]!.replace(/"([LTIM])"/g, (_, letter: string) => `"${colours[letter]}"`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 200" preserveAspectRatio="xMidYMid slice"><rect width="640" height="200" fill="${hue.tile}"/>${sun}<path d="${far}" fill="${hue.far}"/><path d="${mid}" fill="${hue.mid}"/><path d="${near}" fill="${hue.ink}"/><g transform="translate(${x})">${thing}</g></svg>`
}

type Ground = 'hills' | 'sea' | 'plain' | 'town' | 'peaks'

const round = (value: number) => Math.round(value)

/** Three flat planes before a horizon, from far to near, each as a path that reaches the lower edge. */
function scenePlanes(random: Random, ground: Ground): [string, string, string] {
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

const PATH =
  /^\/demo\/pictures\/(companies|people|guests|investors|banners)\/([1-9][0-9]{0,9})(?:\/(?:logo|scene-([1-3])|(office|team|product)-([1-3])))?\.svg$/

/** The drawing that a path stands for, from the path alone, or null. */
export function demoPicture(path: string): string | null {
  if (path.length > 80) return null
  const [, kind, digits, scene, photo, number] = PATH.exec(path) ?? []
  const isOfCompany = path.includes('/logo.') || scene !== undefined || photo !== undefined
  if (!kind || !digits || (kind === 'companies') !== isOfCompany) return null
  const id = Number(digits)
  if (photo) return photoScene(photo as PhotoScene, hueOf(id), [id, Number(number)])
  if (kind === 'companies') return scene ? companyScene(id, Number(scene)) : companyMark(id)
  if (kind === 'banners') return demoBanner(id)
  const name = kind === 'investors' ? investors[id - 1] : personName(id, kind === 'people' ? 1 : 2).family
  return name === undefined ? null : initialTile(name)
}

/** A person or an investor: the first letter on paper, no face. */
const initialTile = (name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" fill="#eeeadf"/><text x="32" y="33" fill="#50564c" font-family="Hiragino Sans,Noto Sans JP,Noto Sans CJK JP,BIZ UDPGothic,Yu Gothic Medium,Meiryo,sans-serif" font-size="26" font-weight="700" text-anchor="middle" dominant-baseline="central">${[...name][0]}</text></svg>`

/** The texts of the invented banners, in two lines, and their hues. */
const banners = [
  { lines: ['応募に返事があるか、', '数字で見てから応募する'], hue: hues[0]! },
  { lines: ['いまの勤め先には、', '見えないようにできます'], hue: hues[5]! },
]

const font = 'Hiragino Mincho ProN,Noto Serif JP,Noto Serif CJK JP,BIZ UDPMincho,Yu Mincho,serif'

/** A wide strip with words over a ground line, as an operator would make one. */
function demoBanner(number: number): string | null {
  const banner = banners[number - 1]
  if (!banner) return null
  const { lines, hue } = banner
  const words = lines.map((line, at) => `<text x="40" y="${82 + at * 58}">${line}</text>`).join('')
  const sprout = `<path d="M700 186V104" stroke="${hue.ink}" stroke-width="7" stroke-linecap="round"/><path d="M700 128C700 96 676 80 640 80 640 112 664 128 700 128ZM700 106C700 70 725 50 764 50 764 86 739 106 700 106Z" fill="${hue.mid}"/>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 200"><rect width="800" height="200" fill="${hue.tile}"/><g fill="${hue.ink}" font-family="${font}" font-size="44" font-weight="600" letter-spacing="1">${words}</g>${sprout}<path d="M600 186h200" stroke="${hue.ink}" stroke-width="4"/></svg>`
}

const kept = 'public, max-age=31536000, immutable'

/** The drawn pictures of demonstration companies; the picture at a path never changes. */
export function demoPictures(c: Context) {
  const svg = demoPicture(c.req.path)
  return svg === null ? c.notFound() : c.body(svg, 200, { 'Content-Type': 'image/svg+xml', 'Cache-Control': kept })
}
