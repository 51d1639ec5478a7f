import { href } from 'react-router'
import { OperatorCompanySearch } from '#contract/operations/companies/operator-companies.ts'
import { workSource } from '#web/work/table/work-source.ts'

/** All companies, as operators see them. */
export const allCompanies = workSource({
  name: 'companies',
  search: OperatorCompanySearch,
  ask: async ({ operators }, search) => {
    const { companies: rows, ...found } = await operators.companies.list(search)
    return { rows, ...found }
  },
  to: ({ id }) => `${href('/operator/companies/detail')}?id=${id}`,
})
