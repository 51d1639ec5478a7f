import type { Database } from '#server/platform/database/connect.ts'
import { openOfEnvironment } from '#server/platform/opening/open-of-environment.ts'
import type { OpeningWatch } from '#server/platform/opening/opening-watch.ts'
import { settings } from '#server/settings.ts'
import { hasOperator, issueSetupLink } from './setup-links.ts'

/** Finds out whether the site is open. A public site without an operator gets a link for its console. */
export async function startSetup(db: Database, opening: OpeningWatch, now = new Date()) {
  if (!settings.isForOthers) return
  await openOfEnvironment(db, now)
  await opening.catchUp()
  return opening.isPreparing && !(await hasOperator(db)) ? issueSetupLink(db, now) : undefined
}
