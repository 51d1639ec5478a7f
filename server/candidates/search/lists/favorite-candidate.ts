import { fail } from '#server/fail.ts'
import { notify } from '#server/notifications/notifications/notify.ts'
import { visibleCandidates } from '../../visibility/visible-candidates.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'

/** Marks a visible candidate, for one of the company's jobs or for its open position; a second mark changes nothing. The candidate sees it. */
export async function favoriteCandidate({ db, viewer, now }: MemberContext, { candidate_id, job_id }: { candidate_id: string; job_id?: number | undefined }) {
  const { company_id } = viewer
  // Waits for a block that is under way (server/accounts/sessions/viewer/lock-candidate.ts).
  await db.selectFrom('accounts').select('id').where('id', '=', candidate_id).forShare().execute()
  const seen = await visibleCandidates(db, viewer).select('candidate_users.id').where('candidate_users.id', '=', candidate_id).executeTakeFirst()
  if (!seen) fail('NOT_FOUND')
  const job = await jobFor(db, company_id, job_id)
  await db
    .insertInto('company_favorites')
    .values({ company_id, candidate_user_id: candidate_id, job_id: job, created_at: now().toISOString() })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  // Once for each company: unmarking and marking again is no news.
  await notify(db, {
    kind: 'favorite_by_company',
    to: { candidate_user_id: candidate_id },
    subject: { type: 'favorite', id: company_id },
    company_id,
    at: now(),
    dedupe_key: `favorite:${company_id}`,
  })
  return { is_favorited: true }
}

async function jobFor(db: MemberContext['db'], company_id: number, job_id: number | undefined) {
  if (job_id === 0) return null
  const { is_hiring_open_position } = await db.selectFrom('companies').select('is_hiring_open_position').where('id', '=', company_id).executeTakeFirstOrThrow()
  if (job_id === undefined && is_hiring_open_position) return null
  const job = await db
    .selectFrom('job_offers')
    .select('id')
    .where('company_id', '=', company_id)
    .where('state', '=', 'published')
    .$if(job_id !== undefined, (jobs) => jobs.where('id', '=', job_id!))
    .orderBy('confirmed_at', 'desc')
    .executeTakeFirst()
  if (!job && job_id !== undefined) fail('NOT_FOUND')
  return job?.id ?? null
}

/** Removes the company's marks of a candidate, for every job. */
export async function unfavoritePerson({ db, viewer }: MemberContext, candidate_id: string) {
  await db.deleteFrom('company_favorites').where('company_id', '=', viewer.company_id).where('candidate_user_id', '=', candidate_id).execute()
  return { is_favorited: false }
}
