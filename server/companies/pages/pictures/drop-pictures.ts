import type { CompanyContent } from '#contract/companies/pages/company-content.ts'
import { enqueue } from '#server/platform/background/enqueue.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { pictureId } from '#server/platform/files/picture-path.ts'
import { picturesOf } from './pictures-of.ts'

/** Deletes the rows of pictures that the page no longer shows. The files are deleted after the commit. */
export async function dropPictures(db: Database, company_id: number, before: CompanyContent, after: CompanyContent) {
  const shown = new Set(picturesOf(after).map(({ picture }) => picture))
  const ids = picturesOf(before).flatMap(({ picture }) => (shown.has(picture) ? [] : (pictureId(picture) ?? [])))
  if (ids.length === 0) return
  const dropped = await db.deleteFrom('company_pictures').where('company_id', '=', company_id).where('id', 'in', ids).returning('id').execute()
  for (const { id } of dropped) await enqueue(db, 'delete_company_picture', { id })
}
