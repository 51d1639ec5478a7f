import type { SettingVersion } from '#contract/operations/site-settings/site-settings.ts'
import { isSecret } from '#contract/platform/site/setting-groups.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import type { StoredSettings } from '#server/platform/site-settings/saved-settings.ts'

const SHOWN = 50

/** The versions, the newest first, each with what it changed. A secret shows only that it changed. */
export async function listSettingVersions({ db }: Pick<RequestContext, 'db'>): Promise<{ versions: SettingVersion[] }> {
  const rows = await db
    .selectFrom('site_setting_versions')
    .select(['id', 'settings', 'changed', 'restored_from', 'operator_name', 'approved_by_name', 'saved_at'])
    .orderBy('id', 'desc')
    .limit(SHOWN + 1)
    .execute()
  const versions = rows.slice(0, SHOWN).map(({ settings, changed, ...row }, at) => {
    const before = (rows[at + 1]?.settings ?? {}) as StoredSettings
    const changes = changed.map((key) => ({ key, before: shownOf(key, before[key]), after: shownOf(key, (settings as StoredSettings)[key]) }))
    return { ...row, changes, is_current: at === 0 }
  })
  return { versions }
}

function shownOf(key: string, value: StoredSettings[string] | undefined) {
  if (value === undefined) return null
  return typeof value === 'string' && !isSecret(key) ? value : '（表示しません）'
}
