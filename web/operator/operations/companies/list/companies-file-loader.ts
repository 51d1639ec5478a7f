import { fileOfList } from '#web/work/table/file/file-of-list.ts'
import type { Route } from './+types/companies-file-loader.ts'
import { allCompanies } from './all-companies.ts'
import { companiesColumns } from './companies-columns.tsx'

/** The list of companies as a file. It holds no person. */
export const loader = (args: Route.LoaderArgs) => fileOfList(args, allCompanies, { columns: companiesColumns(new Date()), called: 'companies' })
