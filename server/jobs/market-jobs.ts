import { type Kysely, sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import type { DB } from '../database/schema.ts'
import type { MarketJob } from '../search/market-types.ts'
import { everPublishedJobs, isOnOffer } from './published-jobs.ts'

const epoch = (column: string) => sql<number>`floor(extract(epoch from ${sql.ref(column)}))::float8`

const namesOf = (master: string, ids: string) =>
  sql<string[]>`array(select masters.name from masters where masters.master = ${sql.lit(master)} and masters.id = any(${sql.ref(ids)}))`

const featureIds = (from: number, to: number) =>
  sql<number[]>`array(select feature.id::int from unnest(array[feature1, feature2, feature3, feature4, feature5, feature6, feature7])
    with ordinality as feature (is_true, id) where feature.is_true and feature.id between ${sql.lit(from)} and ${sql.lit(to)})`

/** Every column that is searched, parted so that a line break stands where no match may cross. */
const body = sql<string>`concat_ws(E'\n', tagline, description, desired_person, nearest_station, companies.name, job_offers.address2, job_offers.address3,
  job_offers.salary, employment_status, treatment, insurance, holiday, bonus, raise, workplace_change, duties_change, contract_period, trial)`

/** Published jobs as the market in memory takes them; it drops by itself what nobody confirmed for 45 days. */
export const marketJobs = (db: Database) =>
  everPublishedJobs(db as Kysely<DB>)
    .where(isOnOffer)
    .select([
      'job_offers.id', 'job_offers.company_id', 'companies.name as company_name', 'job_fields', 'companies.category_ids as company_categories',
      'companies.employee_range', 'employment_types', 'prefectures', 'skill_types', 'flex', 'min_salary', 'max_salary',
      sql<0 | 1 | 2>`remote`.as('remote'),
      sql<string>`concat_ws(E'\n', position_title, position)`.as('title'),
      sql<string>`concat_ws(E'\n', required_skills, preferred_skills)`.as('skills'),
      body.as('body'),
      namesOf('skill_types', 'skill_types').as('skill_names'),
      namesOf('job_fields', 'job_fields').as('job_field_names'),
      namesOf('prefectures', 'prefectures').as('prefecture_names'),
      featureIds(1, 3).as('phase'),
      featureIds(4, 7).as('kind'),
      epoch('job_offers.confirmed_at').as('confirmed_at'),
      epoch('job_offers.published_at').as('published_at'),
      epoch('job_offers.updated_at').as('updated_at'),
    ])

type Row = Awaited<ReturnType<ReturnType<typeof marketJobs>['execute']>>[number]

/** A row with the names of its codes put where they are found: skills with the skills, the rest with the body. */
export const marketJobOf = ({ skill_names, job_field_names, prefecture_names, ...row }: Row): MarketJob => ({
  ...row,
  skill_names,
  skills: [...skill_names, row.skills].join('\n'),
  body: [row.body, ...job_field_names, ...prefecture_names].join('\n'),
})
