import { sql } from 'kysely'
import { isOfMember } from '../conversation-access/threads-of.ts'
import { isOnBoard, mayReadOutside, type OutsideReader } from '../outside-access/outside-access.ts'

type Member = OutsideReader & { company_id: number; id: string }

/** People from outside whom the board shows to this member (server/hiring/outside-candidates/outside-cards.ts). */
const outsideFor = (viewer: Member) =>
  mayReadOutside(viewer)
    ? sql`(select count(*)::int from outside_candidates as outside where outside.job_id = job_offers.id and outside.step <> 'end' and ${isOnBoard})`
    : sql`0`

/** How many people are in selection for a job of `job_offers`, counted as the board counts them: somebody who blocked the company is in neither, so that no difference tells it. */
export const candidatesOfJob = (viewer: Member) =>
  sql<number>`((select count(*)::int from applications join threads on threads.id = applications.thread_id
    where applications.job_id = job_offers.id and applications.step <> 'end' and ${isOfMember(viewer)}) + ${outsideFor(viewer)})`
