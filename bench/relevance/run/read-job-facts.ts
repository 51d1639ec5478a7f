import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { prefectures } from '#server/jobs/import/subject/prefectures.ts'
import { publishedJobs } from '#server/jobs/postings/published-jobs.ts'
import { readLookups } from '#server/platform/lookups/list-lookups.ts'
import type { JobFacts } from '../judging/job-facts.ts'

const nameOf = new Map(Object.entries(prefectures).map(([name, id]) => [id, name]))
const plain = (...texts: (string | null | undefined)[]) => texts.filter(Boolean).join('\n').normalize('NFKC')
const keyOf = (name: string) => createHash('sha256').update(name).digest('hex').slice(0, 8)

/** A position that names several occupations is the heading of a board, such as ビジネス職（セールス／コンサルタント）. */
const isOccupation = (position: string) => !/職[（(]/.test(position)

/** Every job that the public sees, as a judge reads it: straight from the tables, never through the index. */
export async function readJobFacts(db: Database, now: Date): Promise<JobFacts[]> {
  const { skill_types } = await readLookups(db, 'ja')
  const skillNames = new Map(skill_types.map(({ id, name }) => [id, name]))
  const rows = await publishedJobs(db, now)
    .selectAll('job_offers')
    .select([
      'companies.name as company',
      'companies.category_ids',
      'companies.employee_range',
      sql<number[]>`array_remove(array[case when feature1 then 1 end, case when feature2 then 2 end, case when feature3 then 3 end], null)`.as('phase'),
    ])
    .execute()
  return rows.map((row) => ({
    ...row,
    key: keyOf(row.source_url ?? `${row.company} ${row.position_title}`),
    company: plain(row.company),
    title: plain(row.position_title, isOccupation(row.position) ? row.position : ''),
    skills: plain(...row.skill_types.map((id) => skillNames.get(id)), row.required_skills, row.preferred_skills),
    body: plain(
      row.position,
      row.tagline,
      row.description,
      row.desired_person,
      row.salary,
      row.treatment,
      row.insurance,
      row.holiday,
      row.bonus,
      row.raise,
      row.employment_status,
      row.contract_period,
      row.trial,
      row.trial_terms,
      row.overtime,
      row.core_time,
      row.workplace_change,
      row.duties_change,
    ),
    place: plain(row.address === null ? '' : nameOf.get(row.address), row.address2, row.address3, row.nearest_station),
    company_categories: row.category_ids,
  }))
}
