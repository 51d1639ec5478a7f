import type { Api } from '#contract/index.ts'
import { loadVisibleProfile } from '#web/candidates/visibility/load-visible-profile.ts'
import { refusalOf } from '#web/platform/api/refusal.ts'

/** What a candidate wishes, beside one job. Reading it is a look at their profile, which the candidate sees. */
export async function loadWishes({ company_users, lookups }: Api, candidate_id: string, job: { id: number; position_title: string } | null | undefined) {
  try {
    const [{ candidate, match }, tables] = await Promise.all([company_users.candidates.show({ candidate_id, ...(job && { job_id: job.id }) }), lookups.list()])
    return { wishes: loadVisibleProfile(candidate, tables).wishes, match, job: job?.position_title }
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    return { refused: refusal.code === 'NOT_FOUND' ? 'プロフィールは公開されていません。' : refusal.sentence }
  }
}

export type LoadedWishes = Awaited<ReturnType<typeof loadWishes>>
