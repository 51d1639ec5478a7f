import type { Api } from '#contract/index.ts'
import type { Followed, FollowIntent } from '#web/jobs/follow/follow-path.ts'

type Act = (api: Api['candidate_users'], followed: Followed) => Promise<unknown>

/** What each button about a job does. */
export const followActs: Record<FollowIntent, Act> = {
  favorite: (api, followed) => api.favorites.add(followed),
  unfavorite: (api, followed) => api.favorites.remove(followed),
  save: (api, followed) => api.bookmarks.add(followed),
  unsave: (api, followed) => api.bookmarks.remove(followed),
  hide: (api, { job_id }) => api.hidden_jobs.add({ id: job_id }),
  show: (api, { job_id }) => api.hidden_jobs.remove({ id: job_id }),
  hide_company: (api, { company_id }) => api.hidden_companies.add({ id: company_id }),
  show_company: (api, { company_id }) => api.hidden_companies.remove({ id: company_id }),
}
