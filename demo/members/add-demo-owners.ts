import type { Database } from '#server/platform/database/connect.ts'

/** The third job of the company has nobody in charge, so that the list shows how that looks. */
const WITHOUT = 2

/** Puts the company's administrator and recruiters in charge of its jobs, in turn. */
export async function addDemoOwners(db: Database, company_id: number) {
  const members = await db
    .selectFrom('company_users')
    .select('id')
    .where('company_id', '=', company_id)
    .where('role', 'in', ['admin', 'recruiter'])
    .orderBy('role')
    .orderBy('id')
    .execute()
  const jobs = await db.selectFrom('job_offers').select('id').where('company_id', '=', company_id).orderBy('id').execute()
  if (members.length === 0) return
  for (const [place, { id }] of jobs.entries())
    if (place !== WITHOUT)
      await db
        .updateTable('job_offers')
        .set({ owner_id: members[place % members.length]!.id })
        .where('id', '=', id)
        .execute()
}
