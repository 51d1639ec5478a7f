import { isSecret } from '#contract/platform/site/setting-groups.ts'
import { newestVersion, textsOfVersion } from '#server/platform/site-settings/saved-settings.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { changesBetween, draftOf, textsAfter, type Wished } from './changed-settings.ts'

/** What a save would change. The secrets that were typed come back sealed, so that the page that asks for a yes does not hold them. */
export async function previewSettings({ db }: Pick<OperatorContext, 'db'>, wished: Wished) {
  const { texts: before } = await textsOfVersion(db, (await newestVersion(db))?.settings ?? {})
  const changes = changesBetween(before, textsAfter(before, wished))
  const typed = Object.entries(wished.values).filter(([key, value]) => isSecret(key) && value !== '')
  return { changes, drafts: { ...wished.drafts, ...Object.fromEntries(typed.map(([key, value]) => [key, draftOf(key, value)])) } }
}
