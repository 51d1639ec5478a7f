import { sql } from 'kysely'
import { fail } from '#server/fail.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { Viewer } from '#server/platform/viewers/viewer.ts'
import { measuredFigures } from '../response-figures/measured-figures.ts'
import { CASES_SHOWN } from './company-columns.ts'

/** The companies whose page the public may read: a page stays readable after the contract, but is not listed. Literals, so that a prepared statement may use partial indexes. */
export const publicCompanies = (db: Database) => db.selectFrom('companies').where('companies.state', '=', sql.lit('active'))

/** The companies the public finds. */
export const listedCompanies = (db: Database) => publicCompanies(db).where('companies.end_of_contract', '=', sql.lit(false))

/** The same of a company that a statement holds already. As a set of ids it would be gathered from all companies for each question. */
export const isListed = sql<boolean>`(companies.state = 'active' and not companies.end_of_contract)`

/** The viewing candidate's marks for a company as a whole. */
export const companyMarks = (viewer: Viewer | undefined) =>
  [
    isMarked('favorites', viewer).as('is_favorited_by_me'),
    isMarked('bookmarks', viewer).as('is_bookmarked_by_me'),
    isMarked('hidden_jobs', viewer).as('is_hidden_by_me'),
  ] as const

const isMarked = (table: 'favorites' | 'bookmarks' | 'hidden_jobs', viewer: Viewer | undefined) =>
  viewer?.area === 'candidate'
    ? sql<boolean>`exists (select from ${sql.table(table)} as marked
        where marked.candidate_user_id = ${viewer.id} and marked.company_id = companies.id and marked.job_id is null)`
    : sql<boolean>`false`

/** The measured figures of a company's replies, where there are cases enough. */
export const responseFigures = (db: Database, company_id: number) => measuredFigures(db, company_id).where('cases', '>=', CASES_SHOWN).execute()

export async function listResponseFigures({ db }: RequestContext, id: number) {
  const company = await publicCompanies(db).select('companies.id').where('companies.id', '=', id).executeTakeFirst()
  return company ? { response_figures: await responseFigures(db, id) } : fail('NOT_FOUND')
}

/** Ids of a company's features in force: 1 to 3 are the phase, 4 to 7 the kind. */
export const featureIds = (...ids: number[]) =>
  sql<number[]>`array_remove(array[${sql.join(ids.map((id) => sql`case when ${sql.ref(`feature${id}`)} then ${sql.lit(id)} end`))}], null)`
