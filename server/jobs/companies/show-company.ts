import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { sql } from 'kysely'
import type { CompanyPhoto } from '#contract/companies/pages/company-photo.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { fail } from '#server/fail.ts'
import { otherJobs } from '../postings/other-jobs.ts'
import { companySummaryColumns } from '#server/companies/directory/company-columns.ts'
import { companyMarks, publicCompanies } from '#server/companies/directory/public-companies.ts'

const employeeColumns = [
  'id',
  'name',
  'position',
  'description',
  'interview_url',
  'interview_title',
  'interview_url2',
  'interview_title2',
  'interview_url3',
  'interview_title3',
  'photo',
  'twitter_user_name',
] as const

/** A company's page; `companies` are those that may be looked at. */
export async function showCompany(context: RequestContext, id: number, companies = publicCompanies(context.db)) {
  const { db, now } = context
  const people = (isAdmin: boolean) =>
    jsonArrayFrom(
      db.selectFrom('employees').select(employeeColumns).where('company_id', '=', id).where('is_admin', '=', isAdmin).orderBy('order_no').orderBy('id'),
    )

  const company = await companies
    .where('companies.id', '=', id)
    .select([
      ...companySummaryColumns(context.viewer),
      ...companyMarks(context.viewer),
      'corporate_number',
      'officer_name',
      'founding_year',
      'address',
      'url',
      'contact_phone',
      'contact_email',
      'contact_url',
      'introduction',
      'product_description',
      'vision',
      'capital',
      'capital_date',
      'social_issues',
      'feature1',
      'feature2',
      'feature3',
      'feature4',
      'feature5',
      'feature6',
      'feature7',
      'images',
      'image_texts',
      sql<CompanyPhoto[]>`photos`.as('photos'),
      'open_position_description',
      'company_youtube_url',
      'interview_video_url',
      'interview_video_summary',
      'updated_at',
      sql<number>`0`.as('unread_mail_for_candidate'),
      formerNames(db, id).as('former_names'),
      people(false).as('employees'),
      people(true).as('admin'),
      jsonArrayFrom(
        db
          .selectFrom('amateras_views')
          .select(['comment', 'name', 'organization_name', 'position', 'profile', 'image'])
          .where('company_id', '=', id)
          .orderBy('order_no')
          .orderBy('id'),
      ).as('amateras_views'),
    ])
    .executeTakeFirst()
  if (!company) fail('NOT_FOUND')

  const company_finances = await db
    .selectFrom('company_finances')
    .select(['investor', 'amount', 'finance_date_year', 'finance_date_month', 'logo'])
    .where('company_id', '=', id)
    .orderBy('finance_date_year', 'desc')
    .orderBy('finance_date_month', 'desc')
    .execute()
  const jobs = await otherJobs(db, now()).where('job_offers.company_id', '=', id).limit(50).execute()

  return { company, company_finances, jobs, recommended_jobs: await recommendedJobs(context, id, company.category_ids) }
}

/** A name that was known is not forgotten with the next one. */
const formerNames = (db: RequestContext['db'], id: number) =>
  jsonArrayFrom(
    db
      .selectFrom('company_changes')
      .select([sql<string>`changes->'name'->>'from'`.as('name'), 'changed_at as until'])
      .where('company_id', '=', id)
      .where('is_public', '=', true)
      .where(sql<boolean>`changes ? 'name'`)
      .orderBy('id', 'desc'),
  )

const SHOWN = 4

/** Jobs of other companies in the same categories, the latest confirmed first: one a company. */
async function recommendedJobs({ db, now, jobIndex, viewer }: RequestContext, companyId: number, categoryIds: number[]) {
  if (!categoryIds.length) return []
  const { ids } = jobIndex.search({ company_categories: categoryIds, exclude_company_ids: [companyId], now: now().getTime() / 1000, limit: 20 })
  const found = await otherJobs(db, now())
    .select(['job_offers.company_id', 'companies.name as company_name'])
    .where('job_offers.id', '=', sql<number>`any(${ids}::integer[])`)
    .execute()
  const seen = new Set<number>()
  const shown = found.filter(({ company_id }) => !seen.has(company_id) && seen.add(company_id)).slice(0, SHOWN)
  if (!shown.length) return []
  const of = shown.map(({ company_id }) => company_id)
  const companies = await db.selectFrom('companies').where('companies.id', 'in', of).select(companySummaryColumns(viewer)).execute()
  const byId = new Map(companies.map((company) => [company.id, company]))
  return shown.flatMap((job) => {
    const company = byId.get(job.company_id)
    return company ? [{ ...job, company }] : []
  })
}
