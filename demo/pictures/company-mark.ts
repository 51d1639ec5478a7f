import { domainOf, domains } from '../words/domains/domains.ts'
import { type Hue, hues } from './hues.ts'
import { shapes } from './shapes.ts'

/** Companies with the same thing differ by their colour: eight rounds before a pair comes again. */
export function hueOf(companyId: number): Hue {
  const round = Math.floor(companyId / domains.length)
  return hues[(domains.indexOf(domainOf(companyId)) * 3 + round * 5) % hues.length]!
}

/** The logo of a demonstration company: one shape from its thing, two inks of one hue, no letters. */
export function companyMark(companyId: number): string {
  const { tile, ink } = hueOf(companyId)
  const shape = shapes[domainOf(companyId).key]!.replaceAll('"I"', `"${ink}"`).replaceAll('"T"', `"${tile}"`)
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 44 44"><rect width="44" height="44" fill="${tile}"/>${shape}</svg>`
}
