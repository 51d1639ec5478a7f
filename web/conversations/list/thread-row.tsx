import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { CandidateThread, CompanyThread } from '#contract/conversations/threads.ts'
import { listMoment } from '../talk/moment.ts'
import { AwaitingReplyLabel } from './awaiting-reply-label.tsx'

type ThreadRowProps = {
  thread: CandidateThread | CompanyThread
  side: 'candidate' | 'company'
  name: string
  mark: ReactNode
  to: string
  isCurrent?: boolean
  now: Date
  /** More labels for the row. */
  children?: ReactNode
}

/** The last message of a conversation, or what it began with. */
export const lastSaid = ({ message, kind }: CompanyThread['last_message']) => message || beginnings[kind]

const beginnings = { scout: 'スカウトが届いています', application: '応募しました', message: '', system: '' }

/** One conversation of a list: with whom, the last message, and who has to answer. */
export function ThreadRow({ thread, side, name, mark, to, isCurrent = false, now, children }: ThreadRowProps) {
  const { last_message: last, unread_count, has_draft } = thread
  return (
    <Link className="th" to={to} aria-current={isCurrent ? 'page' : undefined}>
      {mark}
      <div>
        <span className="line">
          <b>
            <bdi>{name}</bdi>
          </b>
          <time dateTime={last.time}>{listMoment(last.time, now)}</time>
        </span>
        <p>
          <bdi>{lastSaid(last)}</bdi>
        </p>
        <span className="labels">
          <AwaitingReplyLabel thread={thread} side={side} now={now} />
          {unread_count > 0 && (
            <span className="count" aria-label={`未読${unread_count}件`}>
              {unread_count}
            </span>
          )}
          {has_draft && <span className="label">下書き</span>}
          {children}
        </span>
      </div>
    </Link>
  )
}
