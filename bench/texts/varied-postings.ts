import { demoJobsAndCompanies } from '#demo/demo-jobs-and-companies.ts'
import { Random } from '#demo/random.ts'
import { variedText } from './varied-text.ts'

const employment = ['正社員', '契約社員', '業務委託', 'アルバイト', 'インターン']
const first = { companies: 1, employees: 1, company_finances: 1, amateras_views: 1, job_offers: 1, job_offer_versions: 1, stories: 1 }
const BATCH = 2_000

/** Postings as a job site gives them, one JSON Line each, from the invented jobs of the demonstration, with texts that do not repeat. */
export function* variedPostings(count: number, seed: number, now: Date): Generator<string> {
  const made = demoJobsAndCompanies({ jobs: count, seed, now, first })
  for (let start = 0; start < count; start += BATCH)
    for (const { row } of made.jobs(start, Math.min(start + BATCH, count))) {
      const random = new Random(seed, 11, row.id)
      const varied = (text: string) => variedText(text, random)
      const company = made.companies[row.company_id - first.companies]!.row
      yield `${JSON.stringify({
        id: `varied:${row.id}`,
        site: 'varied.example',
        url: `https://varied.example/jobs/${row.id}`,
        title: row.position_title,
        position: row.position,
        tagline: row.tagline,
        hiringOrganization: { id: `varied:${company.id}`, name: company.name, url: company.url, address: company.address },
        description: varied(row.description),
        requiredSkills: varied(row.required_skills),
        preferredSkills: varied(row.preferred_skills),
        personality: varied(row.desired_person),
        employmentTypeText: row.employment_types.map((type) => employment[type - 1]).join('、'),
        baseSalary: { text: row.salary },
        jobLocation: { raw: `${company.address}` },
        nearestStation: row.nearest_station,
        workHours: row.default_starting_time ? `${row.default_starting_time}〜${row.default_ending_time}（休憩${row.break_time ?? 60}分）` : '',
        holiday: row.holiday,
        jobBenefits: varied(row.treatment),
        insurance: row.insurance,
        datePosted: row.published_at?.slice(0, 10) ?? '',
      })}\n`
    }
}
