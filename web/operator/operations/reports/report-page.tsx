import { href, Link, useActionData } from 'react-router'
import { reportAbouts, reportKinds, reportStates } from '#contract/operations/reports/ticket-words.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { orNotFound } from '#web/platform/api/refusal.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import { UndoBatchNote } from '../batches/undo-batch-note.tsx'
import { batchOf, toBatch } from '../batches/batch-of.ts'
import { companyStatusSentences } from '../companies/labels/state-names.ts'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import { ListStepsNav } from '#web/work/table/steps/list-steps-nav.tsx'
import { stepsInList } from '#web/work/table/steps/steps-in-list.ts'
import type { Route } from './+types/report-page.ts'
import { allReports } from './all-reports.ts'
import { DisclosuresSection } from './disclosures-section.tsx'
import { ReportForms } from './report-forms.tsx'
import { ReportedThing } from './reported-thing.tsx'
import { StateLabel } from './state-label.tsx'
import { StepsSection } from './steps-section.tsx'
import './reports.css'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { submitSensitive } from '#web/accounts/security/submit-sensitive.ts'

const idOf = (url: URL) => url.searchParams.get('id') ?? ''

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [report, batch, steps] = await Promise.all([
    api.operators.reports.show({ id: idOf(url) }).catch((error: unknown) => orNotFound(error, 'この通報は見つかりません。')),
    batchOf(api, url.searchParams),
    stepsInList({ context, url }, allReports, href('/operator/reports')),
  ])
  return { report, batch, steps, done: companyStatusSentences[url.searchParams.get('done') ?? ''], now: new Date().toISOString() }
}

export const action = (args: Route.ActionArgs) => actOnReport(args, idOf(args.url))

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: `通報 ${loaderData?.report.number ?? ''}`,
    description: '通報を確かめて、答えます。',
    path: href('/operator/reports/detail'),
    noindex: true,
  })

const reporters = { candidate: '求職者', company: '企業のメンバー', visitor: 'ログインしていない方' }

export const handle = crumbs<Route.ComponentProps['loaderData']>(({ report }) => ({ here: `番号 ${report.number}` }))

export default function ReportPage({ loaderData: { report, batch, steps, done, now } }: Route.ComponentProps) {
  const { acts } = useOperatorAccount()
  const result = useActionData<FormResult>()
  const { number, kind, about, state, is_overdue, due_at, operator_name, created_at, reporter, reporter_id, is_reachable, note } = report
  const area = reporter === 'company' ? 'company' : 'candidate'
  return (
    <div className="ticket">
      <ListStepsNav steps={steps} />
      <h1>
        番号 <span className="num">{number}</span>　{(reportKinds as Record<string, string>)[kind] ?? kind}
      </h1>
      <UndoBatchNote batch={batch} now={now} />
      <FormAnswer result={result} done={done} />
      <dl className="facts-list">
        <dt>状態</dt>
        <dd>
          <StateLabel names={reportStates} state={state} isOverdue={is_overdue} />
        </dd>
        <dt>期限</dt>
        <dd>
          <ExactTime at={due_at} />
        </dd>
        <dt>担当</dt>
        <dd>
          <bdi>{operator_name ?? 'まだいません'}</bdi>
        </dd>
        <dt>何について</dt>
        <dd>{reportAbouts[about]}</dd>
        <dt>知らせた人</dt>
        <dd>
          {reporters[reporter]} {reporter_id && <Link to={`${href('/operator/people/detail')}?area=${area}&id=${reporter_id}`}>状態を見る</Link>}
          {!is_reachable && <span className="muted">（連絡先はありません。回答は届きません）</span>}
        </dd>
        <dt>届いた日時</dt>
        <dd>
          <ExactTime at={created_at} />
        </dd>
        <dt>書かれたこと</dt>
        <dd className="said">{note || <span className="muted">ありません</span>}</dd>
      </dl>
      <ReportedThing report={report} acts={acts} />
      {report.has_thread && <DisclosuresSection report={report} mayOpen={acts.includes('open_threads')} />}
      {acts.includes('handle_reports') && <ReportForms report={report} />}
      <StepsSection steps={report.steps} />
    </div>
  )
}

/** What the forms of a ticket's page do; each carries the version it was read with. */
const actOnReport = (args: Parameters<typeof submitSensitive>[0], id: string) =>
  submitSensitive(args, async ({ operators: { reports, job_offers, batches } }, values, intent) => {
    const one = { id, version: Number(values.version) }
    const reason = textOf(values.reason)
    switch (intent) {
      case 'take':
        await reports.change({ ...one, take: true })
        return '担当になりました。'
      case 'deadline':
        await reports.change({ ...one, due_on: textOf(values.due_on) })
        return '期限を変えました。'
      case 'note':
        await reports.change({ ...one, note: textOf(values.note) })
        return 'メモを残しました。'
      case 'reopen':
        await reports.change({ ...one, reopen: true })
        return '対応中にもどしました。'
      case 'answer':
        await reports.answer({ ...one, answer: textOf(values.answer) })
        return '回答しました。'
      case 'close':
        await reports.close({ ...one, reason })
        return '終了にしました。'
      case 'close_job':
        return toBatch(args.url, (await job_offers.close({ ids: [Number(values.job_id)], reason, report_id: id })).id)
      case 'undo':
        return toBatch(args.url, (await batches.undo({ id: textOf(values.batch) })).id)
      case 'ask_to_open':
        await reports.ask_to_open({ id, reason })
        return 'ほかの運営に、承認を求めました。'
      case 'approved':
        await reports.decide_opening({ id: textOf(values.opening_id), decision: 'approved', reason })
        return '承認しました。72時間、お二人だけが読めます。'
      case 'refused':
        await reports.decide_opening({ id: textOf(values.opening_id), decision: 'refused', reason })
        return '認めませんでした。'
      default:
        await reports.decide_opening({ id: textOf(values.opening_id), decision: 'withdrawn', reason })
        return '取り下げました。'
    }
  })
