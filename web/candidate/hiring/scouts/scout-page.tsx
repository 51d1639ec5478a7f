import { href, Link, useActionData } from 'react-router'
import { momentText } from '#contract/platform/time/japan-time.ts'
import type { Api } from '#contract/index.ts'
import { CompanyMark } from '#web/companies/company-mark.tsx'
import { scoutRows } from '#web/companies/figures/figure-rows.ts'
import { ResponseFiguresList } from '#web/companies/figures/response-figures-list.tsx'
import { ScoutDocument } from '#web/conversations/scout-document/scout-document.tsx'
import { answerDue } from '#web/conversations/talk/answer-due.ts'
import { orNotFound } from '#web/platform/api/refusal.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { redirectSaying } from '#web/platform/shell/said/redirect-saying.ts'
import { Crumbs } from '#web/ui/nav/crumbs.tsx'
import type { Route } from './+types/scout-page.ts'
import { saveMissing, type ShownResult, submitShown } from '../applications/shown/submit-shown.ts'
import { seenOf } from '../applications/shown/seen-of.ts'
import { ScoutAnswers } from './scout-answers.tsx'
import { sentOfForm } from '../applications/sent/sent-of-form.ts'
import '#web/ui/styles/panel.css'
import './scout-page.css'

const saidOfAnswer: Record<string, string> = {
  refuse: 'スカウトを断りました。企業に伝わります。',
  close: 'スカウトを断りました。この企業からは、もう届きません。',
  park: '「今ではない」と企業に伝えました。選んだ月までは届きません。',
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const company_id = Number(url.searchParams.get('company_id'))
  const { candidate_users, companies, lookups } = context.get(apiContext)
  const refusal = await candidate_users.scouts.show({ company_id }).catch((error: unknown) => orNotFound(error, 'このスカウトは見つかりませんでした。'))
  const offered = await candidate_users.application_choices.show({ company_id })
  // A company that is not public has no public figures.
  const { response_figures } = await companies.response_figures({ id: company_id }).catch(() => ({ response_figures: [] }))
  return {
    ...refusal,
    figures: response_figures.find(({ kind }) => kind === 'scout') ?? null,
    offered,
    seen: seenOf(await candidate_users.application_choices.preview({ company_id, shown: offered.choice })),
    jobFields: offered.missing.length > 0 ? (await lookups.list()).job_fields : [],
    now: Date.now(),
  }
}

export async function action(args: Route.ActionArgs) {
  const company_id = Number(args.url.searchParams.get('company_id'))
  const { scout } = await args.context
    .get(apiContext)
    .candidate_users.scouts.show({ company_id })
    .catch((error: unknown) => orNotFound(error, 'このスカウトは見つかりませんでした。'))
  return submitShown(args, { company_id, job_id: scout.job?.id }, async (api, values, intent) => {
    if (intent === 'accept') await saveMissing(api, company_id, values)
    await answerScout(api.candidate_users.scouts, company_id, intent, values)
    if (intent !== 'accept')
      return redirectSaying(args.context, `${href('/message/scout')}?company_id=${company_id}`, saidOfAnswer[intent ?? ''] ?? '返事を伝えました。')
    const { thread } = await api.candidate_users.messages.show({ company_id })
    const sentence = `スカウトを承諾しました。日程はこのやりとりで決めます。${answerDue(thread?.turn === 'company' ? thread.answer_due_at : null, new Date())}`
    return redirectSaying(args.context, `${href('/message/company/detail')}?company_id=${company_id}`, sentence)
  })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? `${loaderData.scout.company.name}からのスカウト` : 'スカウト',
    description: '企業から届いたスカウトです。',
    path: href('/message/scout'),
    noindex: true,
  })

export default function ScoutPage({ loaderData: { scout, now, figures, offered, seen, jobFields, ...refusal } }: Route.ComponentProps) {
  const result = useActionData<ShownResult>()
  const { company } = scout
  return (
    <div className="wrap stack scout-read">
      <Crumbs to={[{ to: href('/message'), label: 'メッセージ' }]} here="スカウト" />
      <header className="row">
        <CompanyMark company={company} />
        <h1>
          <Link to={`${href('/company/detail')}?id=${company.id}`}>
            <bdi>{company.name}</bdi>
          </Link>
          からのスカウト
        </h1>
      </header>
      <ScoutDocument scout={scout} from={`${momentText(scout.delivered_at, new Date(now))}　${scout.member_name}`} />
      <section className="panel stack" aria-labelledby="figures">
        <h2 id="figures">この会社の返事（スカウト）</h2>
        {figures ? <ResponseFiguresList rows={scoutRows(figures)} /> : <p className="small muted">集計中です。10件から表示します。</p>}
        <p className="small">
          <Link to={`${href('/about/metrics')}#responses`}>算出方法</Link>
        </p>
      </section>
      <ScoutAnswers scout={scout} refusal={refusal} offered={offered} seen={seen} jobFields={jobFields} now={new Date(now)} result={result} />
    </div>
  )
}

/** The actions of the forms under a scout, by the name of the button. */
function answerScout(scouts: Api['candidate_users']['scouts'], company_id: number, intent: string | null, values: Record<string, unknown>) {
  if (intent === 'accept') return scouts.accept({ company_id, message: textOf(values.message), ...sentOfForm(values) })
  if (intent === 'park') return scouts.park({ company_id, month: textOf(values.month) })
  const refusal_reasons = [values.refusal_reasons ?? []].flat().map(Number)
  return scouts.refuse({ company_id, refusal_reasons, note: textOf(values.note), no_scout_reply: intent === 'close' || values.no_scout_reply === 'on' })
}
