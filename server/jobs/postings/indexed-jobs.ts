import { sql } from 'kysely'
import { hourlyWages } from '#contract/jobs/search/searched-values.ts'
import type { LookupName } from '#contract/platform/lookups/lookups.ts'
import { featureIds } from '#server/companies/directory/public-companies.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { readLookups } from '#server/platform/lookups/list-lookups.ts'
import { scheduleOf } from '#server/matching/rules/hours/schedule-of.ts'
import { scheduleText } from '#server/matching/rules/hours/schedule.ts'
import type { IndexedJob } from '#search-engine/job-index-types.ts'
import { isPremium } from './job-columns.ts'
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
      isPremium.as('is_premium'),
      'core_time',
      'default_starting_time',
      'default_ending_time',
      'min_week_work_days',
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

/** The steps that the upper end of a wage by the hour reaches. */
const hourlyWage = sql<
  number[]
>`array(select step from unnest(${[...hourlyWages]}::integer[]) as step where pay_unit = 'hour' and step <= coalesce(pay_max, pay_min))`

type PublishedJobs = ReturnType<typeof published>

/** A position that names several occupations, as ビジネス職（セールス／コンサルタント）, is the heading of a board under which a job stands: what the job is, its title says. */
const namesSeveral = /[（(][^）)]*[／/・、,][^）)]*[）)]|[／/、,].*[／/、,]/

/** Published jobs in the shape of the job index, narrowed further; the index itself drops jobs that were not confirmed for 45 days. */
export async function indexedJobs(db: Database, narrow: (jobs: PublishedJobs) => PublishedJobs = (jobs) => jobs): Promise<IndexedJob[]> {
  const rows = await narrow(published(db)).execute()
  if (rows.length === 0) return []
  const lookups = await readLookups(db, 'ja')
  const names = (name: LookupName) => {
    const byId = new Map(lookups[name].map((master) => [master.id, master.name]))
    return (ids: number[]) => ids.flatMap((id) => byId.get(id) ?? [])
  }
  const [skills, fields, places, types, remote, categories] = [
    names('skill_types'),
    names('job_fields'),
    names('prefectures'),
    names('employment_types'),
    names('remote'),
    names('company_categories'),
  ] as const

  // The names of codes stand where visitors search for them: skills with the skills, the rest with the body.
  return rows.map((row) => {
    const skill_names = skills(row.skill_types)
    const isHeading = namesSeveral.test(row.position ?? '')
    return {
      ...row,
      title: [row.position_title, isHeading ? '' : row.position].filter(Boolean).join('\n'),
      schedule: scheduleText(scheduleOf(row)),
      skill_names,
      skills: [...skill_names, row.skills].join('\n'),
      body: [
        row.body,
        ...(isHeading ? [row.position] : []),
        ...fields(row.job_fields),
        ...places(row.prefectures),
        ...types(row.employment_types),
        ...remote(row.remote === null ? [] : [row.remote]),
        ...categories(row.company_categories),
        ...(row.flex ? ['フレックス'] : []),
      ].join('\n'),
    }
  })
}
