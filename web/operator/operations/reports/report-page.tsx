import { href, redirect, useActionData } from 'react-router'
import { reportKinds } from '#contract/operations/reports/ticket-words.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { orNotFound } from '#web/platform/api/refusal.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { UndoBatchNote } from '../batches/undo-batch-note.tsx'
import { batchOf, toBatch } from '../batches/batch-of.ts'
import { companyStatusSentences } from '../companies/labels/state-names.ts'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import { ListStepsNav } from '#web/work/table/steps/list-steps-nav.tsx'
import { stepsInList } from '#web/work/table/steps/steps-in-list.ts'
import type { Route } from './+types/report-page.ts'
import { allReports } from './all-reports.ts'
import { afterDecision } from '../queue/decided.ts'
import { ReportDesk } from './desk/report-desk.tsx'
import { ReportFacts } from './desk/report-facts.tsx'
import { reportFindings } from './desk/report-findings.ts'
import { isWaitingTicket, reportQueue } from './desk/report-queue.ts'
import { ticketSentence, type TicketEnd } from './desk/ticket-sentences.ts'
import { DisclosuresSection } from './disclosures-section.tsx'
import { ReportForms } from './report-forms.tsx'
import { ReportedThing } from './reported-thing.tsx'
import { StepsSection } from './steps-section.tsx'
import './reports.css'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { submitSensitive } from '#web/accounts/security/submit-sensitive.ts'

const idOf = (url: URL) => url.searchParams.get('id') ?? ''

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [report, batch, around] = await Promise.all([
    api.operators.reports.show({ id: idOf(url) }).catch((error: unknown) => orNotFound(error, 'この通報は見つかりません。')),
    batchOf(api, url.searchParams),
    stepsInList({ context, url }, allReports, href('/operator/reports')),
  ])
  const now = new Date().toISOString()
  const queue = isWaitingTicket(report) ? await reportQueue(api, report.number, now) : null
  const done = url.searchParams.get('done')
  // The queue has its own steps.
  const steps = queue ? null : around
  return { report, findings: reportFindings(report), queue, batch, steps, done: ticketSentence(done) ?? companyStatusSentences[done ?? ''], now }
}

export const action = (args: Route.ActionArgs) => actOnReport(args, idOf(args.url))

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: `通報 ${loaderData?.report.number ?? ''}`,
    description: '通報を確かめて、答えます。',
    path: href('/operator/reports/detail'),
    noindex: true,
  })

export const handle = crumbs<Route.ComponentProps['loaderData']>(({ report }) => ({ here: `番号 ${report.number}` }))

export default function ReportPage({ loaderData: { report, findings, queue, batch, steps, done, now } }: Route.ComponentProps) {
  const { acts } = useOperatorAccount()
  const result = useActionData<FormResult>()
  const { number, kind } = report
  const mayHandle = acts.includes('handle_reports')
  return (
    <div className="ticket">
      <ListStepsNav steps={steps} />
      <h1>
        番号 <span className="num">{number}</span>　{(reportKinds as Record<string, string>)[kind] ?? kind}
      </h1>
      <UndoBatchNote batch={batch} now={now} />
      <FormAnswer result={result} done={done} />
      {isWaitingTicket(report) && mayHandle ? (
        <ReportDesk key={report.id} report={report} findings={findings} queue={queue} />
      ) : (
        <>
          <ReportFacts report={report} />
          <ReportedThing report={report} acts={acts} />
          {report.has_thread && <DisclosuresSection report={report} mayOpen={acts.includes('open_threads')} />}
          {mayHandle && <ReportForms report={report} />}
          <StepsSection steps={report.steps} />
        </>
      )}
    </div>
  )
}

/** What the forms of a ticket's page do; each carries the version it was read with. */
const actOnReport = (args: Parameters<typeof submitSensitive>[0], id: string) =>
  submitSensitive(args, async ({ operators: { reports, job_offers, stories, batches, people } }, values, intent) => {
    const one = { id, version: Number(values.version) }
    const reason = textOf(values.reason)
    const onwards = (done: TicketEnd) => redirect(afterDecision(textOf(values.next), href('/operator/reports'), done), 303)
    switch (intent) {
      case 'take':
        await reports.change({ ...one, take: true })
        return '担当になりました。'
      case 'deadline':
        await reports.change({ ...one, due_on: textOf(values.due_on) })
        return '期限を変更しました。'
      case 'note':
        await reports.change({ ...one, note: textOf(values.note) })
        return 'メモを残しました。'
      case 'reopen':
        await reports.change({ ...one, reopen: true })
        return '対応中に戻しました。'
      case 'answer':
      case 'answer_and_close':
        await reports.answer({ ...one, answer: textOf(values.answer), closes: intent === 'answer_and_close' })
        return onwards(intent === 'answer' ? 'answered' : 'answered_and_closed')
      case 'close':
        await reports.close({ ...one, reason })
        return onwards('closed')
      case 'restrict':
        await people.restrict({ area: values.area === 'company' ? 'company' : 'candidate', id: textOf(values.account_id), restricted: true, reason })
        return '利用を制限し、本人に知らせました。'
      case 'close_story':
        await stories.close({ id: textOf(values.story_id), reason, report_id: id })
        return 'ストーリーの公開を停止し、理由を企業に通知しました。'
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
      case 'approved_and_read':
        await reports.decide_opening({ id: textOf(values.opening_id), decision: 'approved', reason })
        return redirect(`${href('/operator/reports/thread')}?id=${id}`, 303)
      case 'refused':
        await reports.decide_opening({ id: textOf(values.opening_id), decision: 'refused', reason })
        return '認めませんでした。'
      default:
        await reports.decide_opening({ id: textOf(values.opening_id), decision: 'withdrawn', reason })
        return '取り下げました。'
    }
  })
