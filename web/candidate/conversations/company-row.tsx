import { href } from 'react-router'
import { clockText, dayWithWeekday } from '#contract/platform/time/japan-time.ts'
import type { CandidateThread } from '#contract/conversations/threads.ts'
import { CompanyMark } from '#web/companies/company-mark.tsx'
import { DemoLabel } from '#web/companies/demo-label.tsx'
import { ThreadRow } from '#web/conversations/list/thread-row.tsx'

type CompanyRowProps = {
  thread: CandidateThread
  now: Date
  /** The tab of the inbox, which the list beside the conversation goes on showing. */
  tab: string
  isCurrent?: boolean
  isNarrow?: boolean
}

export function CompanyRow({ thread, now, tab, isCurrent = false, isNarrow = false }: CompanyRowProps) {
  const { company, snoozed_until } = thread
  return (
    <ThreadRow
      thread={thread}
      side="candidate"
      name={company.name}
      mark={<CompanyMark company={company} size={isNarrow ? 'small' : 'medium'} />}
      to={`${href('/message/company/detail')}?company_id=${company.id}${tab === 'awaiting' ? '' : `&filter=${tab}`}`}
      isCurrent={isCurrent}
      now={now}
    >
      {snoozed_until && <span className="label">{`${dayWithWeekday(snoozed_until, now)}${clockText(snoozed_until)}に再表示`}</span>}
      <DemoLabel company={company} />
    </ThreadRow>
  )
}
