import { sql } from 'kysely'
import type { GroupOfSettings, SettingValue } from '#contract/operations/site-settings/site-settings.ts'
import { fieldsOf, isSecret, type SettingGroup, settingGroupNames } from '#contract/platform/site/setting-groups.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { readVersion } from '#server/platform/site-settings/load-site-settings.ts'
import { newestVersion } from '#server/platform/site-settings/saved-settings.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { hostOf } from './changed-settings.ts'
import { listSettingRequests } from './requests/list-setting-requests.ts'
import { SettingForms } from '#server/settings/setting-forms.ts'
import { environment } from '#server/settings.ts'
import { isOfEnvironment, type SettingTexts } from '#server/settings/site-settings.ts'

const defaults: Record<string, unknown> = {
  ...SettingForms.parse({}),
  CANDIDATE_SIGN_UP: 'on',
  COMPANY_SIGN_UP: 'on',
  PUSH: 'on',
  CLAIM_AUTOMATICALLY: 'off',
}

/** Every setting with its value and where it comes from. A secret is never among them. */
export async function listSettings(context: Pick<OperatorContext, 'db' | 'now' | 'viewer'>) {
  const { db } = context
  const newest = await newestVersion(db)
  const { texts, refused } = await readVersion(db, newest?.settings ?? {})
  const groups: GroupOfSettings[] = []
  for (const group of settingGroupNames) {
    const last = await lastChange(db, group)
    groups.push({
      group,
      fields: Object.keys(fieldsOf(group)).map((key) => valueOf(key, texts)),
      changed_at: last?.saved_at ?? null,
      changed_by: last?.operator_name ?? null,
      problem: refused[group] ?? null,
    })
  }
  return { groups, revision: newest?.id ?? 0, requests: await listSettingRequests(context) }
}

export const lastChange = (db: Database, group: SettingGroup) =>
  db
    .selectFrom('site_setting_versions')
    .select(['id', 'saved_at', 'operator_name'])
    .where(sql<boolean>`changed && ${Object.keys(fieldsOf(group))}::text[]`)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()

function valueOf(key: string, texts: SettingTexts): SettingValue {
  const source = isOfEnvironment(key) ? 'environment' : key in texts ? 'saved' : 'default'
  const text = source === 'environment' ? environment[key] : texts[key]
  if (isSecret(key)) return { key, value: null, is_set: text !== undefined, hint: hostOf(text), source }
  const set = text ?? (typeof defaults[key] === 'string' || typeof defaults[key] === 'number' ? String(defaults[key]) : null)
  return { key, value: set, is_set: text !== undefined, hint: null, source }
}
