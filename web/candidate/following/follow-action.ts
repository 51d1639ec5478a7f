import { redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import { reachServer } from '#web/forms/reach-server.ts'
import { submitForm } from '#web/forms/submit-form.ts'
import { textOf } from '#web/forms/text-of.ts'
import type { Followed, FollowIntent } from '#web/jobs/follow/follow-path.ts'
import { safePath } from '#web/shell/guards/safe-path.ts'
import type { Route } from './+types/follow-action.ts'

/** There is nothing to see here. */
export const loader = () => redirect('/job_offer')

export const action = async (args: Route.ActionArgs) => {
  const { form, next } = Object.fromEntries(await args.request.clone().formData())
  const way = safePath(textOf(next))
  const result = await submitForm(args, async (api, values) => {
    const act = acts[textOf(form) as FollowIntent]
    await act?.(api.candidate_users, { company_id: Number(values.company_id), job_id: Number(values.job_id) })
  })
  // Without a script a person is led back to where they pressed, whatever became of it.
  return way ? redirect(way, 303) : result
}

export const clientAction = reachServer

type Acts = Record<FollowIntent, (api: Api['candidate_users'], followed: Followed) => Promise<unknown>>

const acts: Acts = {
  favorite: (api, followed) => api.favorites.add(followed),
  unfavorite: (api, followed) => api.favorites.remove(followed),
  hide: (api, { job_id }) => api.hidden_jobs.add({ id: job_id }),
  show: (api, { job_id }) => api.hidden_jobs.remove({ id: job_id }),
  hide_company: (api, { company_id }) => api.hidden_companies.add({ id: company_id }),
  show_company: (api, { company_id }) => api.hidden_companies.remove({ id: company_id }),
}
