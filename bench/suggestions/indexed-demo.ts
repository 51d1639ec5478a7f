import { prefectureNames } from '#contract/jobs/places/tables/prefecture-names.ts'
import { demoJobsAndCompanies } from '#demo/demo-jobs-and-companies.ts'
import { skillId } from '#demo/words/skills.ts'
import { JobIndex } from '#search-engine/job-index.ts'
import type { IndexedJob } from '#search-engine/job-index-types.ts'
import { sampleJobs } from '#search-engine/sample-jobs.ts'
import { seededRandom } from '#search-engine/seeded-random.ts'

const BATCH = 2_000
const first = { companies: 1, employees: 1, company_finances: 1, amateras_views: 1, job_offers: 1, job_offer_versions: 1, stories: 1 }
const employments = ['正社員', '契約社員', '業務委託・副業', 'アルバイト・パート', 'インターン']
const skills = new Map(
  'Go,TypeScript,JavaScript,Python,Ruby,Java,React,Vue.js,Next.js,PostgreSQL,AWS,Google Cloud,Docker,Kubernetes,Terraform,SQL,Figma,UIデザイン,機械学習,採用,労務,経理,法人営業,英語'
    .split(',')
    .map((name) => [skillId(name), name]),
)

/**
 * The demonstration's jobs as the database would give them to the index, but for their long texts: titles, names of skills, places, kinds of employment and the first
 * line. A count adds bitmaps, whose length is the number of jobs.
 */
export function* demoJobs(count: number, now: Date): Generator<IndexedJob[]> {
  const made = demoJobsAndCompanies({ jobs: count, seed: 1, now, first })
  const random = seededRandom(7)
  for (let start = 0; start < count; start += BATCH) {
    const rows = [...made.jobs(start, Math.min(start + BATCH, count))].map(({ row }) => row)
    const ids = rows.map(({ id }) => id)
    const others = sampleJobs(random, ids, now.getTime() / 1_000)
    yield rows.map((row, at) => {
      const skill_names = row.skill_types.flatMap((id) => skills.get(id) ?? [])
      const places = row.prefectures.flatMap((id) => prefectureNames[id - 1] ?? [])
      return {
        ...others[at]!,
        company_id: row.company_id,
        title: `${row.position_title}\n${row.position}`,
        skills: skill_names.join('\n'),
        body: [row.tagline, ...places, ...row.employment_types.map((type) => employments[type - 1] ?? '')].join('\n'),
        company_name: made.companies[row.company_id - first.companies]!.row.name,
        skill_names,
        job_fields: row.job_fields,
        employment_types: row.employment_types,
        prefectures: row.prefectures,
        skill_types: row.skill_types,
        remote: row.remote as IndexedJob['remote'],
        min_salary: row.min_salary,
        max_salary: row.max_salary,
      }
    })
  }
}

/** The index of so many of them, out of a file that an earlier run left, or built and left there. */
export async function indexedDemo(count: number, now: Date, file: string): Promise<JobIndex> {
  const loaded = await JobIndex.load(file)
  if (loaded) return loaded.jobIndex
  const jobIndex = await JobIndex.build(demoJobs(count, now), { sliceMilliseconds: 1_000 })
  await jobIndex.save(file, {})
  return jobIndex
}
