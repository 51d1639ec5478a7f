import { fail } from '#server/fail.ts'
import { recordAct } from '#server/platform/audit/record-act.ts'
import { missingLegalSettings } from '#server/platform/opening/missing-legal-settings.ts'
import type { OperatorContext } from '#server/platform/request/viewer-contexts.ts'
import { newestVersion } from '#server/platform/site-settings/saved-settings.ts'
import { readVersion } from '#server/platform/site-settings/load-site-settings.ts'

/** Opens the site to visitors, in every process. */
export async function openSite(context: OperatorContext) {
  const { db, now, viewer } = context
  // As they are saved now: this process may not have heard of the last version yet.
  const { site } = await readVersion(db, (await newestVersion(db))?.settings ?? {})
  if (missingLegalSettings(site).length > 0) fail('SITE_NOT_READY')
  const opened = await db
    .insertInto('site_openings')
    .values({ opened_at: now().toISOString(), operator_user_id: viewer.id, operator_name: viewer.name })
    .onConflict((conflict) => conflict.doNothing())
    .returning('opened_at')
    .executeTakeFirst()
  if (opened) await recordAct(context, { act: 'open_site', subject_kind: 'site_settings', subject_id: '' })
  return { success: true }
}
