import { Link, redirect, useActionData } from 'react-router'
import { CompanyMark } from '#web/jobs/company-mark.tsx'
import { orNotFound } from '#web/or-not-found.ts'
import { apiContext } from '#web/page-context.ts'
import { ScoutDocument } from '#web/scouts/scout-document.tsx'
import { routeMiddleware } from '#web/shell/guards/route-middleware.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { momentText } from '#web/visibility/moment-text.ts'
import type { Route } from './+types/scout-page.ts'
import { saveMissing } from '../applications/shown/save-missing.ts'
import { type ShownResult, submitShown } from '../applications/shown/submit-shown.ts'
import { answerScout } from './answer-scout.ts'
import { ScoutAnswers } from './scout-answers.tsx'
import '#web/ui/crumbs.css'
import '#web/ui/panel.css'
import './scout-page.css'

export const middleware = routeMiddleware('signed-in')

export async function loader({ context, url }: Route.LoaderArgs) {
  const company_id = Number(url.searchParams.get('company_id'))
  const { candidate_users, masters } = context.get(apiContext)
  const refusal = await candidate_users.scouts.show({ company_id }).catch((error: unknown) => orNotFound(error, 'このスカウトは見つかりませんでした。'))
  const offered = await candidate_users.application_choices.show({ company_id })
  return { ...refusal, offered, jobFields: offered.missing.length > 0 ? (await masters.list()).job_fields : [], now: Date.now() }
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
    return redirect(intent === 'accept' ? `/message/company/detail?company_id=${company_id}` : `/message/scout?company_id=${company_id}`, 303)
  })
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? `${loaderData.scout.company.name}からのスカウト` : 'スカウト',
    description: '企業から届いたスカウトです。',
    path: '/message/scout',
    noindex: true,
  })

export default function ScoutPage({ loaderData: { scout, now, offered, jobFields, ...refusal } }: Route.ComponentProps) {
  const result = useActionData<ShownResult>()
  const { company } = scout
  return (
    <div className="wrap stack scout-read">
      <nav className="crumbs" aria-label="現在地">
        <Link to="/message/list">メッセージ</Link>
      </nav>
      <header className="row">
        <CompanyMark company={company} />
        <h1>
          <Link to={`/company/detail?id=${company.id}`}>{company.name}</Link>からのスカウト
        </h1>
      </header>
      <ScoutDocument scout={scout} from={`${momentText(scout.delivered_at, new Date(now))}　${scout.member_name}`} />
      <ScoutAnswers scout={scout} refusal={refusal} offered={offered} jobFields={jobFields} now={new Date(now)} result={result} />
    </div>
  )
}
