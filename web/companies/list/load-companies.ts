import { offered } from '#contract/platform/lookups/offered.ts'
import { CompanySearch } from '#contract/companies/pages/companies.ts'
import type { Api } from '#contract/index.ts'
import { knownValues } from '#contract/platform/text/known-values.ts'
import type { LookupName } from '#contract/platform/lookups/lookups.ts'
import { PAGE_SIZE } from '#contract/platform/page.ts'
import { droppedParameters, readSearch } from '#contract/jobs/search/read-search.ts'
import { companyLine } from '../company-line.ts'
import { writeSearch } from '#web/platform/api/write-search.ts'

const filters = [
  ['company_categories', '業界'],
  ['phase', 'フェーズ'],
  ['employee_range', '従業員数'],
  ['prefectures', '所在地'],
] as const satisfies (readonly [LookupName, string])[]

/** The default order is not in the URL. */
const sorts = [
  { value: '', label: '確認が新しい順' },
  { value: '2', label: '回答率の高い順' },
  { value: '3', label: '返信が早い順' },
]

/** The companies of a URL's search, in words. */
export async function loadCompanies(api: Api, url: URL) {
  const lookups = await api.lookups.list()
  const { known: search, dropped } = knownValues(readSearch(CompanySearch, url.searchParams), lookups)
  const { page = 1, per_page = PAGE_SIZE } = search
  const { companies, total } = await api.companies.list(search)
  const { page: _page, ...conditions } = search
  return {
    total,
    page,
    pages: Math.ceil(total / per_page),
    base: `/company${writeSearch(conditions)}`.replace(/\?$/, ''),
    name: search.company_name ?? '',
    sort: `${search.sort ?? ''}`.replace(/^1$/, ''),
    sorts,
    isNarrowed: Object.entries(conditions).some(([field, value]) => field !== 'sort' && value !== undefined),
    dropped: dropped.length > 0 || droppedParameters(CompanySearch, url.searchParams).length > 0,
    groups: filters.map(([parameter, label]) => ({
      parameter,
      label,
      options: offered(lookups[parameter], search[parameter]).map(({ id, name }) => ({ id, name, chosen: search[parameter]?.includes(id) ?? false })),
    })),
    companies: companies.map((company) => ({
      company,
      line: [companyLine(company, lookups), lookups.prefectures.find(({ id }) => id === company.prefecture)?.name].filter(Boolean).join('・'),
    })),
  }
}

export type LoadedCompanies = Awaited<ReturnType<typeof loadCompanies>>
