import type { JobPosting, PropertyValue, WithContext } from 'schema-dts'
import type { CompanySummary } from '#contract/companies/pages/companies.ts'
import type { Job } from '#contract/jobs/postings/jobs.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'

type Employer = Pick<CompanySummary, 'name' | 'logo'> & { url: string | null }

const DAYS_LISTED = 45
const DAY = 86_400_000
const employmentTypes: Record<number, string> = { 1: 'FULL_TIME', 2: 'TEMPORARY', 3: 'CONTRACTOR', 4: 'PART_TIME', 5: 'INTERN' }
const units = { year: 'YEAR', month: 'MONTH', day: 'DAY', hour: 'HOUR' }
const FULLY_REMOTE = 2
const OVERSEAS = 48

/** An open job as search engines for jobs read it. Leaves out what the company did not say, and never guesses. */
export function jobPosting(job: Job, company: Employer, lookups: Lookups, site: string): WithContext<JobPosting> {
  const names = (table: 'job_fields' | 'skill_types', ids: number[]) => lookups[table].filter(({ id }) => ids.includes(id)).map(({ name }) => name)
  const fields = job.job_field.map(({ name }) => name).join('、')
  const skills = [...names('skill_types', job.skill_types), job.required_skills].filter(Boolean).join('\n')
  const pay = baseSalary(job)
  const workplaces = jobLocation(job, lookups)

  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.position || job.position_title,
    description: plainTextHtml([job.tagline, job.description, job.character].filter(Boolean).join('\n\n')),
    datePosted: job.published_at.slice(0, 10),
    validThrough: new Date(Date.parse(job.confirmed_at) + DAYS_LISTED * DAY).toISOString(),
    employmentType: job.employment_types.map((id) => employmentTypes[id]).filter((type) => type !== undefined),
    hiringOrganization: {
      '@type': 'Organization',
      name: company.name,
      ...(company.url && { sameAs: company.url }),
      ...(company.logo && { logo: new URL(company.logo, site).href }),
    },
    identifier: { '@type': 'PropertyValue', name: company.name, value: job.reference_number ?? String(job.id) } satisfies PropertyValue,
    url: `${site}/job_offer/detail?id=${job.id}`,
    // Applying here requires a candidate's account.
    directApply: false,
    ...(workplaces.length > 0 && { jobLocation: workplaces }),
    ...(job.remote === FULLY_REMOTE && { jobLocationType: 'TELECOMMUTE', applicantLocationRequirements: { '@type': 'Country', name: 'Japan' } }),
    ...(pay && { baseSalary: pay }),
    ...(fields && { occupationalCategory: fields }),
    ...(skills && { skills }),
    // The words that search engines for jobs know for it; what experience is asked stands in `skills`.
    ...(job.inexperienced_ok && { experienceRequirements: 'no requirements' }),
    ...(job.default_starting_time && job.default_ending_time && { workHours: `${job.default_starting_time}〜${job.default_ending_time}` }),
    ...(job.treatment && { jobBenefits: job.treatment }),
  }
}

function jobLocation({ prefectures, address, address2, address3 }: Job, lookups: Lookups) {
  const nameOf = (id: number) => lookups.prefectures.find((prefecture) => prefecture.id === id)?.name ?? ''
  return prefectures
    .filter((id) => id !== OVERSEAS)
    .map((id) => ({
      '@type': 'Place' as const,
      address: {
        '@type': 'PostalAddress' as const,
        addressCountry: 'JP',
        addressRegion: nameOf(id),
        ...(id === address && address2 && { addressLocality: address2 }),
        ...(id === address && address3 && { streetAddress: address3 }),
      },
    }))
}

/** In yen, by the unit the company gave; else by the year. Leaves out a missing upper bound. */
function baseSalary({ pay_unit, pay_min, pay_max, min_salary, max_salary }: Job) {
  const [unit, min, max] = pay_unit && pay_min ? [pay_unit, pay_min, pay_max] : ['year' as const, yen(min_salary), yen(max_salary)]
  if (min === null && max === null) return undefined
  return {
    '@type': 'MonetaryAmount' as const,
    currency: 'JPY',
    value: { '@type': 'QuantitativeValue' as const, unitText: units[unit], ...(min !== null && { minValue: min }), ...(max !== null && { maxValue: max }) },
  }
}

const yen = (manYen: number | null) => (manYen === null ? null : manYen * 10_000)

const escaped: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

const mark = /^\s*[・●○\-*]\s*/

/** Plain text as the little HTML that job search engines take: paragraphs, line breaks and lists. */
function plainTextHtml(text: string) {
  const safe = text.replace(/[&<>]/g, (character) => escaped[character] ?? '')
  return safe
    .split(/\n{2,}/)
    .flatMap((block) => (block.trim() ? runsOf(block.trim().split('\n')).map(runHtml) : []))
    .join('')
}

/** Lines split where a list begins or ends. */
function runsOf(lines: string[]) {
  const runs: string[][] = []
  for (const line of lines) {
    const last = runs.at(-1)
    if (last && mark.test(last[0] ?? '') === mark.test(line)) last.push(line)
    else runs.push([line])
  }
  return runs
}

const runHtml = (lines: string[]) =>
  mark.test(lines[0] ?? '') ? `<ul>${lines.map((line) => `<li>${line.replace(mark, '')}</li>`).join('')}</ul>` : `<p>${lines.join('<br>')}</p>`
