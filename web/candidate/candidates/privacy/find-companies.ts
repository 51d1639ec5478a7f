import type { Api } from '#contract/index.ts'

const SHOWN = 10
const LONGEST = 100

/** The companies whose name contains the query of the page's address. */
export async function findCompanies(api: Api, url: URL) {
  const company_name = (url.searchParams.get('company_name') ?? '').trim().slice(0, LONGEST)
  if (!company_name) return { company_name, total: 0, companies: [] }
  const { companies, total } = await api.companies.list({ company_name, per_page: SHOWN })
  return { company_name, total, companies: companies.map(({ id, name, logo, is_company_block }) => ({ id, name, logo, is_company_block })) }
}

export type FoundCompanies = Awaited<ReturnType<typeof findCompanies>>
