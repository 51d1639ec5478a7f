import type { Database } from '#server/platform/database/connect.ts'
import type { Problem } from '#server/platform/errors/refuse-problems.ts'
import { fail } from '#server/fail.ts'
import { pictureId } from '#server/platform/files/picture-path.ts'
import type { Placed } from './company-pictures.ts'

/** A page or a story shows pictures that it showed before, and those that its own company uploaded. Another company's is not found, as with every id. */
export async function pictureProblems(db: Database, company_id: number, before: Placed[], after: Placed[]): Promise<Problem[]> {
  const shown = new Set(before.map(({ picture }) => picture))
  const added = after.filter(({ picture }) => !shown.has(picture))
  const ids = added.flatMap(({ picture }) => pictureId(picture) ?? [])
  const uploaded = ids.length > 0 ? await db.selectFrom('company_pictures').select(['id', 'company_id']).where('id', 'in', ids).execute() : []
  if (uploaded.some((picture) => picture.company_id !== company_id)) fail('NOT_FOUND')
  return added
    .filter(({ picture }) => !uploaded.some(({ id }) => id === pictureId(picture)))
    .map(({ field }) => ({ field, message: 'この写真は、もうありません。選び直してください。' }))
}
