import type { SettingGroup } from '#contract/platform/site/setting-groups.ts'
import { groupOfSetting } from '#contract/platform/site/setting-groups.ts'
import { useSiteSettings, workableSettings } from '#server/settings/site-settings.ts'
import { connect, type Database } from '../database/connect.ts'
import { logger } from '../logging/logger.ts'
import { newestVersion, textsOfVersion } from './saved-settings.ts'

const NO_SUCH_TABLE = '42P01'

/** Takes over what operators saved. PostgreSQL notifies every process of each version. A database that is not migrated yet holds none. */
export async function loadSiteSettings(db: Database) {
  const newest = await newestVersion(db).catch((error: unknown) => {
    if ((error as { code?: unknown }).code === NO_SUCH_TABLE) return undefined
    throw error
  })
  const { site, refused } = await readVersion(db, newest?.settings ?? {})
  for (const [group, reason] of Object.entries(refused)) logger.warn({ group, reason }, 'saved settings not used')
  useSiteSettings(site)
}

/** What this process makes of a version, and which groups it cannot use. */
export async function readVersion(db: Database, stored: Parameters<typeof textsOfVersion>[1]) {
  const { texts, unreadable } = await textsOfVersion(db, stored)
  const { site, refused } = workableSettings(texts)
  for (const key of unreadable) refused[groupOfSetting[key] as SettingGroup] ??= `${key} を開ける鍵がありません。もう一度入力してください。`
  return { texts, site, refused }
}

/** For commands, which open the database only for their own work. */
export async function loadSiteSettingsOf(url: string) {
  const db = connect(url)
  await loadSiteSettings(db).finally(() => db.destroy())
}
