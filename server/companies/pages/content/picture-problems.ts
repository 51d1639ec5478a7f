import type { CompanyContent } from '#contract/companies/pages/company-content.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { Problem } from '#server/platform/errors/refuse-problems.ts'
import { picturesOf } from '../pictures/pictures-of.ts'
import { pictureId } from '#server/platform/files/picture-path.ts'

/** A page shows what it showed before, and what its own company uploaded. */
export async function pictureProblems(db: Database, company_id: number, before: CompanyContent, after: CompanyContent): Promise<Problem[]> {
  const shown = new Set(picturesOf(before).map(({ picture }) => picture))
  const added = picturesOf(after).filter(({ picture }) => !shown.has(picture))
  if (added.length === 0) return []
  const own = await db.selectFrom('company_pictures').select('id').where('company_id', '=', company_id).execute()
  return added
    .filter(({ picture }) => !own.some(({ id }) => id === pictureId(picture)))
    .map(({ field }) => ({ field, message: 'この写真は、もうありません。選び直してください。' }))
}
