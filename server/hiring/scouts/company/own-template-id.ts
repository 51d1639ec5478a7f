import type { MemberContext } from '#server/platform/request/member-context.ts'
import { scoutTemplates } from '../templates/scout-templates.ts'

/** The template with which a scout was written, when it is one of the company's and still there; whatever else is named counts as none. */
export async function ownTemplateId(context: Pick<MemberContext, 'db' | 'viewer'>, template_id: string | undefined) {
  if (!template_id) return null
  const found = await scoutTemplates(context).where('id', '=', template_id).executeTakeFirst()
  return found?.id ?? null
}
