import { href, Link, redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import { safePath } from '#contract/platform/text/safe-path.ts'
import { candidateMeta, CandidatePage } from '#web/candidate/candidate-page.tsx'
import { JobEnded } from '#web/jobs/detail/way-in/job-ended.tsx'
import { loadSimilarJobs } from '#web/jobs/detail/way-in/load-similar-jobs.ts'
import { loadWayIn } from '#web/jobs/detail/way-in/load-way-in.ts'
import { FOLLOW_PATH, type Followed, type FollowIntent, followPath, type MeantIntent, meantOf } from '#web/jobs/follow/follow-path.ts'
import { favoriteDetails, followSentences } from '#web/jobs/follow/follow-sentences.ts'
import { intendedFollow } from '#web/jobs/follow/intended-follow.ts'
import { apiContext, areaContext, enteringContext, isSecure, siteContext } from '#web/platform/api/page-context.ts'
import { refusalOf } from '#web/platform/api/refusal.ts'
import { signInPath } from '#web/platform/calls/sign-in-path.ts'
import { reachServer } from '#web/platform/forms/reach-server.ts'
import { readForm } from '#web/platform/forms/read-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { factorPath } from '#web/platform/shell/guards/factor-path.ts'
import { redirectSaying } from '#web/platform/shell/said/redirect-saying.ts'
import type { Route } from './+types/follow-page.ts'

const isMeantIntent = (intent: FollowIntent): intent is MeantIntent => intent === 'favorite' || intent === 'save' || intent === 'hide'

/** Where signing in leads a visitor who pressed a button before. With the browser's proof the act is done at once; without it this page asks. */
export async function loader({ context, request, url }: Route.LoaderArgs) {
  const way = safePath(url.searchParams.get('next')) ?? href('/job_offer/search')
  const meant = meantOf(url.pathname + url.search)
  if (!meant) throw redirect(way)
  // Not a guard of the route: that would stop the forms of visitors too.
  if (context.get(enteringContext) === 'candidate') throw redirect(factorPath(url.pathname + url.search))
  if (context.get(areaContext) !== 'candidate') throw redirect(signInPath(url.pathname + url.search, context.get(siteContext).logout_url))
  const api = context.get(apiContext)
  const secure = isSecure(context)
  const about = await loadWayIn(api, url.pathname + url.search)
  if (!about || about.isOver) return { about, way, meant, similar: await loadSimilarJobs(api, meant.followed.job_id, new Date()) }
  if (!intendedFollow.isProved(request, meant, secure) || (meant.intent === 'favorite' && about.isUnclaimed)) return { about, way, meant, similar: null }
  const sentence = await followActs[meant.intent](api.candidate_users, meant.followed).then(() => followSentences[meant.intent], sentenceOfRefusal)
  throw redirectSaying(context, way, sentence, [intendedFollow.forget(secure)])
}

export const action = async (args: Route.ActionArgs) => {
  const { context, request, url } = args
  const { values } = await readForm(request.clone())
  // The forms of visitors have it in their address.
  const { form, next, company_id, job_id, knows } = { ...Object.fromEntries(url.searchParams), ...values }
  const way = safePath(textOf(next))
  const intent = textOf(form) as FollowIntent
  const followed = { company_id: Number(company_id), job_id: Number(job_id) }
  if (isMeantIntent(intent) && context.get(areaContext) !== 'candidate') {
    const answer = redirect(signInPath(followPath({ intent, followed }, way ?? href('/job_offer/search')), context.get(siteContext).logout_url), 303)
    answer.headers.append('Set-Cookie', intendedFollow.keep({ intent, followed }, isSecure(context)))
    return answer as never
  }
  const api = context.get(apiContext).candidate_users
  if (!way || !Object.hasOwn(followActs, intent) || context.get(areaContext) !== 'candidate')
    return submitForm(args, async (api) => {
      await followActs[intent]?.(api.candidate_users, followed)
      return followSentences[intent]
    })
  // Without scripts the candidate returns to the page with the button, which says what happened.
  if (intent === 'favorite' && !knows && !(await api.account()).has_favorites) return redirect(followPath({ intent, followed }, way), 303) as never
  const sentence = await followActs[intent](api, followed).then(() => followSentences[intent], sentenceOfRefusal)
  return redirectSaying(context, way, sentence) as never
}

function sentenceOfRefusal(error: unknown) {
  const refusal = refusalOf(error)
  if (!refusal) throw error
  return refusal.code === 'NOT_FOUND' ? 'この求人の募集は終了しました。何も送っていません。' : refusal.sentence
}

export const clientAction = reachServer

export const meta = candidateMeta({ title: '「気になる」と保存', description: '求人に「気になる」を送るか、保存します。', path: FOLLOW_PATH })

const questions = { favorite: '「気になる」を送りますか', save: '求人を保存しますか', hide: '「興味なし」にしますか' }
const buttons = { favorite: '「気になる」を送る', save: '保存する', hide: '「興味なし」にする' }

export default function FollowPage({ loaderData: { about, way, meant, similar } }: Route.ComponentProps) {
  const { intent, followed } = meant
  if (!about || similar)
    return (
      <CandidatePage look="narrow stack following" title={questions[intent].replace(/か$/, '')} result={null}>
        <JobEnded title={about?.title ?? ''} company={about?.company ?? ''} jobs={similar ?? []} />
      </CandidatePage>
    )
  const isFavorite = intent === 'favorite'
  return (
    <CandidatePage look="narrow stack following" title={questions[intent]} result={null}>
      <p>
        「<bdi>{about.title}</bdi>」（<bdi>{about.company}</bdi>）
      </p>
      {isFavorite && (
        <p className={about.isUnclaimed ? 'note warn' : 'note'}>
          {about.isUnclaimed ? 'まだこの会社の人は登録していないため、「気になる」は届きません。保存なら、あなただけの一覧に残せます。' : favoriteDetails}
        </p>
      )}
      <form method="post" action={FOLLOW_PATH} className="row">
        <input type="hidden" name="company_id" value={followed.company_id} />
        <input type="hidden" name="job_id" value={followed.job_id} />
        <input type="hidden" name="next" value={way} />
        <input type="hidden" name="knows" value="yes" />
        {!(isFavorite && about.isUnclaimed) && (
          <button type="submit" name="form" value={intent} className="button primary">
            {buttons[intent]}
          </button>
        )}
        {isFavorite && (
          <button type="submit" name="form" value="save" className="button">
            保存だけする（会社に伝わりません）
          </button>
        )}
        <Link className="button bare" to={way}>
          キャンセル
        </Link>
      </form>
    </CandidatePage>
  )
}

type Act = (api: Api['candidate_users'], followed: Followed) => Promise<unknown>

/** What each button about a job does. */
const followActs: Record<FollowIntent, Act> = {
  favorite: (api, followed) => api.favorites.add(followed),
  unfavorite: (api, followed) => api.favorites.remove(followed),
  save: (api, followed) => api.bookmarks.add(followed),
  unsave: (api, followed) => api.bookmarks.remove(followed),
  hide: (api, { job_id }) => api.hidden_jobs.add({ id: job_id }),
  show: (api, { job_id }) => api.hidden_jobs.remove({ id: job_id }),
  hide_company: (api, { company_id }) => api.hidden_companies.add({ id: company_id }),
  show_company: (api, { company_id }) => api.hidden_companies.remove({ id: company_id }),
}
