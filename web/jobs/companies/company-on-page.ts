import { href } from 'react-router'
import type { Company, CompanyFinance, CompanySummary, OtherJob, ResponseFigures } from '#contract/companies/pages/companies.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { jobCardOf } from '../card/job-card-of.ts'
import { companyLine } from '#web/companies/company-line.ts'
import { breadcrumbs } from '#web/platform/structured/breadcrumbs.ts'
import { organization } from '#web/platform/structured/organization.ts'
import { yenWords } from '#contract/platform/text/yen-words.ts'
import { fullDate } from '#web/ui/text/full-date.ts'
import type { Term } from '../detail/terms/term.ts'

type Shown = {
  company: Company
  company_finances: CompanyFinance[]
  jobs: OtherJob[]
  recommended_jobs: (OtherJob & { company: CompanySummary })[]
  response_figures: ResponseFigures[]
}

/** A company's page in words: the server makes it for visitors, the editor for the company that writes it. */
export function companyOnPage({ company, company_finances, jobs, recommended_jobs, response_figures }: Shown, lookups: Lookups, now: Date, site: string) {
  return {
    company,
    company_finances,
    line: [companyLine(company, lookups), lookups.prefectures.find((one) => one.id === company.prefecture)?.name].filter(Boolean).join('・'),
    kinds: company.features.filter((feature) => lookups.kind.some(({ name }) => name === feature)),
    facts: companyFacts(company, lookups),
    jobs: jobs.map((job) => jobCardOf({ job, company }, lookups, now)),
    recommended: recommended_jobs.map(({ company: other, ...job }) => jobCardOf({ job, company: other }, lookups, now)),
    linkedData: JSON.stringify([
      organization(company, site),
      breadcrumbs(site, [
        { name: '企業を検索', path: href('/company') },
        { name: company.name, path: `${href('/company/detail')}?id=${company.id}` },
      ]),
    ]),
    application: response_figures.find(({ kind }) => kind === 'application') ?? null,
    scout: response_figures.find(({ kind }) => kind === 'scout') ?? null,
  }
}

export type CompanyOnPage = ReturnType<typeof companyOnPage>

/** The company's figures and names. Leaves out unknown ones, except for the address and contact, which adverts need. */
function companyFacts(company: Company, lookups: Lookups): Term[] {
  const { founding_year, officer_name, employee_count, employee_range, capital, capital_date, address, url, corporate_number } = company
  const named = (table: 'company_categories' | 'social_issues', ids: number[]) =>
    lookups[table]
      .filter(({ id }) => ids.includes(id))
      .map(({ name }) => name)
      .join('・')
  const contact = [company.contact_phone && `電話 ${company.contact_phone}`, company.contact_email, company.contact_url].filter(Boolean)
  const rows: [string, string | null, ...string[]][] = [
    ['旧社名', ...formerNames(company)],
    ['設立', founding_year && `${founding_year}年`],
    ['代表', officer_name],
    ['従業員', employee_count === null ? employee_range : `${employee_count.toLocaleString('ja-JP')}名`],
    ['資本金', capital === null ? null : `${yenWords(capital * 10_000)}${capital_date ? `（${fullDate(capital_date)}時点）` : ''}`],
    ['業種', named('company_categories', company.category_ids)],
    ['特徴', company.features.join('・')],
    ['取り組む社会課題', named('social_issues', company.social_issues)],
    ['所在地', address || '記載なし'],
    ['連絡先', contact[0] ?? '記載なし', ...contact.slice(1)],
    ['ウェブサイト', url],
    ['法人番号', corporate_number],
  ].map(([name, value, ...notes]) => [name, value ? String(value) : '', ...notes] as [string, string, ...string[]])
  return rows.filter(([, value]) => value).map(([name, value, ...notes]) => ({ name, value: value!, notes }))
}

/** The former names, the latest first; each name once, even if the company returned to it or corrected it twice. */
const formerNames = ({ name, former_names }: Company): [string | null, ...string[]] => {
  const [latest, ...earlier] = former_names
    .filter((former, index) => former.name !== name && former_names.findIndex((other) => other.name === former.name) === index)
    .map((former) => `${former.name}（${fullDate(former.until)}まで）`)
  return [latest ?? null, ...earlier]
}
