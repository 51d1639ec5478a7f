import type { SettingChange } from '#contract/operations/site-settings/site-settings.ts'
import { isForTwo } from '#contract/platform/site/setting-groups.ts'
import { pages } from '#contract/platform/pages.ts'
import { notifyAwaited } from '#server/accounts/operators/second/notify-awaited.ts'
import { takesTwoOperators } from '#server/accounts/operators/second/takes-two-operators.ts'
import { fail } from '#server/fail.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { storedOf } from '#server/platform/site-settings/saved-settings.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { settings } from '#server/settings.ts'
import type { SettingTexts } from '#server/settings/site-settings.ts'
import type { CurrentSettings } from '../write-version.ts'
import { namesElsewhere } from './names-elsewhere.ts'

/** For so long another operator may agree. */
const OPEN_FOR = 7 * 24 * 60 * 60_000

/** Whether a second operator has to agree: there is one or was until lately, and the site was opened, so that there are people whose mails could go elsewhere. */
export async function takesTwo(context: Pick<OperatorContext, 'db' | 'now'>, changes: SettingChange[]) {
  const { db } = context
  if (!changes.some((change) => isForTwo(change.key) || namesElsewhere(change))) return false
  if (settings.isForOthers && !(await db.selectFrom('site_openings').select('opened_at').executeTakeFirst())) return false
  return takesTwoOperators(context)
}

type Asked = { before: CurrentSettings; after: SettingTexts; changed: string[]; restored_from: number | null; reason: string }

/** Keeps a change, with its secrets sealed, until another operator agrees, and mails those who can. */
export async function requestSettings(context: OperatorContext, { before, after, changed, restored_from, reason }: Asked) {
  const { db, now, viewer } = context
  if (!reason.trim()) fail('INPUT_INVALID', [{ field: 'reason', message: '理由を入力してください。' }])
  const at = now()
  const stored = await storedOf(db, after, before)
  const only = (all: Record<string, unknown>) => JSON.stringify(Object.fromEntries(changed.map((key) => [key, all[key] ?? null])))
  const { id } = await db
    .insertInto('site_setting_requests')
    .values({
      wished: only(stored),
      before: only(before.stored),
      restored_from,
      reason,
      requested_by: viewer.id,
      requested_by_name: viewer.name,
      requested_at: at.toISOString(),
      expires_at: new Date(at.getTime() + OPEN_FOR).toISOString(),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await recordAct(context, { act: 'request_site_settings', subject_kind: 'site_settings', subject_id: id, reason, detail: { restored_from, changed } })
  await notifyAwaited(db, { by: viewer, what: 'サイトの設定の変更が依頼されました。', reason, path: pages.operatorSettings() })
}
