import type { WorkExperience } from '#contract/candidates/profiles/candidate-profiles.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { fail } from '#server/fail.ts'

/** The whole history anew: known ids are changed, new ones added, absent ones removed. Order is `order_no`, then the place in the list. */
export async function replaceWorkExperiences(db: Database, candidate_user_id: string, experiences: WorkExperience[]) {
  const kept = experiences.flatMap(({ user_work_experience_id }) => user_work_experience_id ?? [])
  const own = await db.selectFrom('work_experiences').select('user_work_experience_id').where('candidate_user_id', '=', candidate_user_id).execute()
  const ownIds = new Set(own.map(({ user_work_experience_id }) => user_work_experience_id))
  if (kept.some((id) => !ownIds.has(id))) fail('NOT_FOUND')

  await db
    .deleteFrom('work_experiences')
    .where('candidate_user_id', '=', candidate_user_id)
    .$if(kept.length > 0, (query) => query.where('user_work_experience_id', 'not in', kept))
    .execute()
  for (const [order_no, { user_work_experience_id, ...experience }] of experiences.toSorted((one, other) => one.order_no - other.order_no).entries()) {
    const row = { ...experience, corporate_number: experience.corporate_number || null, order_no }
    await (user_work_experience_id === undefined
      ? db
          .insertInto('work_experiences')
          .values({ ...row, candidate_user_id })
          .execute()
      : db.updateTable('work_experiences').set(row).where('user_work_experience_id', '=', user_work_experience_id).execute())
  }
}
