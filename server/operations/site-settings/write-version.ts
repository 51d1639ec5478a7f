import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { newestVersion, storedOf, textsOfVersion, type StoredSettings } from '#server/platform/site-settings/saved-settings.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import type { SettingTexts } from '#server/settings/site-settings.ts'
import { changesBetween } from './changed-settings.ts'

/** What is saved now: as the newest version keeps it, and with its secrets opened. */
export type CurrentSettings = { stored: StoredSettings; texts: SettingTexts }
type Written = {
  before: CurrentSettings
  after: SettingTexts
  restored_from: number | null
  by: { id: string; name: string }
  approved_by_name?: string
}

/** One save at a time: each starts from the version before it. */
export const lockVersions = (db: Database) => sql`lock table site_setting_versions in share row exclusive mode`.execute(db)

export async function currentSettings(db: Database): Promise<CurrentSettings> {
  const stored = (await newestVersion(db))?.settings ?? {}
  return { stored, texts: (await textsOfVersion(db, stored)).texts }
}

/** Saves the settings as a new version. The commit notifies every process. */
export async function writeVersion({ db, now }: Pick<OperatorContext, 'db' | 'now'>, { before, after, restored_from, by, approved_by_name = '' }: Written) {
  const { id } = await db
    .insertInto('site_setting_versions')
    .values({
      settings: JSON.stringify(await storedOf(db, after, before)),
      changed: changesBetween(before.texts, after).map(({ key }) => key),
      restored_from,
      operator_user_id: by.id,
      operator_name: by.name,
      approved_by_name,
      saved_at: now().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
