import type { Database } from '#server/platform/database/connect.ts'
import type { Party } from '#server/platform/viewers/viewer.ts'

type Parties = { candidate_user_id: string | null; company_id: number }

/** What was sent, or emptied, is no draft any more. */
export const forgetDraft = (db: Database, viewer: Party, { candidate_user_id, company_id }: Parties) =>
  db
    .deleteFrom('message_drafts')
    .where('candidate_user_id', '=', candidate_user_id)
    .where('company_id', '=', company_id)
    .where('company_user_id', viewer.area === 'company' ? '=' : 'is', viewer.area === 'company' ? viewer.id : null)
    .execute()
