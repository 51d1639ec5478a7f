import { calledMunicipalities } from './called-municipalities.ts'
import { knownPlaces } from './known-places.ts'
import { latinOfKana, latinSpelling } from './latin-spelling.ts'
import { municipalities, type Municipality } from './municipalities.ts'
import { shortKana } from './short-kana.ts'

const prefectureNames =
  `hokkaido aomori iwate miyagi akita yamagata fukushima ibaraki tochigi gunma saitama chiba tokyo kanagawa niigata toyama ishikawa fukui yamanashi nagano gifu shizuoka aichi mie
shiga kyoto osaka hyogo nara wakayama tottori shimane okayama hiroshima yamaguchi tokushima kagawa ehime kochi fukuoka saga nagasaki kumamoto oita miyazaki kagoshima okinawa`.split(
    /\s/,
  )
/** Without Saga, which is a word of software. */
export const prefectureOfLatin: ReadonlyMap<string, number> = new Map(
  prefectureNames.flatMap((name, at) => (name === 'saga' ? [] : [[latinSpelling(name), at + 1] as const])),
)

/** How an address in Latin letters ends the name of a 市区町村: Shibuya-ku, Shibuya City, Osaka-shi. */
const endings: Record<string, string> = { 市: 'shi city', 区: 'ku ward city', 町: 'cho machi town', 村: 'mura son village' }
export const latinEnding = /^(?:shi|city|ku|ward|cho|machi|town|mura|son|village)$/

const bareLatin = (one: Municipality) => latinOfKana(shortKana(one).replace(/(?:シ|ク|チョウ|マチ|ムラ|ソン)$/, ''))

/** 市区町村 by their names in Latin letters and an ending: `shibuya ku`. */
export const municipalitiesOfLatin: ReadonlyMap<string, readonly Municipality[]> = new Map(
  Array.from(
    Map.groupBy(
      municipalities.flatMap((one) => (endings[one.name.slice(-1)] ?? '').split(' ').map((ending) => ({ key: `${bareLatin(one)} ${ending}`, one }))),
      ({ key }) => key,
    ),
    ([key, rows]) => [key, rows.map(({ one }) => one)],
  ),
)

/** Of fewer letters, and these, too many are words of another language. */
const SHORTEST = 4
const words = new Set('fuse yoga ozone hiro koto kiba tenma kaigan'.split(' '))

/** The Japanese names of places that are named without an ending: shibuya is 渋谷, roppongi 六本木. */
export const nameOfLatin: ReadonlyMap<string, string> = new Map(
  [
    ...Array.from(knownPlaces, ([spelled, { kana, means_place_alone }]) =>
      means_place_alone ? ([latinOfKana(kana.split('・')[0] ?? ''), spelled] as const) : null,
    ),
    ...Array.from(calledMunicipalities, ([spelled, [one]]) => (one ? ([bareLatin(one), spelled] as const) : null)),
  ].flatMap((row) => (row && row[0].length >= SHORTEST && !words.has(row[0]) ? [row] : [])),
)
