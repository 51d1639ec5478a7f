import { data, href, redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import { candidateMeta } from '#web/candidate/candidate-page.tsx'
import { fullCardFields, fullJobCardOf } from '#web/jobs/full-card/full-job-card-of.ts'
import { apiContext, isSecure } from '#web/platform/api/page-context.ts'
import { refusalOf } from '#web/platform/api/refusal.ts'
import { reachServer } from '#web/platform/forms/reach-server.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import type { Route } from './+types/intuition-page.ts'
import { intuitionDone, isIntuitionDone, restartIntuition } from './intuition-cookie.ts'
import { IntuitionEnd } from './intuition-end.tsx'
import { IntuitionStack } from './intuition-stack.tsx'
import type { Judgement } from './use-judging.ts'

const PATH = href('/job_offer/intuition')
const STACK = 10
const RECOMMENDED = 1

/** The next jobs in the order of the candidate's wishes, without those that they marked, hid or applied for. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const last = /^(like|pass)-(\d+)-(\d+)$/.exec(url.searchParams.get('last') ?? '')
  const undo = last && { judgement: last[1] as 'like' | 'pass', company_id: Number(last[2]), job_id: Number(last[3]) }
  if (isIntuitionDone(request)) return { cards: [], undo, isDone: true }
  const api = context.get(apiContext)
  const [{ jobs }, lookups] = await Promise.all([
    api.job_offers.search({ sort: RECOMMENDED, per_page: STACK, exclude_applied: true, exclude_favorited: true, fields: fullCardFields }),
    api.lookups.list(),
  ])
  const now = new Date()
  const loaded = { cards: jobs.map((item) => fullJobCardOf(item, lookups, now)), undo, isDone: jobs.length === 0 }
  const secure = isSecure(context)
  return loaded.isDone ? data(loaded, { headers: { 'Set-Cookie': intuitionDone(secure) } }) : loaded
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api, values, intent) => {
    const judged = { company_id: Number(values.company_id), job_id: Number(values.job_id) }
    const judgement = textOf(values.judgement)
    if (intent === 'finish' || intent === 'again') {
      const secure = isSecure(args.context)
      return redirect(PATH, { status: 303, headers: { 'Set-Cookie': intent === 'finish' ? intuitionDone(secure) : restartIntuition } })
    }
    await judgeJob(api.candidate_users, judgement, judged)
    // Without scripts the next card has a link back to this one.
    if (values.whole) return redirect(judgement.startsWith('undo') ? PATH : `${PATH}?last=${judgement}-${judged.company_id}-${judged.job_id}`, 303)
  })

export const clientAction = reachServer

export const shouldRevalidate = ({ formData, defaultShouldRevalidate }: { formData?: FormData; defaultShouldRevalidate: boolean }) =>
  formData?.has('judgement') ? false : defaultShouldRevalidate

export const meta = candidateMeta({ title: '直感でお気に入り', description: '求人を1件ずつ見て、気になるかどうかを直感で選びます。', path: PATH })

export default function IntuitionPage({ loaderData: { cards, undo, isDone } }: Route.ComponentProps) {
  return isDone ? <IntuitionEnd /> : <IntuitionStack key={cards[0]?.job.id} cards={cards} undo={undo} />
}

type Judged = { company_id: number; job_id: number }

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
const judgeJob = async (api: Api['candidate_users'], judgement: unknown, judged: Judged) => (isJudgement(judgement) ? acts[judgement](api, judged) : undefined)
