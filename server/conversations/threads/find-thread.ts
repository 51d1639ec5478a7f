import type { Database } from '#server/platform/database/connect.ts'
import type { Party } from '#server/platform/viewers/viewer.ts'
import { threadsOf } from '#server/accounts/conversation-access/threads-of.ts'

/** The other party of a thread, as a call names them. */
export type Partner = { company_id: number } | { candidate_id: string }

/** The one thread with this party, if it exists for whoever asks. */
export const findThread = (db: Database, viewer: Party, partner: Partner) =>
  'company_id' in partner
    ? threadsOf(db, viewer).where('threads.company_id', '=', partner.company_id)
    : threadsOf(db, viewer).where(({ or, and, eb }) =>
        or([
          eb('threads.candidate_user_id', '=', partner.candidate_id),
          and([eb('threads.candidate_user_id', 'is', null), eb('threads.id', '=', partner.candidate_id)]),
        ]),
      )
