import { sql } from 'kysely'
import { LRUCache } from 'lru-cache'
import { annualHolidays, hourlyWages, weekDays } from '#contract/jobs/search/searched-values.ts'
import { placesOfJob, searchedPlaces } from '#contract/jobs/places/places-of-job.ts'
import type { LookupName } from '#contract/platform/lookups/lookups.ts'
import { featureIds } from '#server/companies/directory/public-companies.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { readLookups } from '#server/platform/lookups/list-lookups.ts'
import { scheduleOf } from '#server/matching/rules/hours/schedule-of.ts'
import { scheduleText } from '#server/matching/rules/hours/schedule.ts'
import type { IndexedJob } from '#search-engine/job-index-types.ts'
import { isPremium } from './job-columns.ts'
import { companySpellings } from './reading/company-spellings.ts'
import { everPublishedJobs, isOnOffer } from './published-jobs.ts'

const epoch = (column: string) => sql<number>`floor(extract(epoch from ${sql.ref(column)}))::float8`

/** Every column that is searched, parted so that a line break stands where no match may cross. */
const body = sql<string>`concat_ws(E'\n', tagline, description, desired_person, nearest_station, companies.name, job_offers.address2, job_offers.address3,
  job_offers.salary, employment_status, treatment, insurance, holiday, bonus, raise, workplace_change, duties_change, contract_period, trial)`

const published = (db: Database) =>
  everPublishedJobs(db)
    .where(isOnOffer)
    .select([
      'job_offers.id',
      'job_offers.company_id',
      'companies.name as company_name',
      'job_fields',
      'companies.category_ids as company_categories',
      'companies.employee_range',
      'companies.social_issues',
      'employment_types',
      'prefectures',
      'skill_types',
      'flex',
      'job_offers.address',
      'job_offers.address2',
      'job_offers.address3',
      'nearest_station',
      isPremium.as('is_premium'),
      'core_time',
      'default_starting_time',
      'default_ending_time',
      'min_week_work_days',
      'max_week_work_days',
      'annual_holidays as holidays',
      'intended_for',
      'inexperienced_ok',
      'short_hours',
      'stock_option',
      'min_salary',
      'max_salary',
      sql<0 | 1 | 2 | null>`remote`.as('remote'),
      hourlyWage.as('hourly_wage'),
      'position_title',
      'position',
      sql<string>`concat_ws(E'\n', required_skills, preferred_skills)`.as('skills'),
      body.as('body'),
      featureIds(1, 2, 3).as('phase'),
      featureIds(4, 5, 6, 7).as('kind'),
      epoch('job_offers.confirmed_at').as('confirmed_at'),
      epoch('job_offers.published_at').as('published_at'),
      epoch('job_offers.updated_at').as('updated_at'),
    ])

/** What a field states, as people type it: who looks for the word instead of the condition finds the job, too. */
const statedWords = (job: Pick<IndexedJob, 'inexperienced_ok' | 'short_hours' | 'stock_option'>, fewestDays: number, holidays: number | null) => [
  ...(job.inexperienced_ok ? ['未経験可'] : []),
  ...(job.short_hours ? ['時短勤務可'] : []),
  ...(job.stock_option ? ['ストックオプションあり'] : []),
  ...(fewestDays < FIVE_DAYS ? [`週${fewestDays}日`] : []),
  ...(holidays === null ? [] : [`年間休日${holidays}日`]),
]

/** The steps that the upper end of a wage by the hour reaches. */
const hourlyWage = sql<
  number[]
>`array(select step from unnest(${[...hourlyWages]}::integer[]) as step where pay_unit = 'hour' and step <= coalesce(pay_max, pay_min))`

const FIVE_DAYS = 5

/** Most jobs of a company are in the same place. */
const known = new LRUCache<string, { prefectures: number[]; places: string[]; walk_minutes: number | null }>({ max: 10_000 })

function whereIs(job: Parameters<typeof placesOfJob>[0]) {
  const key = JSON.stringify([job.address, job.prefectures, job.address2, job.address3, job.nearest_station])
  const before = known.get(key)
  if (before) return before
  const { walk_minutes, prefectures, ...places } = placesOfJob(job)
  const found = { prefectures, places: searchedPlaces(places), walk_minutes }
  if (key.length <= LONGEST_KEPT) known.set(key, found)
  return found
}
const LONGEST_KEPT = 500

type PublishedJobs = ReturnType<typeof published>

/** Several occupations: some in brackets, as ビジネス職（セールス／コンサルタント）, or three and more in a row. */
const SEVERAL = /[（(][^（(）)]*[／/・、,]|[／/、,].*[／/、,]/su

/** Published jobs in the shape of the job index, narrowed further; the index itself drops jobs that were not confirmed for 45 days. */
export async function indexedJobs(db: Database, narrow: (jobs: PublishedJobs) => PublishedJobs = (jobs) => jobs): Promise<IndexedJob[]> {
  const rows = await narrow(published(db)).execute()
  if (rows.length === 0) return []
  const lookups = await readLookups(db, 'ja')
  const names = (name: LookupName) => {
    const byId = new Map(lookups[name].map((master) => [master.id, master.name]))
    return (ids: number[]) => ids.flatMap((id) => byId.get(id) ?? [])
  }
  const [skills, fields, places, types, remote, categories, meant] = [
    names('skill_types'),
    names('job_fields'),
    names('prefectures'),
    names('employment_types'),
    names('remote'),
    names('company_categories'),
    names('intended_for'),
  ] as const

  // The names of codes stand where visitors search for them: skills with the skills, the rest with the body.
  return rows.map(({ holidays, max_week_work_days, address, address2, address3, nearest_station, ...row }) => {
    const where = whereIs({ address, address2, address3, nearest_station, prefectures: row.prefectures })
    const skill_names = skills(row.skill_types)
    // A posting that says 「週3日まで」 alone is one of three days.
    const fewestDays = row.min_week_work_days ?? max_week_work_days ?? Number.POSITIVE_INFINITY
    // Such a position is the heading of a board under which the job stands: what the job is, its title says.
    const isHeading = SEVERAL.test(row.position ?? '')
    return {
      ...row,
      title: [row.position_title, isHeading ? '' : row.position].filter(Boolean).join('\n'),
      week_days: weekDays.filter((days) => fewestDays <= days),
      annual_holidays: annualHolidays.filter((days) => days <= (holidays ?? 0)),
      ...where,
      schedule: scheduleText(scheduleOf(row)),
      skill_names,
      skills: [...skill_names, row.skills].join('\n'),
      body: [
        row.body,
        ...companySpellings(row.company_name),
        ...(isHeading ? [row.position] : []),
        ...fields(row.job_fields),
        ...places(where.prefectures),
        ...types(row.employment_types),
        ...remote(row.remote === null ? [] : [row.remote]),
        ...categories(row.company_categories),
        ...(row.flex ? ['フレックス'] : []),
        ...meant(row.intended_for),
        ...statedWords(row, fewestDays, holidays),
      ].join('\n'),
    }
  })
}
