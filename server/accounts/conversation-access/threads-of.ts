import { sql } from 'kysely'
import type { Database } from '#server/platform/database/connect.ts'
import type { CandidateViewer, CompanyViewer } from '#server/platform/viewers/viewer.ts'

type Member = { company_id: number; id: string; role: string }

/**
 * Which of `threads` exist for a member of a company: its own, but for people who blocked it since and, for guests, but for people they are not assigned to.
 * One in which there are only scouts begins with the answer: before, it would tell whether and when they were delivered (server/hiring/scouts/delivery/).
 */
export const isOfMember = ({ company_id, id, role }: Member) => sql<boolean>`(threads.company_id = ${company_id}
  and exists (select from messages as said where said.thread_id = threads.id and said.kind <> 'scout')
  and not exists (select from company_blocks as blocks where blocks.candidate_user_id = threads.candidate_user_id and blocks.company_id = threads.company_id)
  and (${role} <> 'guest' or exists (
    select from candidate_assignments as assigned where assigned.company_user_id = ${id} and assigned.candidate_user_id = threads.candidate_user_id
  )))`

type Asker = Pick<CandidateViewer, 'area' | 'id'> | Pick<CompanyViewer, 'area' | 'id' | 'company_id' | 'role'>

/**
 * The conversations that exist for the signed-in user; every read and every act on one starts here.
 * A thread in which nothing was said exists for its candidate only.
 */
export const threadsOf = (db: Database, viewer: Asker) =>
  viewer.area === 'candidate' ? db.selectFrom('threads').where('threads.candidate_user_id', '=', viewer.id) : db.selectFrom('threads').where(isOfMember(viewer))
