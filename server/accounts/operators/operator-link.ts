import { issueLink } from '../links/issue-link.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { settings } from '#server/settings.ts'

/** The page on which an operator chooses a password; the link before is worth nothing. */
export async function operatorLink(db: Database, now: Date, { id, email }: { id: string; email: string }) {
  const token = await issueLink(db, now, { purpose: 'reset', id, email })
  return `${settings.publicUrl}/operator/password/new?token=${token}`
}
