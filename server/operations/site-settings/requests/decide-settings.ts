import { isDeepStrictEqual } from 'node:util'
import { requireSecondOperator } from '#server/accounts/operators/second/require-second-operator.ts'
import { fail } from '#server/fail.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { readSettingRequest, textsOfRequest } from './list-setting-requests.ts'
import { refusalOf } from '../save-settings.ts'
import { currentSettings, lockVersions, writeVersion } from '../write-version.ts'

/** The second of the two makes a change hold, unless one of its settings changed since. */
export async function approveSettings(context: OperatorContext, id: string) {
  const { db, now, viewer } = context
  await lockVersions(db)
  const asked = await openRequest(context, id)
  await requireSecondOperator(context, asked.requested_by)
  const before = await currentSettings(db)
  if (Object.entries(asked.before).some(([key, value]) => !isDeepStrictEqual(before.stored[key] ?? null, value))) fail('SETTINGS_OUTDATED')
  const kept = Object.entries(before.texts).filter(([key]) => !(key in asked.wished))
  const after = { ...Object.fromEntries(kept), ...(await textsOfRequest(db, asked.wished)) }
  const refusal = refusalOf(before.texts, after)
  if (refusal) fail('INPUT_INVALID', [{ field: 'id', message: `いまは反映できません。${refusal}` }])
  const { restored_from } = asked
  const by = { id: asked.requested_by, name: asked.requested_by_name }
  const version_id = await writeVersion(context, { before, after, restored_from, by, approved_by_name: viewer.name })
  await end(context, id, { ended_at: now().toISOString(), ended_by_name: viewer.name, version_id })
  const detail = { restored_from, version_id, changed: Object.keys(asked.wished) }
  await recordAct(context, { act: 'approve_site_settings', subject_kind: 'site_settings', subject_id: id, reason: asked.reason, detail })
  return { success: true }
}

export async function withdrawSettings(context: OperatorContext, id: string) {
  await openRequest(context, id)
  await end(context, id, { ended_at: context.now().toISOString(), ended_by_name: context.viewer.name })
  await recordAct(context, { act: 'withdraw_site_settings', subject_kind: 'site_settings', subject_id: id })
  return { success: true }
}

async function openRequest({ db, now }: OperatorContext, id: string) {
  const row = await db.selectFrom('site_setting_requests').selectAll().where('id', '=', id).forNoKeyUpdate().executeTakeFirst()
  if (!row) fail('NOT_FOUND')
  if (row.ended_at || Date.parse(row.expires_at) <= now().getTime()) fail('SETTINGS_DECIDED')
  return readSettingRequest(row)
}

const end = ({ db }: OperatorContext, id: string, ended: { ended_at: string; ended_by_name: string; version_id?: number }) =>
  db.updateTable('site_setting_requests').set(ended).where('id', '=', id).execute()
