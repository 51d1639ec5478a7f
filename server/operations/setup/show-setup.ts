import { sql } from 'kysely'
import { fail } from '#server/fail.ts'
import { missingLegalSettings } from '#server/platform/opening/missing-legal-settings.ts'
import { readVersion } from '#server/platform/site-settings/load-site-settings.ts'
import { newestVersion } from '#server/platform/site-settings/saved-settings.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { settings } from '#server/settings.ts'
import { hasOperator, linkOf } from './setup-links.ts'

/** What comes next in the setup of this site, for this browser. */
export async function showSetup(context: RequestContext): Promise<{ next: 'link' | 'operator' | 'sign_in' }> {
  if (!context.opening?.isPreparing) fail('NOT_FOUND')
  if (await hasOperator(context.db)) return { next: 'sign_in' }
  return { next: (await linkOf(context).executeTakeFirst()) ? 'operator' : 'link' }
}

/** What is still to be done before the opening, for operators. */
export async function showOwnSetup({ db, opening }: RequestContext) {
  const row = await db.selectFrom('site_openings').select(['opened_at', 'operator_name']).executeTakeFirst()
  const { count } = await db.selectFrom('accounts').select(sql<number>`count(*)::int`.as('count')).where('kind', '=', 'operator').executeTakeFirstOrThrow()
  // From the database: a save reaches the settings of the processes only after its commit, later than the page that follows it.
  const { site } = await readVersion(db, (await newestVersion(db))?.settings ?? {})
  return {
    is_preparing: opening?.isPreparing ?? false,
    public_url: settings.publicUrl,
    opened_at: row?.opened_at ?? null,
    opened_by: row?.operator_name ?? null,
    missing: missingLegalSettings(site).map(({ name }) => name),
    sends_mail: site.sendsMail,
    has_backup_schedule: site.backupSchedule !== undefined,
    has_backup_key: site.backupRecipients.length > 0,
    operators: count,
  }
}
