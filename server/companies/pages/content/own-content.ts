import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { sql } from 'kysely'
import { CompanyContent } from '#contract/companies/pages/company-content.ts'
import type { CompanyPhoto } from '#contract/companies/pages/company-photo.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { orderedPhotos } from './settled-content.ts'

type OwnContent = { content: CompanyContent; version: number; state: string }

/** The current content of the company's page, as it is written; `hold` locks it against other writers until this transaction ends. */
export async function ownContent(db: Database, company_id: number, hold = false): Promise<OwnContent> {
  // The lists are read after the lock, so that they are those of the version that is held.
  if (hold) await db.selectFrom('companies').select('id').where('id', '=', company_id).forNoKeyUpdate().execute()
  const { page_version, state, photos, ...content } = await db
    .selectFrom('companies')
    .where('companies.id', '=', company_id)
    .select([
      'page_version',
      'state',
      ...pageColumns,
      sql<CompanyPhoto[]>`photos`.as('photos'),
      jsonArrayFrom(
        db
          .selectFrom('employees')
          .where('company_id', '=', company_id)
          .select([
            'id',
            'is_admin',
            'name',
            'position',
            'description',
            'photo',
            'interview_url',
            'interview_title',
            'interview_url2',
            'interview_title2',
            'interview_url3',
            'interview_title3',
            'twitter_user_name',
          ])
          .orderBy('is_admin', 'desc')
          .orderBy('order_no')
          .orderBy('id'),
      ).as('employees'),
      jsonArrayFrom(
        db
          .selectFrom('company_finances')
          .where('company_id', '=', company_id)
          .select(['id', 'investor', sql<number | null>`amount`.as('amount'), 'finance_date_year', 'finance_date_month', 'logo'])
          .orderBy('finance_date_year', 'desc')
          .orderBy('finance_date_month', 'desc')
          .orderBy('id'),
      ).as('company_finances'),
      jsonArrayFrom(
        db
          .selectFrom('amateras_views')
          .where('company_id', '=', company_id)
          .select(['id', 'comment', 'name', 'organization_name', 'position', 'profile', 'image'])
          .orderBy('order_no')
          .orderBy('id'),
      ).as('amateras_views'),
    ])
    .executeTakeFirstOrThrow()
  return { content: { ...content, photos: orderedPhotos(photos) }, version: page_version, state }
}

type PageColumn = Exclude<keyof CompanyContent, 'photos' | 'employees' | 'company_finances' | 'amateras_views'>

/** The company's columns; people, funding and recommendations have separate rows, and photos are JSON. */
const ownRows = new Set(['photos', 'employees', 'company_finances', 'amateras_views'])

const pageColumns = Object.keys(CompanyContent.shape).filter((name): name is PageColumn => !ownRows.has(name))
