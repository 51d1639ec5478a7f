import type { Database } from '#server/platform/database/connect.ts'
import type { CandidateViewer, CompanyViewer } from '#server/platform/viewers/viewer.ts'
import { isOfMember } from './is-of-member.ts'

type Asker = Pick<CandidateViewer, 'area' | 'id'> | Pick<CompanyViewer, 'area' | 'id' | 'company_id' | 'role'>

/**
 * The conversations that exist for the signed-in user; every read and every act on one starts here.
 * A thread in which nothing was said exists for its candidate only.
 */
export const threadsOf = (db: Database, viewer: Asker) =>
  viewer.area === 'candidate' ? db.selectFrom('threads').where('threads.candidate_user_id', '=', viewer.id) : db.selectFrom('threads').where(isOfMember(viewer))
