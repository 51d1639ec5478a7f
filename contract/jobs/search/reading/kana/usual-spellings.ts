import { calledMunicipalities } from '../../../places/tables/called-municipalities.ts'
import { knownPlaces } from '../../../places/tables/known-places.ts'
import { municipalities } from '../../../places/tables/municipalities.ts'
import { shortKana } from '../../../places/tables/short-kana.ts'
import { foldText } from '../fold-typed.ts'
import type { Term } from '../meaning.ts'
import { conditionReadings, prefectureReadings } from '../tables/readings.ts'
import { soundOf } from './sound-of.ts'

type Row = readonly [spelling: string, reading: string]

const rowsOf = (table: string): Row[] =>
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [spelling = '', reading = ''] = row.split(' ')
      return [spelling, reading]
    })
const withoutLast = ([spelling, reading]: Row): Row => [spelling.slice(0, -1), reading.replace(/(?:けん|と|ふ)$/, '')]
const kana = /[ぁ-ゖァ-ヺ]/

/** Kana that mean another word more often: 帰宅 and 北区, 役員 and 薬院, 新鮮 and 神泉, 開始 and 甲斐市. */
const otherWords = new Set('きたく やくいん しんせん かいがん かいし さくし ふせ きば しき'.split(' ').map(soundOf))

/** 市 and 区 are called with that letter, too: しぶやく. */
const cities = municipalities.filter(({ short_name }) => /[市区]$/.test(short_name)).map((one): Row => [one.short_name, shortKana(one)])
const called: Row[] = Array.from(calledMunicipalities, ([spelling, [one]]): Row => [spelling, (one ? shortKana(one) : '').replace(/[シク]$/, '')])
const stations = Array.from(knownPlaces).flatMap(([spelling, place]) => place.kana.split('・').map((reading) => ({ spelling, reading, place })))

/** Of rows that sound alike the earlier table counts; two of one table are not told apart and stay words. */
function tableOf(tables: readonly (readonly Row[])[]): ReadonlyMap<string, string> {
  const table = new Map<string, string>()
  for (const rows of tables) {
    const alike = Map.groupBy(rows, ([, reading]) => soundOf(foldText(reading)))
    for (const [sound, found] of alike) {
      const [first, ...others] = new Set(found.map(([spelling]) => spelling))
      if (first && others.length === 0 && !otherWords.has(sound) && !table.has(sound)) table.set(sound, first)
    }
  }
  return table
}

/** What people usually write for what sounds so: 正社員 for せいしゃいん, 渋谷 for しぶや, リモート for りもーと. */
export function usualSpellings(terms: readonly Term[]): ReadonlyMap<string, string> {
  // What a term's table already spells in several ways means the same in each of them.
  const spelled = new Map(terms.flatMap(({ typed }) => typed.filter((one) => kana.test(one)).map((one) => [soundOf(foldText(one)), one] as const)))
  const prefectures = rowsOf(prefectureReadings)
  const rest = tableOf([
    rowsOf(conditionReadings),
    [...prefectures, ...prefectures.map(withoutLast)],
    called,
    stations.flatMap(({ spelling, reading, place }): Row[] => (place.means_place_alone ? [[spelling, reading]] : [])),
    cities,
    stations.flatMap(({ spelling, reading, place }): Row[] => (place.has_station ? [[`${spelling}駅`, `${reading}えき`]] : [])),
  ])
  return new Map([...rest, ...spelled])
}
