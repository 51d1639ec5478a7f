import type { Job } from '#contract/jobs/postings/jobs.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'

type Placed = Pick<Job, 'remote' | 'address' | 'address2' | 'prefectures'>
type Timed = Pick<Job, 'flex' | 'discretionary_work' | 'min_week_work_days' | 'trial_months'>
type Marked = Partial<Pick<Job, 'is_premium'>>
type Employed = Pick<Job, 'employment_types'>
type Named = Pick<Lookups, 'employment_types' | 'remote' | 'prefectures'>

const FIVE_DAYS = 5
const WHOLE_COUNTRY = 47

/** The conditions that decide whether a candidate reads on, as short words: employment, place, time. */
export const jobTags = (job: Marked & Employed & Placed & Timed, lookups: Named) => [
  ...markTags(job),
  ...employmentTags(job, lookups),
  ...placeTags(job, lookups),
  ...timeTags(job),
]

/** Whether remote work is possible, and the place. */
export const placeTags = (job: Placed, lookups: Named) => known([nameIn(lookups.remote, job.remote), placeOf(job, (id) => nameIn(lookups.prefectures, id))])

/** Employment and time, as far as they are known. */
export const termTags = (job: Marked & Employed & Partial<Timed>, lookups: Named) => [...markTags(job), ...employmentTags(job, lookups), ...timeTags(job)]

/** Operators marked the job as one for senior candidates. */
const markTags = ({ is_premium }: Marked) => (is_premium ? ['幹部向け'] : [])

const employmentTags = ({ employment_types }: Employed, lookups: Named) => known(employment_types.map((type) => nameIn(lookups.employment_types, type)))

const timeTags = ({ flex, discretionary_work, min_week_work_days: days = null, trial_months: months = null }: Partial<Timed>) =>
  known([
    flex && 'フレックス',
    discretionary_work && '裁量労働制',
    days !== null && days < FIVE_DAYS && `週${days}日から`,
    months !== null && `試用期間${months}か月`,
  ])

const known = (tags: unknown[]) => tags.filter((tag) => typeof tag === 'string')
const nameIn = (lookups: { id: number; name: string }[], id: number | null | undefined) => lookups.find((one) => one.id === id)?.name

/** 東京都台東区, or 東京都ほか2 where there are several, 全国 where it is all of them. */
function placeOf({ address, address2, prefectures }: Pick<Job, 'address' | 'address2' | 'prefectures'>, named: (id: number | undefined) => string | undefined) {
  const first = named(address ?? prefectures[0])
  if (prefectures.length >= WHOLE_COUNTRY) return '全国'
  if (first && prefectures.length > 1) return `${first}ほか${prefectures.length - 1}`
  const city = /^.{1,5}?[市区町村](?:.{1,4}?区)?/u.exec(address2)?.[0] ?? ''
  return first && `${first}${city}`
}
