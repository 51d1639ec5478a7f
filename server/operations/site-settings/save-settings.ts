import { fail } from '#server/fail.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { textsOfVersion, type StoredSettings } from '#server/platform/site-settings/saved-settings.ts'
import { type SettingTexts, workableSettings } from '#server/settings/site-settings.ts'
import { changesBetween, emptiedLegalSetting, textsAfter, type Wished } from './changed-settings.ts'
import { lastChange } from './list-settings.ts'
import { requestSettings, takesTwo } from './requests/request-settings.ts'
import { type CurrentSettings, currentSettings, lockVersions, writeVersion } from './write-version.ts'

type Save = Wished & { revision: number; reason?: string }

/** Saves a group, or asks a second operator to agree. Without a change nothing is saved. */
export async function saveSettings(context: OperatorContext, { revision, reason = '', ...wished }: Save) {
  const { db } = context
  await lockVersions(db)
  const last = await lastChange(db, wished.group)
  if (last && last.id > revision) fail('PAGE_CHANGED')
  const before = await currentSettings(db)
  return keep(context, { before, after: textsAfter(before.texts, wished), restored_from: null, reason })
}

/** Makes an older version hold again, as a new version. What the environment has come to say meanwhile still wins. */
export async function restoreSettings(context: OperatorContext, id: number) {
  const { db } = context
  await lockVersions(db)
  const version = await db.selectFrom('site_setting_versions').select('settings').where('id', '=', id).executeTakeFirst()
  if (!version) fail('NOT_FOUND')
  const before = await currentSettings(db)
  const { texts: after } = await textsOfVersion(db, version.settings as StoredSettings)
  const refusal = refusalOf(before.texts, after)
  if (refusal) fail('INPUT_INVALID', [{ field: 'id', message: `この版には戻せません。${refusal}` }])
  return keep(context, { before, after, restored_from: id, reason: `版${id}に戻すため` })
}

/** Why these settings cannot hold together, or not on a public site. */
export const refusalOf = (before: SettingTexts, after: SettingTexts) =>
  Object.values(workableSettings(after).refused)[0] ?? emptiedLegalSetting(before, after)?.reason

type Kept = { before: CurrentSettings; after: SettingTexts; restored_from: number | null; reason: string }

async function keep(context: OperatorContext, { before, after, restored_from, reason }: Kept) {
  const changes = changesBetween(before.texts, after)
  const changed = changes.map(({ key }) => key)
  if (changes.length === 0) return { id: null, is_waiting: false }
  if (await takesTwo(context, changes)) {
    await requestSettings(context, { before, after, changed, restored_from, reason })
    return { id: null, is_waiting: true }
  }
  const id = await writeVersion(context, { before, after, restored_from, by: context.viewer })
  const act = restored_from === null ? 'save_site_settings' : 'restore_site_settings'
  await recordAct(context, { act, subject_kind: 'site_settings', subject_id: id, detail: { restored_from, changed } })
  return { id, is_waiting: false }
}
