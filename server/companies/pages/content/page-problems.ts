import type { CompanyContent } from '#contract/companies/pages/company-content.ts'
import type { MasterName } from '#contract/platform/lookups/masters.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { choosable } from '#server/platform/lookups/choosable.ts'
import type { Problem } from '#server/platform/errors/refuse-problems.ts'
import { contactProblems } from './contact-problems.ts'
import { dateProblems } from './date-problems.ts'
import { pictureProblems } from './picture-problems.ts'

const masterOf = {
  prefecture: 'prefectures',
  employee_range: 'employee_range',
  category_ids: 'company_categories',
  social_issues: 'social_issues',
} as const satisfies Partial<Record<keyof CompanyContent, MasterName>>
const masterFields = Object.keys(masterOf) as (keyof typeof masterOf)[]

type Company = { company_id: number; today: string }

/** What of a page cannot be, beside what was there before: where, and what to do about it. */
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
    ...(await pictureProblems(db, company_id, before, after)),
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
