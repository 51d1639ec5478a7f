import { placeSpelling } from './place-spelling.ts'
import { stationRows } from './station-rows.ts'

/** A station or an area that is called by one name, wherever there is one of this name. An address in one of `municipalities` that goes on with the name is in it. */
export type KnownPlace = {
  name: string
  kana: string
  prefectures: readonly number[]
  municipalities: readonly string[]
  has_station: boolean
  means_place_alone: boolean
}

/** By `placeSpelling` of the name. */
export const knownPlaces: ReadonlyMap<string, KnownPlace> = tableOf(stationRows)

function tableOf(rows: typeof stationRows) {
  const table = new Map<string, KnownPlace>()
  for (const [prefecture, names] of rows) {
    for (const row of names.split(/\s/)) {
      const [marked = '', kana = '', code] = row.split(':')
      const name = marked.replace(/^[*-]/, '')
      const before = table.get(placeSpelling(name))
      table.set(placeSpelling(name), {
        name: before?.name ?? name,
        // 日本橋 is にほんばし in Tokyo and にっぽんばし in Osaka.
        kana: [...new Set([...(before?.kana.split('・') ?? []), ...(kana ? [kana] : [])])].join('・'),
        prefectures: [...new Set([...(before?.prefectures ?? []), prefecture])],
        municipalities: [...new Set([...(before?.municipalities ?? []), ...(code ? [code] : [])])],
        has_station: (before?.has_station ?? false) || !marked.startsWith('-'),
        means_place_alone: (before?.means_place_alone ?? false) || /^[*-]/.test(marked),
      })
    }
  }
  return table
}
