import { memo } from 'react'
import type { CompanyContent, EmployeeContent } from '#contract/companies/pages/company-content.ts'
import type { OwnCompanyPage } from '#contract/companies/pages/company-pages.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { CompanyArticle } from '#web/jobs/companies/company-article.tsx'
import { companyOnPage } from '#web/jobs/companies/company-on-page.ts'
import type { Company, Employee } from '#contract/companies/pages/companies.ts'
import { employeeRangeOf } from '#contract/companies/pages/employee-range-of.ts'

type CompanyPreviewProps = { page: OwnCompanyPage; content: CompanyContent; lookups: Lookups; now: string }

/** The page as visitors would see it, rendered by the same component. Nothing in it can be pressed. */
export const CompanyPreview = memo(function CompanyPreview({ page: { shown }, content, lookups, now }: CompanyPreviewProps) {
  const company = companyOfContent(shown.company, content, lookups)
  const company_finances = content.company_finances
    .filter(({ finance_date_year }) => !Number.isNaN(finance_date_year))
    .map((finance) => ({ ...finance, amount: Number.isNaN(finance.amount) ? null : finance.amount, logo: finance.logo ?? null }))
    .toSorted((one, other) => other.finance_date_year - one.finance_date_year || (other.finance_date_month ?? 13) - (one.finance_date_month ?? 13))
  const loaded = companyOnPage({ ...shown, company, company_finances, recommended_jobs: [] }, lookups, new Date(now), 'https://preview.invalid')
  return <CompanyArticle loaded={loaded} path="" inert />
})

const numberOrNull = (value: number | null) => (Number.isNaN(value) ? null : value)

/** An unfinished address is no link. */
const addressOrNull = (value: string | null) => (value && /^https?:/.test(value) && URL.canParse(value) ? value : null)

/** The company as visitors would read it if this content were saved now. */
function companyOfContent(company: Company, { employees, ...content }: CompanyContent, lookups: Lookups): Company {
  const { employee_count, employee_range } = content
  const range = employee_count === null || Number.isNaN(employee_count) ? employee_range : employeeRangeOf(employee_count)
  const features = [...lookups.phase, ...lookups.kind].filter(({ id }) => content[`feature${id}` as 'feature1'])
  const people = employees.map(employeeOf)
  return {
    ...company,
    ...content,
    name: content.name || '（企業名がありません）',
    url: addressOrNull(content.url),
    contact_url: addressOrNull(content.contact_url) ?? '',
    company_youtube_url: /^[\w-]{11}$/.test(content.company_youtube_url ?? '') ? content.company_youtube_url : null,
    interview_video_url: addressOrNull(content.interview_video_url),
    founding_year: numberOrNull(content.founding_year),
    employee_count: numberOrNull(employee_count),
    capital: numberOrNull(content.capital),
    employee_range: lookups.employee_range.find(({ id }) => id === range)?.name ?? null,
    photos: content.photos.filter(({ picture }) => picture),
    features: features.map(({ name }) => name),
    former_names: content.name === company.name ? company.former_names : company.former_names.filter(({ name }) => name !== content.name),
    amateras_views: content.amateras_views.map(({ id: _id, ...view }) => ({ ...view, name: view.name || '（名前がありません）' })),
    admin: people.filter((_, index) => employees[index]!.is_admin),
    employees: people.filter((_, index) => !employees[index]!.is_admin),
  }
}

const employeeOf = ({ id, ...person }: EmployeeContent, index: number): Employee => ({
  ...person,
  // A new employee has no id yet; no saved one has a negative id.
  id: id ?? -1 - index,
  name: person.name || '（名前がありません）',
  interview_url: addressOrNull(person.interview_url),
  interview_url2: addressOrNull(person.interview_url2),
  interview_url3: addressOrNull(person.interview_url3),
})
