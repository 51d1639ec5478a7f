import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import { fail } from '#server/fail.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { newestVersion, storedOf, textsOfVersion, type StoredSettings } from '#server/platform/site-settings/saved-settings.ts'
import type { SettingTexts } from '#server/settings/site-settings.ts'
import { changesBetween, emptiedLegalSetting, textsAfter, type Wished } from './changed-settings.ts'
import { lastChange } from './list-settings.ts'
import { workableSettings } from '#server/settings/site-settings.ts'

/** Saves a group as a new version. The commit notifies every process. Without a change nothing is saved. */
export async function saveSettings(context: OperatorContext, { revision, ...wished }: Wished & { revision: number }) {
  const { db } = context
  await lockVersions(db)
  const last = await lastChange(db, wished.group)
  if (last && last.id > revision) fail('PAGE_CHANGED')
  const before = await currentSettings(db)
  const after = textsAfter(before.texts, wished)
  return writeVersion(context, { before, after, restored_from: null, detail: { group: wished.group } })
}

/** Makes an older version hold again, as a new version. What the environment has come to say meanwhile still wins. */
export async function restoreSettings(context: OperatorContext, id: number) {
  const { db } = context
  await lockVersions(db)
  const version = await db.selectFrom('site_setting_versions').select('settings').where('id', '=', id).executeTakeFirst()
  if (!version) fail('NOT_FOUND')
  const before = await currentSettings(db)
  const { texts: after } = await textsOfVersion(db, version.settings as StoredSettings)
  const reason = Object.values(workableSettings(after).refused)[0] ?? emptiedLegalSetting(before.texts, after)?.reason
  if (reason) fail('INPUT_INVALID', [{ field: 'id', message: `この版には戻せません。${reason}` }])
  return writeVersion(context, { before, after, restored_from: id, detail: { restored_from: id } })
}

type Current = { stored: StoredSettings; texts: SettingTexts }
type Written = { before: Current; after: SettingTexts; restored_from: number | null; detail: object }

async function writeVersion(context: OperatorContext, { before, after, restored_from, detail }: Written) {
  const { db, viewer, now } = context
  const changed = changesBetween(before.texts, after).map(({ key }) => key)
  if (changed.length === 0) return { id: null }
  const { id } = await db
    .insertInto('site_setting_versions')
    .values({
      settings: JSON.stringify(await storedOf(db, after, before)),
      changed,
      restored_from,
      operator_user_id: viewer.id,
      operator_name: viewer.name,
      saved_at: now().toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const act = restored_from === null ? 'save_site_settings' : 'restore_site_settings'
  await recordAct(context, { act, subject_kind: 'site_settings', subject_id: id, detail: { ...detail, changed } })
  return { id }
}

/** One save at a time: each starts from the version before it. */
const lockVersions = (db: Database) => sql`lock table site_setting_versions in share row exclusive mode`.execute(db)

async function currentSettings(db: Database): Promise<Current> {
  const stored = (await newestVersion(db))?.settings ?? {}
  return { stored, texts: (await textsOfVersion(db, stored)).texts }
}
