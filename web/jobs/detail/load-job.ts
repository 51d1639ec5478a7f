import { href } from 'react-router'
import type { Api } from '#contract/index.ts'
import { breadcrumbs } from '#web/platform/structured/breadcrumbs.ts'
import { jobPosting } from '#web/platform/structured/job-posting.ts'
import { officeWay } from './office/office-way.ts'
import { jobOnPage } from './job-on-page.ts'

/** A job's page in words, so that the browser needs neither the code tables nor the rules. */
export async function loadJob(api: Api, id: string, now: Date, site: string) {
  const [shown, lookups] = await Promise.all([api.job_offers.show({ id }), api.lookups.list()])
  const { job, company } = shown
  const { response_figures } = await api.companies.response_figures({ id: company.id })
  const way = breadcrumbs(site, [
    { name: '求人をさがす', path: href('/job_offer/search') },
    { name: company.name, path: `${href('/company/detail')}?id=${company.id}` },
    { name: job.position || job.position_title, path: `${href('/job_offer/detail')}?id=${job.id}` },
  ])
  return {
    ...jobOnPage({ ...shown, response_figures }, lookups, now),
    way: officeWay(job, lookups),
    linkedData: JSON.stringify(job.state === 'closed' ? way : [jobPosting(job, company, lookups, site), way]),
  }
}
