import { OwnJobSearch } from '#contract/jobs/postings/own-job-search.ts'
import { readSearch } from '#contract/jobs/search/read-search.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { chosenColumns } from '#web/work/table/columns/columns-cookie.ts'
import { listFile } from '#web/work/table/file/list-file.ts'
import type { Route } from './+types/jobs-file-loader.ts'
import { ownJobsColumns } from './own-jobs-columns.tsx'

/** The list of the company's jobs as a file; with every field, to be changed and imported again, it is the export. */
export function loader({ context, request, url }: Route.LoaderArgs) {
  const search = readSearch(OwnJobSearch, url.searchParams)
  const { job_offers } = context.get(apiContext).company_users
  return listFile({
    name: 'job-offers-list',
    columns: ownJobsColumns(new Date()),
    chosen: chosenColumns(request, 'job_offers'),
    load: async (part) => {
      const { jobs: rows, total } = await job_offers.list({ ...search, ...part })
      return { rows, total }
    },
  })
}
