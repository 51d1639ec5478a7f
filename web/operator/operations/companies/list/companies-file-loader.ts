import { readSearch } from '#contract/jobs/search/read-search.ts'
import { OperatorCompanySearch } from '#contract/operations/companies/operator-companies.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { chosenColumns } from '#web/work/table/columns/columns-cookie.ts'
import { listFile } from '#web/work/table/file/list-file.ts'
import type { Route } from './+types/companies-file-loader.ts'
import { companiesColumns } from './companies-columns.tsx'

/** The list of companies as a file. It holds no person. */
export function loader({ context, request, url }: Route.LoaderArgs) {
  const search = readSearch(OperatorCompanySearch, url.searchParams)
  const { companies } = context.get(apiContext).operators
  return listFile({
    name: 'companies',
    columns: companiesColumns(new Date()),
    chosen: chosenColumns(request, 'companies'),
    load: async (part) => {
      const { companies: rows, total } = await companies.list({ ...search, ...part })
      return { rows, total }
    },
  })
}
