import type { CompanyThread } from '#contract/conversations/threads.ts'
import { ThreadRow } from '#web/conversations/list/thread-row.tsx'
import { PremiumLabel } from '#web/candidates/visibility/premium-label.tsx'
import { Icon } from '#web/ui/icon.tsx'

type CandidateRowProps = { thread: CompanyThread; to: string; now: Date; isCurrent?: boolean }

export const CandidateRow = ({ thread, to, now, isCurrent = false }: CandidateRowProps) => (
  <ThreadRow
    thread={thread}
    side="company"
    name={thread.candidate.name}
    mark={
      <span className={isCurrent ? 'mark sm blank-mark' : 'mark blank-mark'}>
        <Icon name="person" />
      </span>
    }
    to={to}
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
