import type { Api } from '#contract/index.ts'

export type Judgement = 'like' | 'pass' | 'undo_like' | 'undo_pass'
export type Judged = { company_id: number; job_id: number }

const acts: Record<Judgement, (api: Api['candidate_users'], judged: Judged) => Promise<unknown>> = {
  like: (api, judged) => api.favorites.add(judged),
  pass: (api, { job_id }) => api.hidden_jobs.add({ id: job_id }),
  undo_like: (api, judged) => api.favorites.remove(judged),
  undo_pass: (api, { job_id }) => api.hidden_jobs.remove({ id: job_id }),
}

const isJudgement = (name: unknown): name is Judgement => typeof name === 'string' && Object.hasOwn(acts, name)

/** What a first impression does: the job is among the favourites, or out of the lists. */
export const judgeJob = async (api: Api['candidate_users'], judgement: unknown, judged: Judged) =>
  isJudgement(judgement) ? acts[judgement](api, judged) : undefined
