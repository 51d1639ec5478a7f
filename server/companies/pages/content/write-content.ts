import type { CompanyContent, EmployeeContent, FinanceContent, ViewContent } from '#contract/companies/pages/company-content.ts'
import type { Database } from '#server/platform/database/connect.ts'

/** Writes a page as the next version: it deletes absent people, funding and recommendations. */
export async function writeContent(db: Database, company_id: number, content: CompanyContent, page_version: number, now: Date) {
  const { photos, employees, company_finances, amateras_views, ...columns } = content
  await db
    .updateTable('companies')
    .set({ ...columns, photos: JSON.stringify(photos), page_version, updated_at: now.toISOString() })
    .where('id', '=', company_id)
    .execute()
  await writeEmployees(db, company_id, employees)
  await writeFinances(db, company_id, company_finances)
  await writeViews(db, company_id, amateras_views)
}

async function writeEmployees(db: Database, company_id: number, employees: EmployeeContent[]) {
  const kept = employees.flatMap(({ id }) => id ?? [])
  await db
    .deleteFrom('employees')
    .where('company_id', '=', company_id)
    .$if(kept.length > 0, (rows) => rows.where('id', 'not in', kept))
    .execute()
  for (const [order_no, { id, ...employee }] of employees.entries()) {
    if (id === undefined)
      await db
        .insertInto('employees')
        .values({ ...employee, company_id, order_no })
        .execute()
    else
      await db
        .updateTable('employees')
        .set({ ...employee, order_no })
        .where('id', '=', id)
        .where('company_id', '=', company_id)
        .execute()
  }
}

async function writeFinances(db: Database, company_id: number, finances: FinanceContent[]) {
  const kept = finances.flatMap(({ id }) => id ?? [])
  await db
    .deleteFrom('company_finances')
    .where('company_id', '=', company_id)
    .$if(kept.length > 0, (rows) => rows.where('id', 'not in', kept))
    .execute()
  for (const { id, ...finance } of finances) {
    if (id === undefined)
      await db
        .insertInto('company_finances')
        .values({ ...finance, company_id })
        .execute()
    else await db.updateTable('company_finances').set(finance).where('id', '=', id).where('company_id', '=', company_id).execute()
  }
}

async function writeViews(db: Database, company_id: number, views: ViewContent[]) {
  const kept = views.flatMap(({ id }) => id ?? [])
  await db
    .deleteFrom('amateras_views')
    .where('company_id', '=', company_id)
    .$if(kept.length > 0, (rows) => rows.where('id', 'not in', kept))
    .execute()
  for (const [order_no, { id, ...view }] of views.entries()) {
    const row = { ...view, order_no }
    if (id === undefined)
      await db
        .insertInto('amateras_views')
        .values({ ...row, company_id })
        .execute()
    else await db.updateTable('amateras_views').set(row).where('id', '=', id).where('company_id', '=', company_id).execute()
  }
}
