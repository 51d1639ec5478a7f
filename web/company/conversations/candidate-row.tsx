import type { CompanyThread } from '#contract/conversations/threads.ts'
import { ThreadRow } from '#web/conversations/list/thread-row.tsx'
import { PremiumLabel } from '#web/candidates/visibility/premium-label.tsx'
import './inbox.css'

type CandidateRowProps = { thread: CompanyThread; to: string; now: Date; isCurrent?: boolean }

/** Whose turn it is, in one dot; the label beside it says it in words. */
const dotOf = ({ turn, is_overdue, closed_by }: CompanyThread) => (closed_by || turn !== 'company' ? '' : is_overdue ? 'late' : 'mine')

export const CandidateRow = ({ thread, to, now, isCurrent = false }: CandidateRowProps) => (
  <ThreadRow
    thread={thread}
    side="company"
    name={thread.candidate.name}
    mark={<span className={`turn-dot ${dotOf(thread)}`} aria-hidden="true" />}
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
