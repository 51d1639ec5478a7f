import { Random } from '../random.ts'
import { domainOf } from '../words/domains/domains.ts'
import { hueOf } from './company-mark.ts'
import { sceneDetails } from './scene-details.ts'
import { type Ground, scenePlanes } from './scene-planes.ts'

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
export function companyScene(companyId: number, number: number): string {
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
