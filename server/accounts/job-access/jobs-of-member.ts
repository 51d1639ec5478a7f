import { sql } from 'kysely'
import { isOfMember } from '../conversation-access/threads-of.ts'
import { isOnBoard, mayReadOutside, type OutsideReader } from '../outside-access/outside-access.ts'

type Member = OutsideReader & { company_id: number; id: string }

/**
 * 担当の求人: the ids of the jobs that a member owns, and of those for whom somebody in selection is assigned to them; 0 is the open position. The side bar, the home
 * page with its figures, and the list of jobs ask here. Guests own nothing; theirs are the jobs of the people whom they are shown.
 */
export const jobsOfMember = (viewer: Member) => sql`(
  select job_offers.id from job_offers where job_offers.company_id = ${viewer.company_id} and job_offers.owner_id = ${viewer.id} and ${viewer.role} <> 'guest'
  union all select coalesce(applications.job_id, 0) from threads join applications on applications.thread_id = threads.id
    where ${isOfMember(viewer)} and (threads.company_user_id = ${viewer.id} or ${viewer.role} = 'guest') and applications.step <> 'end'
  union all select outside.job_id from outside_candidates as outside
    where ${mayReadOutside(viewer)}::boolean and outside.company_id = ${viewer.company_id} and outside.assigned_id = ${viewer.id}
      and outside.job_id is not null and outside.step <> 'end' and ${isOnBoard})`

/** Whether an application is for one of these. */
export const isForJobOfMember = (viewer: Member) => sql<boolean>`(coalesce(applications.job_id, 0) in ${jobsOfMember(viewer)})`

/** Whether a job of `job_offers` is one of these; a row without one stands for the open position. */
export const isJobOfMember = (viewer: Member) => sql<boolean>`(coalesce(job_offers.id, 0) in ${jobsOfMember(viewer)})`
