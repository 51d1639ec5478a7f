import type { Database } from '../database/connect.ts'
import { siteOfEnvironment } from '#server/settings.ts'
import { missingLegalSettings } from './missing-legal-settings.ts'

/**
 * Opens a site that was set up without the browser: an operator made by the command, and every legal fact in the environment. Where the browser made the first
 * operator, one of them opens the site.
 */
export async function openOfEnvironment(db: Database, now: Date, site = siteOfEnvironment) {
  if (missingLegalSettings(site).length > 0) return
  const operator = await db.selectFrom('accounts').select('id').where('kind', '=', 'operator').where('is_demo', '=', false).limit(1).executeTakeFirst()
  const link = await db.selectFrom('setup_links').select('id').where('used_at', 'is not', null).limit(1).executeTakeFirst()
  if (!operator || link) return
  await db
    .insertInto('site_openings')
    .values({ opened_at: now.toISOString(), operator_name: 'npm run operator:create と .env' })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
