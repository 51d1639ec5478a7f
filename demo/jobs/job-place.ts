import type { DemoCompany } from '../companies/demo-company.ts'
import type { Random } from '../random.ts'
import type { JobField } from '../words/fields/job-field.ts'
import { prefectureWeights } from '../words/places.ts'

const OVERSEAS = 48
const everywhere = Array.from({ length: 47 }, (_, place) => place + 1)

/** The place of work; candidates who work from home may often live anywhere. */
export function jobPlace(random: Random, company: DemoCompany, field: JobField, type: number) {
  const { place, policy, address2, address3 } = company
  const remote = field.onSite
    ? type === 3 && !random.chance(0.5)
      ? 1
      : 0
    : field.isExecutive
      ? Math.min(1, policy.remote)
      : type === 3
        ? Math.max(random.chance(0.7) ? 2 : 1, policy.remote)
        : type >= 4
          ? random.weighted([55, 35, 10])
          : policy.remote
  const more = () => random.weighted(prefectureWeights.slice(0, 47)) + 1
  const prefectures =
    place.prefecture === OVERSEAS
      ? [OVERSEAS]
      : remote === 2
        ? random.pick([[place.prefecture], [place.prefecture], [place.prefecture, more(), more(), more()], everywhere])
        : random.chance(0.07)
          ? [place.prefecture, more()]
          : [place.prefecture]
  return {
    remote,
    remoteDays: random.int(1, 3),
    columns: {
      address: place.prefecture,
      address2,
      address3,
      prefectures: [...new Set(prefectures)].sort((a, b) => a - b),
      nearest_station: `${place.station}から徒歩${policy.walk}分`,
      workplace_change: type === 3 ? '' : ['会社の定める事業所', '会社の定める事業所と自宅', '自宅を含む、会社の定める場所'][remote]!,
    },
  }
}
