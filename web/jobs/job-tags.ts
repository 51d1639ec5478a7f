import type { Job } from '#contract/jobs.ts'
import type { Masters } from '#contract/masters.ts'

type TaggedFields =
  | 'employment_types'
  | 'remote'
  | 'flex'
  | 'discretionary_work'
  | 'address'
  | 'address2'
  | 'prefectures'
  | 'min_week_work_days'
  | 'trial_months'

const FIVE_DAYS = 5
const WHOLE_COUNTRY = 47

/** The conditions that decide whether one reads on, as short words: how employed, where, when. */
export function jobTags(
  job: Pick<Job, TaggedFields> & Partial<Pick<Job, 'is_premium'>>,
  masters: Pick<Masters, 'employment_types' | 'remote' | 'prefectures'>,
) {
  const named = (master: keyof typeof masters, id: number | undefined) => masters[master].find((one) => one.id === id)?.name
  return [
    job.is_premium && '幹部向け',
    ...job.employment_types.map((type) => named('employment_types', type)),
    named('remote', job.remote ?? undefined),
    placeOf(job, (id) => named('prefectures', id)),
    job.flex && 'フレックス',
    job.discretionary_work && '裁量労働制',
    job.min_week_work_days !== null && job.min_week_work_days < FIVE_DAYS && `週${job.min_week_work_days}日から`,
    job.trial_months !== null && `試用期間${job.trial_months}か月`,
  ].filter((tag) => typeof tag === 'string')
}

/** 東京都台東区, or 東京都ほか2 where there are several, 全国 where it is all of them. */
function placeOf({ address, address2, prefectures }: Pick<Job, 'address' | 'address2' | 'prefectures'>, named: (id: number | undefined) => string | undefined) {
  const first = named(address ?? prefectures[0])
  if (prefectures.length >= WHOLE_COUNTRY) return '全国'
  if (first && prefectures.length > 1) return `${first}ほか${prefectures.length - 1}`
  const city = /^.{1,5}?[市区町村](?:.{1,4}?区)?/u.exec(address2)?.[0] ?? ''
  return first && `${first}${city}`
}
