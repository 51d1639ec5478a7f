import { redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import { reachServer } from '#web/forms/reach-server.ts'
import { readForm } from '#web/forms/read-form.ts'
import { submitForm } from '#web/forms/submit-form.ts'
import { textOf } from '#web/forms/text-of.ts'
import { FOLLOW_PATH, type Followed, type FollowIntent } from '#web/jobs/follow/follow-path.ts'
import { apiContext, areaContext, siteContext } from '#web/page-context.ts'
import { refusalOf } from '#web/refusal.ts'
import { safePath } from '#web/shell/guards/safe-path.ts'
import { signInPath } from '#web/shell/guards/sign-in-path.ts'
import type { Route } from './+types/follow-action.ts'
import { intendedFollow } from './intended-follow.ts'

const isSecure = (context: Route.LoaderArgs['context']) => context.get(siteContext).origin.startsWith('https:')

/** Where signing in leads whoever pressed before: what they meant is done, and they are back where they pressed. There is nothing to see here. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const way = safePath(url.searchParams.get('next')) ?? '/job_offer'
  const secure = isSecure(context)
  const intended = intendedFollow.of(request, secure)
  if (!intended) return redirect(way)
  if (context.get(areaContext) !== 'candidate') return redirect(signInPath(url.pathname + url.search, context.get(siteContext).logout_url))
  try {
    await acts[intended.intent](context.get(apiContext).candidate_users, intended.followed)
  } catch (error) {
    // A job that ended meanwhile says so itself.
    if (!refusalOf(error)) throw error
  }
  return redirect(way, { headers: { 'Set-Cookie': intendedFollow.forget(secure) } })
}

export const action = async (args: Route.ActionArgs) => {
  const { context, request } = args
  const {
    values: { form, next, company_id, job_id },
  } = await readForm(request.clone())
  const way = safePath(textOf(next))
  const intent = textOf(form) as FollowIntent
  if (context.get(areaContext) !== 'candidate' && (intent === 'favorite' || intent === 'hide')) {
    const back = `${FOLLOW_PATH}?${new URLSearchParams({ next: way ?? '/job_offer' })}`
    const kept = intendedFollow.keep({ intent, followed: { company_id: Number(company_id), job_id: Number(job_id) } }, isSecure(context))
    return redirect(signInPath(back, context.get(siteContext).logout_url), { status: 303, headers: { 'Set-Cookie': kept } })
  }
  const result = await submitForm(args, async (api, values) => {
    const act = acts[intent]
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
