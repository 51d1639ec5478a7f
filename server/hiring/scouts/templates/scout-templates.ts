import type { ScoutTemplate } from '#contract/hiring/scouts/scout-templates.ts'
import { fail } from '#server/fail.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'

const MOST = 20

export const scoutTemplates = ({ db, viewer }: Pick<MemberContext, 'db' | 'viewer'>) =>
  db.selectFrom('scout_templates').select(['id', 'name', 'greeting', 'closing']).where('company_id', '=', viewer.company_id).orderBy('created_at').orderBy('id')

/** The template with which a scout was written, when it is one of the company's and still there; whatever else is named counts as none. */
export async function ownTemplateId(context: Pick<MemberContext, 'db' | 'viewer'>, template_id: string | undefined) {
  if (!template_id) return null
  const found = await scoutTemplates(context).where('id', '=', template_id).executeTakeFirst()
  return found?.id ?? null
}

/** Makes a template. The lock of the company keeps two from making one too many. */
export async function createScoutTemplate(context: MemberContext, template: Omit<ScoutTemplate, 'id'>) {
  const { db, viewer, now } = context
  const { company_id } = viewer
  await db.selectFrom('companies').select('id').where('id', '=', company_id).forNoKeyUpdate().execute()
  if ((await scoutTemplates(context).execute()).length >= MOST) fail('TOO_MANY_TEMPLATES')
  return db
    .insertInto('scout_templates')
    .values({ ...template, company_id, created_at: now().toISOString() })
    .returning(['id', 'name', 'greeting', 'closing'])
    .executeTakeFirstOrThrow()
}

export async function removeScoutTemplate({ db, viewer }: MemberContext, template_id: string) {
  const removed = await db.deleteFrom('scout_templates').where('id', '=', template_id).where('company_id', '=', viewer.company_id).executeTakeFirst()
  if (removed.numDeletedRows === 0n) fail('NOT_FOUND')
  return { success: true }
}
