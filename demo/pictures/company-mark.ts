import { domainOf, domains } from '../words/domains/domains.ts'
import { type Hue, hues } from './hues.ts'

/** One shape for each thing on a grid of 44. `I` stands for the ink, `T` for the tile. */
const line = (d: string, width = 3.6) => `<path d="${d}" fill="none" stroke="I" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const cut = (d: string, width = 2.6) => `<path d="${d}" fill="none" stroke="T" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`
const solid = (d: string) => `<path d="${d}" fill="I"/>`
const dot = (x: number, y: number, radius: number, colour = 'I') => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"/>`
const ring = (x: number, y: number, radius: number, width = 3.6) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="I" stroke-width="${width}"/>`
const oval = (x: number, y: number, wide: number, high: number, turn = 0) =>
  `<ellipse cx="${x}" cy="${y}" rx="${wide}" ry="${high}" transform="rotate(${turn} ${x} ${y})" fill="I"/>`

const shapes: Record<string, string> = {
  water: line('M8 18c5-5 9-5 14 0s9 5 14 0M8 27c5-5 9-5 14 0s9 5 14 0', 4),
  field:
    line('M22 37V16', 3) + oval(22, 10, 3.2, 5) + oval(15.5, 17, 3, 5, -38) + oval(28.5, 17, 3, 5, 38) + oval(15.5, 26, 3, 5, -38) + oval(28.5, 26, 3, 5, 38),
  fish: solid('M7 22c5-9 16-10 22-2.500L37 14v16l-8-5.500C23 32 12 31 7 22Z') + dot(15, 20.5, 1.8, 'T'),
  forest: solid('M16 8l9 14h-5l6 9h-7.500v5h-5v-5H6l6-9H7Z') + solid('M31 17l7 11h-4l4.500 7H28l1.500-5-4-5Z'),
  battery: dot(13, 13, 4.5) + solid('M14 34l6-15h17l-6 15Z') + cut('M17.500 26.500h16.500M28.500 19l-6 15', 2.2),
  recycle: line('M11 21a11 11 0 0 1 19-6.500M33 23a11 11 0 0 1-19 6.500', 4) + solid('M33.500 9v10h-10ZM10.500 35V25h10Z'),
  ferment:
    solid('M17 8h10v9.500l8 14.500a3 3 0 0 1-2.600 4.500H11.600A3 3 0 0 1 9 32l8-14.500Z') +
    dot(19, 29, 2.6, 'T') +
    dot(25.5, 25, 1.8, 'T') +
    dot(25, 32, 1.4, 'T'),
  contract: solid('M10 11h24v16H21l-7 7v-7h-4Z') + cut('M15 17h14M15 21.500h9', 2.4),
  factory: solid('M22 7.500 34.500 14.700v14.600L22 36.500 9.500 29.300V14.700Z') + dot(22, 22, 5.6, 'T'),
  invoice: line('M11 13h22M11 22h14M11 31h8', 4.2) + dot(31, 29, 5),
  receipt: solid('M12 8h20v28l-4-3.500-3 3.500-3-3.500-3 3.500-3-3.500-4 3.500Z') + cut('M17 15h10M17 20.500h10M17 26h5', 2.4),
  shift: ring(22, 22, 13, 4) + line('M22 14.500V22l5.500 4'),
  warehouse: solid('M14 9h18v16H14Z') + cut('M23 9v6', 2.6) + line('M8 9v20h28') + dot(15, 34.5, 3) + dot(30, 34.5, 3),
  site: line('M15 36V9M9 15l6-6h20M30 9v10M9 36h13', 3.6) + solid('M25.500 19h9v8h-9Z'),
  trademark:
    `<rect x="9.500" y="9.500" width="25" height="25" rx="5" fill="none" stroke="I" stroke-width="4"/>` + solid('M22 14.500 29.500 22 22 29.500 14.500 22Z'),
  succession: line('M6 30h32M9 30c5-17 21-17 26 0M16 30v-9M22 30V18M28 30v-9', 3.4),
  counter: solid('M18 9a4 4 0 0 1 8 0l-1 9h5a3 3 0 0 1 3 3v6H11v-6a3 3 0 0 1 3-3h5Z') + line('M11 34h22', 4),
  drone: dot(14, 28, 6) + dot(22.5, 20.5, 5) + dot(30, 14, 4),
  bus:
    solid('M9 11a3 3 0 0 1 3-3h20a3 3 0 0 1 3 3v19H9Z') +
    `<path d="M13 13h7.500v7H13ZM23.500 13H31v7h-7.500Z" fill="T"/>` +
    dot(15.5, 32.5, 3.6) +
    dot(28.5, 32.5, 3.6),
  bicycle: ring(12.5, 28, 7, 3.2) + ring(31.5, 28, 7, 3.2) + line('M12.500 28 18 15h8l5.500 13M18.500 17 23 28l5-9M15 15h4', 2.8),
  satellite:
    dot(22, 22, 6.5) + `<ellipse cx="22" cy="22" rx="16" ry="7" transform="rotate(-32 22 22)" fill="none" stroke="I" stroke-width="3"/>` + dot(34.5, 12.5, 3),
  disaster: solid('M7 23a15 15 0 0 1 30 0c-3-2.500-6-2.500-8 0-3-3-11-3-14 0-2-2.500-5-2.500-8 0Z') + line('M22 22v10a3.500 3.500 0 0 0 7 0'),
  inn: oval(22, 22, 11.5, 10) + line('M17 8.500h10M17 35.500h10', 4) + cut('M11.500 19h21M11.500 25h21', 2),
  walk: oval(15, 15, 5, 7.5, -12) + oval(18, 27.5, 3.2, 3.4) + oval(29, 21, 5, 7.5, 12) + oval(26.5, 34, 3.2, 3.4),
  theatre: solid('M8 9h14c0 12-4 20-14 24ZM36 9H22c0 12 4 20 14 24Z') + cut('M22 9v12', 2.2) + line('M12 36h20', 3.2),
  lunch: solid('M9 21h26a13 13 0 0 1-26 0Z') + line('M16 16c0-3 3-3 3-6M25 16c0-3 3-3 3-6', 3),
  clinic: line('M22 8v28M8 22h28M12.100 12.100l19.800 19.800M31.900 12.100 12.100 31.900', 3.4),
  care: solid('M28 9a14 14 0 1 0 8 19A12.500 12.500 0 0 1 28 9Z') + dot(32, 16, 2.2),
  rehab: oval(12, 33, 6, 3) + oval(21, 24.5, 6.4, 3.2) + oval(31, 15, 6.8, 3.4),
  pharmacy: `<g transform="rotate(-40 22 22)"><rect x="7.500" y="15.500" width="29" height="13" rx="6.500" fill="none" stroke="I" stroke-width="3.400"/>${solid('M22 14h8a8 8 0 0 1 0 16h-8Z')}</g>`,
  school:
    solid('M22 13.500C18 10.500 13 9.500 7.500 10.500v20C13 29.500 18 30.500 22 33.500c4-3 9-4 14.500-3v-20C31 9.500 26 10.500 22 13.500Z') +
    cut('M22 14v19M12.500 16.500c2 0 3.500.300 5 1M12.500 22c2 0 3.500.300 5 1', 2),
  language:
    dot(17, 18, 10) + solid('M10 23v9l8-5Z') + `<circle cx="29" cy="27" r="7.500" fill="T" stroke="I" stroke-width="3"/>` + solid('M33 31l3.500 5.500-7-2Z'),
  caption: line('M9 19.500v5M15.500 15v14M22 9v26M28.500 14v16M35 19.500v5', 4),
  nursery: solid('M22 22V7.500L33 15ZM22 22h14.500L29 33ZM22 22v14.500L11 29ZM22 22H7.500L15 11Z') + dot(22, 22, 2.2, 'T'),
  repair: solid('M10 10h11v11H10ZM23 23h11v11H23Z') + `<path d="M23 10h11v11M10 23v11h11" fill="none" stroke="I" stroke-width="3" stroke-dasharray="3 3.200"/>`,
  coin: dot(22, 22, 14.5) + `<rect x="17.500" y="17.500" width="9" height="9" rx="1" fill="T"/>`,
  home: solid('M7 21.500 22 8.500l15 13V35H7Z') + `<path d="M18 35v-8a4 4 0 0 1 8 0v8Z" fill="T"/>`,
}

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
