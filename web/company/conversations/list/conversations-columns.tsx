import { href } from 'react-router'
import type { CompanyThread } from '#contract/conversations/threads.ts'
import { PremiumLabel } from '#web/candidates/visibility/premium-label.tsx'
import { AwaitingReplyLabel } from '#web/conversations/list/awaiting-reply-label.tsx'
import { lastSaid } from '#web/conversations/list/thread-row.tsx'
import { listMoment } from '#web/conversations/talk/moment.ts'
import { isolated } from '#web/ui/text/isolated.ts'
import { SavingSelect } from '#web/work/table/cells/saving-select.tsx'
import { ShortTime } from '#web/work/table/cells/short-time.tsx'
import { RowLink } from '#web/work/table/steps/row-link.tsx'
import type { WorkColumns } from '#web/work/table/work-columns.ts'
import '#web/ui/styles/label.css'

export type ConversationRow = CompanyThread & { id: string }
export type Assignable = { id: string; name: string }[]

export const assigneeOptions = (members: Assignable) => [['', '未割り当て'], ...members.map(({ id, name }) => [id, name] as const)] as const

/** With whom, whose turn it is and until when, what was said last, and who takes care of it: that is chosen where it stands. */
export const conversationsColumns = (now: Date, members: Assignable, mayAssign: boolean): WorkColumns<ConversationRow> => [
  {
    key: 'who',
    header: '候補者',
    cell: ({ id, candidate }) => (
      <>
        <RowLink to={`${href('/online/companies/messages/detail')}?candidate_id=${id}`}>
          <bdi>{candidate.name}</bdi>
        </RowLink>{' '}
        {candidate.premium && <PremiumLabel />}
      </>
    ),
  },
  {
    key: 'state',
    header: '状態',
    kind: 'state',
    cell: (thread) => (
      <span className="row">
        <AwaitingReplyLabel thread={thread} side="company" now={now} />
        {thread.unread_count > 0 && (
          <span className="count" aria-label={`未読${thread.unread_count}件`}>
            {thread.unread_count}
          </span>
        )}
        {thread.has_draft && <span className="label">下書き</span>}
      </span>
    ),
  },
  { key: 'said', header: '最後のメッセージ', kind: 'long', cell: ({ last_message }) => <bdi>{lastSaid(last_message)}</bdi> },
  // A phone reads the deadline in the state, and chooses who takes care of it on the conversation's page.
  {
    key: 'due',
    header: '返信の期限',
    kind: 'desk',
    cell: ({ turn, answer_due_at }) => turn && answer_due_at && <ShortTime at={answer_due_at} now={now} />,
    sort: true,
  },
  {
    key: 'assigned',
    header: '担当',
    kind: 'desk',
    cell: ({ id, candidate, assigned }) =>
      mayAssign ? (
        <SavingSelect
          label={`${isolated(candidate.name)}の担当`}
          name="company_user_id"
          value={assigned?.id ?? ''}
          options={assigneeOptions(members)}
          intent="assign"
          hidden={{ candidate_id: id }}
        />
      ) : (
        assigned && <bdi className="nw">{assigned.name}</bdi>
      ),
    sort: true,
  },
  {
    key: 'last',
    header: '最終',
    cell: ({ last_message: { time } }) => (
      <time dateTime={time} className="num nw">
        {listMoment(time, now)}
      </time>
    ),
    sort: true,
  },
  { key: 'began', header: 'きっかけ', cell: ({ began_with }) => beginnings[began_with], isExtra: true },
]

const beginnings = { scout: 'スカウト', application: '応募', message: 'メッセージ', system: 'メッセージ' }
