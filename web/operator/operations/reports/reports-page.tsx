import { href, redirect } from 'react-router'
import { reportAbouts, reportKinds, reportStates, ticketWaits } from '#contract/operations/reports/ticket-words.ts'
import { useOperatorAccount } from '#web/operator/use-operator-account.ts'
import type { Ticket } from '#contract/operations/reports/operator-reports.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { actOnEach } from '#web/work/table/choice/act-on-each.ts'
import type { BulkAct } from '#web/work/table/choice/bulk-act.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { loadList } from '#web/work/table/load-list.ts'
import { ListTabs, stateTabs } from '#web/work/table/tools/list-tabs.tsx'
import { WorkList } from '#web/work/table/work-list.tsx'
import type { Route } from './+types/reports-page.ts'
import { allReports } from './all-reports.ts'
import { isWaitingTicket } from './desk/report-queue.ts'
import { ticketSentence } from './desk/ticket-sentences.ts'
import { reportColumns } from './report-columns.tsx'

/** `begin` leads to the ticket with the nearest deadline, where one waits: its page has the queue beside it. */
export async function loader(args: Route.LoaderArgs) {
  if (args.url.searchParams.has('begin')) {
    const { reports } = await args.context.get(apiContext).operators.reports.list({ per_page: 1 })
    const first = reports.find(isWaitingTicket)
    if (first) throw redirect(`${href('/operator/reports/detail')}?id=${first.id}`)
  }
  return { ...(await loadList(args, allReports)), done: ticketSentence(args.url.searchParams.get('done')) }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '通報と苦情', description: '通報と苦情に答えます。', path: href('/operator/reports'), noindex: true })

export const action = (args: Route.ActionArgs) =>
  submitForm(args, ({ operators: { reports } }, { ids }) =>
    actOnEach(
      ids,
      (ticket) => {
        const [id = '', version] = ticket.split('.')
        return reports.change({ id, version: Number(version), take: true })
      },
      (count) => `${count}件の担当になりました。`,
    ),
  )

const take: BulkAct<Ticket> = {
  intent: 'take_many',
  label: '担当になる',
  keyed: 'a',
  can: ({ state }) => state === 'open' || state === 'taken',
  says: (count) => `${count}件の担当になります。ほかの担当者がいるものも、あなたに変わります。通報した人には通知されません。`,
  value: ({ id, version }) => `${id}.${version}`,
  button: '担当になる',
}

export default function ReportsPage({ loaderData }: Route.ComponentProps) {
  const mayHandle = useOperatorAccount().acts.includes('handle_reports')
  return (
    <WorkList
      loaded={loaderData}
      title="通報と苦情"
      answer={<FormAnswer result={undefined} done={loaderData.done} />}
      tabs={<ListTabs label="状態" of={['report_state']} tabs={stateTabs('report_state', reportStates, loaderData.counts, ['open'])} />}
      filters={[
        { name: 'wait', label: '期限', options: ticketWaits },
        { name: 'mine', label: '担当', options: { true: '自分' } },
        { name: 'report_kind', label: '種類', options: reportKinds },
        { name: 'about', label: '対象', options: reportAbouts },
      ]}
      columns={reportColumns}
      choosing={mayHandle && { label: ({ number }: Ticket) => `番号 ${number}`, acts: [take] }}
      file={href('/operator/reports/file')}
      of="通報と苦情"
      empty="通報も苦情もまだありません。求職者、企業、ログインしていない方からの通報が、期限の近い順に表示されます。"
    />
  )
}
