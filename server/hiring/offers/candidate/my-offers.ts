import type { MyOffer } from '#contract/hiring/offers/offers.ts'
import { threadsOf } from '#server/accounts/conversation-access/threads-of.ts'
import { companyOfThread } from '#server/conversations/messages/talk/thread-company.ts'
import { fail } from '#server/fail.ts'
import { namesOf } from '#server/jobs/changes/names-of.ts'
import type { Database } from '#server/platform/database/connect.ts'
import type { CandidateContext } from '#server/platform/request/viewer-contexts.ts'
import type { CandidateViewer } from '#server/platform/viewers/viewer.ts'
import { offerColumns, shownOffer } from '../offer-columns.ts'

/** The offers that a candidate was sent, in all their versions, the latest first. */
export const myOffers = (db: Database, viewer: CandidateViewer) =>
  threadsOf(db, viewer)
    .innerJoin('applications', 'applications.thread_id', 'threads.id')
    .innerJoin('offers', 'offers.application_id', 'applications.id')
    .innerJoin('companies', 'companies.id', 'threads.company_id')
    .where('offers.state', '<>', 'draft')
    .select(offerColumns)
    .select([companyOfThread.as('company'), 'offers.message_id'])
    .orderBy('offers.sent_at', 'desc')
    .orderBy('offers.version', 'desc')
    .orderBy('offers.id')

const MOST = 200

export async function listMyOffers({ db, viewer, now }: CandidateContext, { company_id }: { company_id?: number | undefined }): Promise<MyOffer[]> {
  const rows = await myOffers(db, viewer)
    .$if(company_id !== undefined, (offers) => offers.where('threads.company_id', '=', company_id!))
    .limit(MOST)
    .execute()
  const names = await namesOf(db)
  return rows.map((row) => shownOffer(row, names, now()))
}

export async function showMyOffer({ db, viewer, now }: CandidateContext, id: string): Promise<MyOffer> {
  const row = await myOffers(db, viewer).where('offers.id', '=', id).executeTakeFirst()
  return row ? shownOffer(row, await namesOf(db), now()) : fail('NOT_FOUND')
}
