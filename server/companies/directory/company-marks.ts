import { sql } from 'kysely'
import type { Viewer } from '#server/platform/viewers/viewer.ts'

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
