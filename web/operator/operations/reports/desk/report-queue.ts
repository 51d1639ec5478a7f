import { href } from 'react-router'
import type { Api } from '#contract/index.ts'
import type { Ticket } from '#contract/operations/reports/operator-reports.ts'
import { reportAbouts, reportKinds, reportStates } from '#contract/operations/reports/ticket-words.ts'
import { dayNumber } from '#contract/platform/time/japan-time.ts'
import { queueOf, SHOWN } from '../../queue/queue.ts'

const kindName = (kind: string) => (reportKinds as Record<string, string>)[kind] ?? kind

/** How long there is until its deadline, in days. */
export function leftText({ due_at, is_overdue }: Pick<Ticket, 'due_at' | 'is_overdue'>, now: string) {
  if (is_overdue) return '期限超過'
  const days = dayNumber(due_at) - dayNumber(now)
  return days <= 0 ? '今日まで' : `あと${days}日`
}

export const isWaitingTicket = ({ state }: Pick<Ticket, 'state'>) => state === 'open' || state === 'taken'

/** The reports that wait, the nearest deadline first, where the open one is among them: they come before all others. */
export async function reportQueue(api: Api, number: number, now: string) {
  const { reports } = await api.operators.reports.list({ per_page: SHOWN })
  const items = reports.filter(isWaitingTicket).map((ticket) => ({
    id: ticket.number,
    to: `${href('/operator/reports/detail')}?id=${ticket.id}`,
    company: kindName(ticket.kind),
    title: ticket.about === 'service' ? reportAbouts.service : ticket.title,
    waited: leftText(ticket, now),
    mark: ticket.operator_name ?? reportStates[ticket.state],
    isBad: ticket.is_overdue,
  }))
  return queueOf(items, items.length, number)
}
