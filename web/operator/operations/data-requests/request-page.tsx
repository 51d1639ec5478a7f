import { href, Link, useActionData } from 'react-router'
import { correctable, requestKinds, requestStates, requestWays } from '#contract/operations/reports/ticket-words.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { orNotFound } from '#web/platform/api/refusal.ts'
import { apiContext, operatorContext } from '#web/platform/api/page-context.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { requireReauthenticationPage } from '#web/accounts/staff/require-reauthentication-page.ts'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import { StateLabel } from '../reports/state-label.tsx'
import { StepsSection } from '../reports/steps-section.tsx'
import { submitSensitive } from '#web/accounts/security/submit-sensitive.ts'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import { ListStepsNav } from '#web/work/table/steps/list-steps-nav.tsx'
import { stepsInList } from '#web/work/table/steps/steps-in-list.ts'
import type { Route } from './+types/request-page.ts'
import { allRequests } from './all-requests.ts'
import { RequestForms } from './request-forms.tsx'
import '../reports/reports.css'
import type { OpenedRequest } from '#contract/operations/data-requests/data-requests.ts'
import type { Columns } from '#web/ui/list/data-table.tsx'
import { HistorySection } from '../people/history-section.tsx'

const idOf = (url: URL) => url.searchParams.get('id') ?? ''

export async function loader(args: Route.LoaderArgs) {
  if (args.context.get(operatorContext)?.role === 'full') await requireReauthenticationPage(args)
  const { operators } = args.context.get(apiContext)
  const [request, steps] = await Promise.all([
    operators.data_requests.show({ id: idOf(args.url) }).catch((error: unknown) => orNotFound(error, 'この請求は見つかりません。')),
    stepsInList(args, allRequests, href('/operator/requests')),
  ])
  return { request, steps }
}

export const action = (args: Route.ActionArgs) =>
  submitSensitive(args, async ({ operators: { data_requests } }, values, intent) => {
    const one = { id: idOf(args.url), version: Number(values.version) }
    const reason = textOf(values.reason)
    switch (intent) {
      case 'check':
        await data_requests.check({ ...one, identity_check: textOf(values.identity_check) })
        return '本人の確認を記録しました。'
      case 'correct':
        await data_requests.correct({ ...one, field: textOf(values.field) as keyof typeof correctable, value: textOf(values.value), reason })
        return '訂正しました。すべて終わったら、「対応済みにする」を押してください。'
      case 'refuse':
        await data_requests.refuse({ ...one, reason })
        return '応じない理由を、本人に知らせました。'
      default:
        await data_requests.fulfil({ ...one, reason })
        return '請求に応じました。'
    }
  })

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: `請求 ${loaderData?.request.number ?? ''}`,
    description: '個人情報の請求に答えます。',
    path: href('/operator/requests/detail'),
    noindex: true,
  })

export const handle = crumbs<Route.ComponentProps['loaderData']>(({ request }) => ({ here: `番号 ${request.number}` }))

export default function RequestPage({ loaderData: { request, steps } }: Route.ComponentProps) {
  const { acts } = useOperatorAccount()
  const result = useActionData<FormResult>()
  const { number, kind, state, is_overdue, due_at, received_at, came_by, person, candidate_user_id, note, identity_check, answer, done_at } = request
  return (
    <div className="ticket">
      <ListStepsNav steps={steps} />
      <h1>
        番号 <span className="num">{number}</span>　{requestKinds[kind]}
      </h1>
      <FormAnswer result={result} />
      <dl className="facts-list">
        <dt>状態</dt>
        <dd>
          <StateLabel names={requestStates} state={state} isOverdue={is_overdue} />
        </dd>
        <dt>期限</dt>
        <dd>
          <ExactTime at={due_at} />
        </dd>
        <dt>受け付け</dt>
        <dd>
          <ExactTime at={received_at} />（{requestWays[came_by]}）
        </dd>
        <dt>だれの</dt>
        <dd>
          {person ? (
            <>
              <bdi>{person.name || '（名前は未登録）'}</bdi> {person.email}{' '}
              <Link to={`${href('/operator/people/detail')}?area=candidate&id=${candidate_user_id}`}>状態を見る</Link>
            </>
          ) : (
            <span className="muted">退会したため、残っていません</span>
          )}
        </dd>
        <dt>請求内容</dt>
        <dd className="said">{note || <span className="muted">ありません</span>}</dd>
        <dt>本人の確認</dt>
        <dd className="said">{identity_check || <span className="muted">{done_at ? '残っていません' : 'まだ'}</span>}</dd>
        {answer && (
          <>
            <dt>回答</dt>
            <dd className="said">{answer}</dd>
          </>
        )}
      </dl>
      {request.corrections.length > 0 && (
        <HistorySection title="訂正した内容" empty="" columns={corrected} rows={request.corrections} id={({ at, field }) => `${at} ${field}`} />
      )}
      {acts.includes('answer_data_requests') && !done_at && person && <RequestForms request={request} />}
      <StepsSection steps={request.steps} />
    </div>
  )
}

const corrected: Columns<OpenedRequest['corrections'][number]> = [
  { key: 'field', header: '項目', cell: ({ field }) => (correctable as Record<string, string>)[field] ?? field },
  { key: 'before', header: '前', kind: 'long', cell: ({ before }) => <bdi>{before || '—'}</bdi> },
  { key: 'after', header: '後', kind: 'long', cell: ({ after }) => <bdi>{after}</bdi> },
  { key: 'at', header: '日時', cell: ({ at }) => <ExactTime at={at} /> },
  { key: 'who', header: '実行者', cell: ({ operator_name }) => <bdi className="nw">{operator_name}</bdi> },
]
