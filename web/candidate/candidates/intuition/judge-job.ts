import type { Api } from '#contract/index.ts'
import { refusalOf } from '#web/platform/api/refusal.ts'

export type Judgement = 'like' | 'pass' | 'undo_like' | 'undo_pass'
export type Judged = { company_id: number; job_id: number }

const acts: Record<Judgement, (api: Api['candidate_users'], judged: Judged) => Promise<unknown>> = {
  like: (api, judged) => api.favorites.add(judged).catch((error: unknown) => saveInstead(error, api, judged)),
  pass: (api, { job_id }) => api.hidden_jobs.add({ id: job_id }),
  undo_like: (api, judged) => Promise.all([api.favorites.remove(judged), api.bookmarks.remove(judged)]),
  undo_pass: (api, { job_id }) => api.hidden_jobs.remove({ id: job_id }),
}

/** Where a favourite would reach no member, the button says 保存 and saves the job. */
function saveInstead(error: unknown, api: Api['candidate_users'], judged: Judged) {
  if (refusalOf(error)?.code !== 'FAVORITE_REACHES_NOBODY') throw error
  return api.bookmarks.add(judged)
}

const isJudgement = (name: unknown): name is Judgement => typeof name === 'string' && Object.hasOwn(acts, name)

/** Applies a first impression: adds the job to the favourites, or hides it from the lists. */
export const judgeJob = async (api: Api['candidate_users'], judgement: unknown, judged: Judged) =>
  isJudgement(judgement) ? acts[judgement](api, judged) : undefined
