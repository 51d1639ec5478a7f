import type { Posting } from './posting.ts'
import { isOverseas } from './subject/is-overseas.ts'
import { OVERSEAS, prefectures as idOf } from './subject/prefectures.ts'
import { readPrefectures } from './subject/read-prefectures.ts'

/** Where: all prefectures in the order of the texts, city and street of the first address, the building. */
export function placeOfPosting({ jobLocation }: Posting) {
  const { raw, addressRegion, addressCountry } = jobLocation
  const isAbroad = addressCountry !== '' && isOverseas(addressCountry)
  const read = isAbroad ? [] : readPrefectures(raw)
  const stated = isAbroad ? [] : addressRegion.flatMap((region) => readPrefectures(region))
  const abroad = isAbroad || [raw, ...addressRegion].some((place) => place.split('\n').some(isOverseas)) ? [OVERSEAS] : []
  const prefectures = [...new Set([...read, ...stated, ...abroad])]
  const { address2, address3 } = streetOf(jobLocation, prefectures[0])
  return { prefectures, address: prefectures[0] ?? null, address2, address3 }
}

function streetOf({ raw, addressLocality, streetAddress }: Posting['jobLocation'], prefecture: number | undefined) {
  const name = Object.keys(idOf).find((one) => idOf[one] === prefecture)
  const line = raw.split('\n').find((one) => name && one.includes(name)) ?? raw.split('\n').find(Boolean) ?? ''
  const stated = addressLocality && !raw.includes('\n') && !line.includes(addressLocality) ? `${addressLocality}${streetAddress}` : ''
  const street = (stated || (name && line.includes(name) ? line.slice(line.indexOf(name)).replaceAll(name, '') : line))
    .replace(/^〒?\s*\d{3}-?\d{4}\s*/, '')
    .trim()
  // 中央区八丁堀2-14-1 住友ビル4F: what follows the number is the building.
  const [, number, building] = /^([^\s0-9０-９]*[0-9０-９][0-9０-９\-－−―ー丁目番地号の]*)[\s　]+([^\s　].+)$/.exec(street) ?? []
  return { address2: (number ?? street).slice(0, 300), address3: (building ?? '').slice(0, 300) }
}
