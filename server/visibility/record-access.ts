import type { AccessKind } from '#contract/privacy.ts'
import type { Database } from '../database/connect.ts'
import type { Member } from './member.ts'

type Looked = { candidate_user_id: string; kind: AccessKind; parts: string[]; at: Date }

/** Writes into the ledger that a company saw something of a candidate, in the transaction in which it sees it. */
export const recordAccess = (db: Database, { company_id, name }: Member, { candidate_user_id, kind, parts, at }: Looked) =>
  db
    .insertInto('events')
    .values({ at: at.toISOString(), kind, candidate_user_id, company_id, actor: 'company', detail: JSON.stringify({ parts, member_name: name }) })
    .execute()
