import type { Company, CompanyFinance, CompanySummary, OtherJob, ResponseFigures } from '#contract/companies/pages/companies.ts'
import type { Masters } from '#contract/platform/lookups/masters.ts'
import { jobCardOf } from '../card/job-card-of.ts'
import { companyLine } from '#web/companies/company-line.ts'
import { breadcrumbs } from '#web/platform/structured/breadcrumbs.ts'
import { organization } from '#web/platform/structured/organization.ts'
import { companyFacts } from './company-facts.ts'

type Shown = {
  company: Company
  company_finances: CompanyFinance[]
  jobs: OtherJob[]
  recommended_jobs: (OtherJob & { company: CompanySummary })[]
  response_figures: ResponseFigures[]
}

/** A company's page in words: for visitors it is made on the server, for the company that writes it in the editor. */
export function companyOnPage({ company, company_finances, jobs, recommended_jobs, response_figures }: Shown, masters: Masters, now: Date, site: string) {
  return {
    company,
    company_finances,
    line: [companyLine(company, masters), masters.prefectures.find((one) => one.id === company.prefecture)?.name].filter(Boolean).join('・'),
    kinds: company.features.filter((feature) => masters.kind.some(({ name }) => name === feature)),
    facts: companyFacts(company, masters),
    jobs: jobs.map((job) => jobCardOf({ job, company }, masters, now)),
    recommended: recommended_jobs.map(({ company: other, ...job }) => jobCardOf({ job, company: other }, masters, now)),
    linkedData: JSON.stringify([
      organization(company, site),
      breadcrumbs(site, [
        { name: '企業をさがす', path: '/company' },
        { name: company.name, path: `/company/detail?id=${company.id}` },
      ]),
    ]),
    application: response_figures.find(({ kind }) => kind === 'application') ?? null,
    scout: response_figures.find(({ kind }) => kind === 'scout') ?? null,
  }
}

export type CompanyOnPage = ReturnType<typeof companyOnPage>
