import { href } from 'react-router'
import type { CandidateThread } from '#contract/conversations/threads.ts'
import { CompanyMark } from '#web/companies/company-mark.tsx'
import { DemoLabel } from '#web/companies/demo-label.tsx'
import { ThreadRow } from '#web/conversations/list/thread-row.tsx'

type CompanyRowProps = { thread: CandidateThread; now: Date; isCurrent?: boolean }

export const CompanyRow = ({ thread, now, isCurrent = false }: CompanyRowProps) => (
  <ThreadRow
    thread={thread}
    side="candidate"
    name={thread.company.name}
    mark={<CompanyMark company={thread.company} size={isCurrent ? 'small' : 'medium'} />}
    to={`${href('/message/company/detail')}?company_id=${thread.company.id}`}
    isCurrent={isCurrent}
    now={now}
  >
    <DemoLabel company={thread.company} />
  </ThreadRow>
)
