import { placeSpelling } from './tables/place-spelling.ts'
import { knownPlaces } from './tables/known-places.ts'

const LETTERS = String.raw`\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー々ヶノ`
const NAME = new RegExp(String.raw`(?<name>[${LETTERS}a-z0-9・]{1,20}?)駅(?<after>前|直結|直上|ビル)?`, 'gu')
/** What stands before the name in one run: 「JR山手線渋谷駅」, 「つくばエクスプレス秋葉原駅」. */
const LINE = /^.*(?:線|ライン|エクスプレス|モノレール|ゆりかもめ|メトロ|地下鉄|各線|最寄り?|および|または|から|まで|[社所点]は|の|jr)/u
/** Words that end with 駅 and name none. */
const NOT_A_NAME = /^(?:最寄り?|もより|各|両|同|無人|主要|ターミナル|新幹線|乗換え?|近隣|当|本|この|その|徒歩.*|.*分)$|^[・0-9]*$/u
const WALK = /徒歩 ?約? ?(?<walk>\d{1,2}) ?分|駅(?:から|より)(?:すぐ)? ?約? ?(?<near>\d{1,2}) ?分|(?<direct>直結|直上)/gu
const LONGEST = 1_000
const MOST_MINUTES = 60

export type ReadStations = { stations: string[]; walk_minutes: number | null }

/** The stations (`渋谷駅`) in the field that names the nearest ones: 「JR山手線 渋谷駅 徒歩5分」, 「渋谷・表参道」. */
export function readNearestStation(text: string): ReadStations {
  const spelled = spelledWithoutBrackets(text)
  const named = namedStations(spelled, () => true)
  return { stations: named.length > 0 ? named : unnamed(spelled), walk_minutes: minutesIn(spelled) }
}

/** The stations in an address: 「渋谷駅直結」, 「（渋谷駅から徒歩5分）」. 「フコク生命駅前ビル」 is the name of a building. */
export function readStationsOfAddress(text: string): ReadStations {
  const spelled = spelledWithoutBrackets(text)
  const stations = namedStations(spelled, (name, after) => after !== '前' && (knownPlaces.has(name) || /徒歩|直結|出口/.test(spelled)))
  return { stations, walk_minutes: stations.length > 0 ? minutesIn(spelled) : null }
}

/** 「渋谷」駅 is 渋谷駅. */
const spelledWithoutBrackets = (text: string) => placeSpelling(text.slice(0, LONGEST)).replaceAll(/[「」『』{}]/g, '')

function namedStations(spelled: string, isMeant: (name: string, after: string) => boolean) {
  const found = Array.from(spelled.matchAll(NAME), ({ groups }) => ({ name: plainName(groups?.['name'] ?? ''), after: groups?.['after'] ?? '' }))
  return [
    ...new Set(
      found.flatMap(({ name, after }) =>
        name.split(knownPlaces.has(name) ? '\n' : '・').flatMap((one) => (one !== '' && !NOT_A_NAME.test(one) && isMeant(one, after) ? `${one}駅` : [])),
      ),
    ),
  ]
}

/** A name that a table knows stays whole: 元町・中華街. */
const plainName = (name: string) => placeSpelling(knownPlaces.has(name) ? name : name.replace(LINE, ''))

/** Names without 駅, where the field holds nothing else: 「渋谷・表参道」. */
function unnamed(spelled: string) {
  const parts = spelled.split(/[、,/・\s]|および|または/u).map((part) => plainName(part.split('(', 1)[0] ?? ''))
  const isName = (part: string) => new RegExp(`^[${LETTERS}]{1,10}$`, 'u').test(part) && !/[線分歩社店便所]$|鉄道|電鉄|徒歩|バス|なし|不問|各|駅/u.test(part)
  return [...new Set(parts.filter(isName).map((part) => `${part}駅`))]
}

function minutesIn(spelled: string) {
  const minutes = Array.from(spelled.matchAll(WALK), ({ groups }) => (groups?.['direct'] ? 1 : Number(groups?.['walk'] ?? groups?.['near'])))
  const walked = minutes.filter((one) => one >= 1 && one <= MOST_MINUTES)
  return walked.length > 0 ? Math.min(...walked) : null
}
