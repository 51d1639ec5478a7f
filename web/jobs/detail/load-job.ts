import type { Api } from '#contract/index.ts'
import { breadcrumbs } from '#web/platform/structured/breadcrumbs.ts'
import { jobPosting } from '#web/platform/structured/job-posting.ts'
import { jobOnPage } from './job-on-page.ts'

/** A job's page in words, so that the browser needs neither the code tables nor the rules. */
export async function loadJob(api: Api, id: string, now: Date, site: string) {
  const [shown, masters] = await Promise.all([api.job_offers.show({ id }), api.masters.list()])
  const { job, company } = shown
  const { response_figures } = await api.companies.response_figures({ id: company.id })
  const way = breadcrumbs(site, [
    { name: '求人をさがす', path: '/job_offer/search' },
    { name: company.name, path: `/company/detail?id=${company.id}` },
    { name: job.position || job.position_title, path: `/job_offer/detail?id=${job.id}` },
  ])
  return {
    ...jobOnPage({ ...shown, response_figures }, masters, now),
    linkedData: JSON.stringify(job.state === 'closed' ? way : [jobPosting(job, company, masters, site), way]),
  }
}
