import type { Api } from '#contract/index.ts'
import { otherJobLine } from '#web/job-detail/words/other-job-line.ts'
import { companyLine } from '#web/jobs/company-line.ts'
import { breadcrumbs } from '#web/structured/breadcrumbs.ts'
import { organization } from '#web/structured/organization.ts'
import { companyFacts } from './company-facts.ts'

/** A company's page in words. */
export async function loadCompany(api: Api, id: string, now: Date, site: string) {
  const [{ company, company_finances, jobs, recommended_jobs }, { response_figures }, masters] = await Promise.all([
    api.companies.show({ id }),
    api.companies.response_figures({ id }),
    api.masters.list(),
  ])
  return {
    company,
    company_finances,
    line: [companyLine(company, masters), masters.prefectures.find((one) => one.id === company.prefecture)?.name].filter(Boolean).join('・'),
    kinds: company.features.filter((feature) => masters.kind.some(({ name }) => name === feature)),
    facts: companyFacts(company, masters),
    jobs: jobs.map((job) => ({ id: job.id, title: job.position_title, line: otherJobLine(job, masters, now) })),
    recommended: recommended_jobs.map((job) => ({ id: job.id, title: job.position_title, line: otherJobLine(job, masters, now), company: job.company_name })),
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

export type LoadedCompany = Awaited<ReturnType<typeof loadCompany>>
