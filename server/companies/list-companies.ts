import { sql } from 'kysely'
import type { CompanySearch } from '#contract/companies.ts'
import { PAGE_SIZE } from '#contract/page.ts'
import type { RequestContext } from '../api.ts'
import { publishedJobs } from '../jobs/published-jobs.ts'
import { companySummaryColumns } from './company-columns.ts'
import { listedCompanies } from './public-companies.ts'

/** Companies by the freshness of their jobs; those without one come last. */
export async function listCompanies({ db, now, viewer }: RequestContext, search: CompanySearch) {
  const { company_name, company_categories, kind, phase, employee_range, prefectures, page = 1, per_page = PAGE_SIZE } = search
  const featureIds = sql`array_remove(array[case when feature1 then 1 end, case when feature2 then 2 end, case when feature3 then 3 end,
    case when feature4 then 4 end, case when feature5 then 5 end, case when feature6 then 6 end, case when feature7 then 7 end], null)`

  let found = listedCompanies(db)
  if (company_name) found = found.where(sql<boolean>`strpos(lower(normalize(companies.name, nfkc)), lower(normalize(${company_name}, nfkc))) > 0`)
  if (company_categories?.length) found = found.where(sql<boolean>`category_ids && ${company_categories}::smallint[]`)
  if (kind?.length) found = found.where(sql<boolean>`${featureIds} && ${kind}::integer[]`)
  if (phase?.length) found = found.where(sql<boolean>`${featureIds} && ${phase}::integer[]`)
  if (employee_range?.length) found = found.where('employee_range', 'in', employee_range)
  if (prefectures?.length) found = found.where('prefecture', 'in', prefectures)

  const { total } = await found.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const companies = await found
    .leftJoinLateral(
      (eb) =>
        eb
          .selectFrom('job_offers')
          .select(({ fn }) => [fn.countAll<number>().as('jobs_count'), fn.max('job_offers.confirmed_at').as('last_confirmed_at')])
          .whereRef('job_offers.company_id', '=', 'companies.id')
          .where('job_offers.id', 'in', publishedJobs(db, now()).select('job_offers.id'))
          .as('offered'),
      (join) => join.onTrue(),
    )
    .select([...companySummaryColumns(viewer), 'companies.introduction', sql<number>`coalesce(offered.jobs_count, 0)`.as('jobs_count')])
    .orderBy('offered.last_confirmed_at', (order) => order.desc().nullsLast())
    .orderBy('companies.id', 'desc')
    .limit(per_page)
    .offset((page - 1) * per_page)
    .execute()

  return { companies, total, page, per_page }
}
