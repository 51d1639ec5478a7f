import type { CompanyContent } from '#contract/companies/pages/company-content.ts'
import type { LookupName } from '#contract/platform/lookups/lookups.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { choosable } from '#server/platform/lookups/choosable.ts'
import type { Problem } from '#server/platform/errors/refuse-problems.ts'
import { picturesOf } from '../pictures/company-pictures.ts'
import { pictureProblems } from '../pictures/picture-problems.ts'

const masterOf = {
  prefecture: 'prefectures',
  employee_range: 'employee_range',
  category_ids: 'company_categories',
  social_issues: 'social_issues',
} as const satisfies Partial<Record<keyof CompanyContent, LookupName>>
const masterFields = Object.keys(masterOf) as (keyof typeof masterOf)[]

type Company = { company_id: number; today: string }

/** Errors of a page, beside its earlier content: the field, and the remedy. */
export async function pageProblems(db: Database, { company_id, today }: Company, before: CompanyContent, after: CompanyContent): Promise<Problem[]> {
  const canChoose = await choosable(db, Object.values(masterOf))
  const unknown = masterFields.filter((field) => [after[field] ?? []].flat().some((id) => !canChoose(masterOf[field], id, before[field])))
  return [
    ...unknown.map((field) => ({ field, message: '選べる項目ではありません。選び直してください。' })),
    ...([after.feature1, after.feature2, after.feature3].filter(Boolean).length > 1
      ? [{ field: 'feature1', message: '事業の段階は、1つだけ選んでください。' }]
      : []),
    ...strangers('employees', before.employees, after.employees),
    ...strangers('company_finances', before.company_finances, after.company_finances),
    ...strangers('amateras_views', before.amateras_views, after.amateras_views),
    ...dateProblems(after, today),
    ...(await pictureProblems(db, company_id, picturesOf(before), picturesOf(after))),
    ...(await contactProblems(db, company_id, before, after)),
  ]
}

/** A row that is changed must be one of the company's, and be named once. */
const strangers = (field: string, before: { id?: number | undefined }[], after: { id?: number | undefined }[]): Problem[] =>
  after.flatMap(({ id }, index) =>
    id !== undefined && (!before.some((row) => row.id === id) || after.findIndex((row) => row.id === id) !== index)
      ? [{ field: `${field}.${index}.id`, message: 'この行は、もうありません。画面を読み込みなおしてください。' }]
      : [],
  )

/** What lies in the future has not happened. */
function dateProblems({ founding_year, capital, capital_date, company_finances }: CompanyContent, today: string): Problem[] {
  const problems: Problem[] = []
  const year = Number(today.slice(0, 4))
  if (founding_year !== null && founding_year > year) problems.push({ field: 'founding_year', message: '設立の年が、これから先になっています。' })
  if (capital_date !== null && capital_date > today) problems.push({ field: 'capital_date', message: '資本金の日付が、これから先になっています。' })
  if (capital_date !== null && capital === null) problems.push({ field: 'capital', message: '資本金の額も入力してください。' })
  for (const [index, { finance_date_year, finance_date_month }] of company_finances.entries())
    if (`${finance_date_year}-${String(finance_date_month ?? 1).padStart(2, '0')}` > today.slice(0, 7))
      problems.push({ field: `company_finances.${index}.finance_date_year`, message: '時期が、これから先になっています。' })
  return problems
}

const must = '公開中の求人に、法律で必ず載せるものです。'

/** A field that every advert must show of its company cannot be removed while one is public, or in review. */
async function contactProblems(db: Database, company_id: number, before: CompanyContent, after: CompanyContent): Promise<Problem[]> {
  const problems = [
    ...(before.address && !after.address ? [{ field: 'address', message: `所在地を、番地と建物まで入力してください。${must}` }] : []),
    ...(isReachable(before) && !isReachable(after) ? [{ field: 'contact_email', message: `連絡先を、どれか1つは入力してください。${must}` }] : []),
  ]
  if (problems.length === 0) return []
  const advert = await db
    .selectFrom('job_offers')
    .select('id')
    .where('company_id', '=', company_id)
    .where('state', 'in', ['published', 'in_review'])
    .executeTakeFirst()
  return advert ? problems : []
}

const isReachable = ({ contact_phone, contact_email, contact_url }: CompanyContent) => Boolean(contact_phone || contact_email || contact_url)
