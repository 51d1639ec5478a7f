import { isSecret } from '#contract/platform/site/setting-groups.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { changesBetween, draftOf, textsAfter, type Wished } from './changed-settings.ts'
import { takesTwo } from './requests/request-settings.ts'
import { currentSettings } from './write-version.ts'

/** What a save would change. The secrets that were typed come back sealed, so that the page that asks for a yes does not hold them. */
export async function previewSettings(context: Pick<OperatorContext, 'db' | 'now'>, wished: Wished) {
  const { texts: before } = await currentSettings(context.db)
  const changes = changesBetween(before, textsAfter(before, wished))
  const typed = Object.entries(wished.values).filter(([key, value]) => isSecret(key) && value !== '')
  const drafts = { ...wished.drafts, ...Object.fromEntries(typed.map(([key, value]) => [key, draftOf(key, value)])) }
  return { changes, drafts, is_for_two: await takesTwo(context, changes) }
}
