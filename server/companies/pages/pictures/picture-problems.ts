import type { Database } from '#server/platform/database/connect.ts'
import type { Problem } from '#server/platform/errors/refuse-problems.ts'
import { pictureId } from '#server/platform/files/picture-path.ts'
import type { Placed } from './company-pictures.ts'

/** A page or a story shows pictures that it showed before, and those that its own company uploaded. */
export async function pictureProblems(db: Database, company_id: number, before: Placed[], after: Placed[]): Promise<Problem[]> {
  const shown = new Set(before.map(({ picture }) => picture))
  const added = after.filter(({ picture }) => !shown.has(picture))
  if (added.length === 0) return []
  const own = await db.selectFrom('company_pictures').select('id').where('company_id', '=', company_id).execute()
  return added
    .filter(({ picture }) => !own.some(({ id }) => id === pictureId(picture)))
    .map(({ field }) => ({ field, message: 'この写真は、もうありません。選び直してください。' }))
}
