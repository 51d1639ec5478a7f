import { href } from 'react-router'
import type { CompanyThread } from '#contract/conversations/threads.ts'
import { ThreadRow } from '#web/conversations/list/thread-row.tsx'
import { PremiumLabel } from '#web/candidates/visibility/premium-label.tsx'
import { Icon } from '#web/ui/icon.tsx'

type CandidateRowProps = { thread: CompanyThread; now: Date; isCurrent?: boolean }

export const CandidateRow = ({ thread, now, isCurrent = false }: CandidateRowProps) => (
  <ThreadRow
    thread={thread}
    side="company"
    name={thread.candidate.name}
    mark={
      <span className={isCurrent ? 'mark sm blank-mark' : 'mark blank-mark'}>
        <Icon name="person" />
      </span>
    }
    to={`${href('/online/companies/messages/detail')}?candidate_id=${thread.candidate.id}`}
    isCurrent={isCurrent}
    now={now}
  >
    {thread.candidate.premium && <PremiumLabel />}
    {thread.assigned && (
      <span className="small muted">
        担当 <bdi>{thread.assigned.name}</bdi>
      </span>
    )}
  </ThreadRow>
)
