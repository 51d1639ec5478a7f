import { redirect, type RouterContextProvider } from 'react-router'
import { responseRules } from '#contract/hiring/response-ledger/response-rules.ts'
import type { Api } from '#contract/index.ts'
import { dayWithWeekday } from '#contract/platform/time/japan-time.ts'
import { loadJobOnTop } from '#web/jobs/detail/apply/load-job-on-top.ts'
import { loadSimilarJobs } from '#web/jobs/detail/way-in/load-similar-jobs.ts'
import { apiContext, areaContext, enteringContext, isSecure } from '#web/platform/api/page-context.ts'
import { orNotFound, refusalOf } from '#web/platform/api/refusal.ts'
import { factorPath } from '#web/platform/shell/guards/factor-path.ts'
import { seenOf } from '../shown/seen-of.ts'
import { firstMessage } from '#web/jobs/detail/apply/first-message.ts'
import { loadFirstQuestions } from './first-questions.ts'

type Arguments = { request: Request; context: Readonly<RouterContextProvider>; url: URL }

/** The job that the address names; 0 is the open position of its company. */
export function askedOf(url: URL) {
  const [id = 0, company_id] = ['id', 'company_id'].map((name) => Number(url.searchParams.get(name)))
  return { id, ...(company_id ? { company_id } : {}) }
}

/** The token of a colleague's link that the address carries. */
export const referralIn = (url: URL) => (url.searchParams.get('referral') ?? '').slice(0, 200)

export const jobGone = (error: unknown) => orNotFound(error, 'この求人は募集を終了したか、公開されていません。')

/** The sheet of an application: for a candidate what they would send or have sent, for a visitor the way to an account. */
export async function loadApply({ request, context, url }: Arguments) {
  if (context.get(enteringContext) === 'candidate') throw redirect(factorPath(url.pathname + url.search))
  const api = context.get(apiContext)
  const now = new Date()
  const onTop = await loadJobOnTop(api, askedOf(url)).catch(jobGone)
  const similar = onTop.isOver ? await loadSimilarJobs(api, onTop.job_id, now) : null
  const written = firstMessage.of(request, askedOf(url), isSecure(context))
  if (context.get(areaContext) === 'candidate') return { ...(await loadOwn(api, url, now)), onTop, similar, written }
  return { kind: 'visitor' as const, onTop, similar, written, isSent: url.searchParams.get('mail') === 'sent', ways: await api.sessions.ways() }
}

/** The colleague by whose link the candidate came, while it leads to this company. Without one, one applies as ever. */
async function referralOf({ referrals }: Api, url: URL, company_id: number) {
  const token = referralIn(url)
  if (!token) return null
  const found = await referrals.open({ token }).catch((error: unknown) => {
    if (!refusalOf(error)) throw error
    return undefined
  })
  return found?.company.id === company_id ? { token, referred_by: found.referred_by } : null
}

async function loadOwn(api: Api, url: URL, now: Date) {
  const { applications, application_choices } = api.candidate_users
  const { company, questions, application, refusal } = await applications.show(askedOf(url)).catch(jobGone)
  const offered = await application_choices.show({ company_id: company.id })
  const previewed = await application_choices.preview({ company_id: company.id, shown: offered.choice })
  return {
    kind: 'own' as const,
    questions,
    application,
    refusal,
    offered,
    seen: seenOf(previewed),
    jobFields: offered.missing.length > 0 ? (await api.lookups.list()).job_fields : [],
    due: dayWithWeekday(new Date(now.getTime() + responseRules.answer).toISOString(), now),
    now: now.getTime(),
    referral: application ? null : await referralOf(api, url, company.id),
    next: application?.can_withdraw ? await loadFirstQuestions(api, (url.searchParams.get('passed') ?? '').split('.')) : [],
  }
}
