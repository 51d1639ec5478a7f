import type { ReactNode } from 'react'
import { clockText } from '#contract/platform/time/japan-time.ts'
import type { Message } from '#contract/conversations/messages.ts'
import { ScoutDocument } from '../scout-document/scout-document.tsx'
import { FileCard } from '../message/file-card.tsx'
import { JobCard } from '../message/job-card.tsx'
import { MessageText } from '../message/message-text.tsx'
import { GrowingSprout } from './growing-sprout.tsx'

type MessageEntryProps = {
  message: Message
  /** Sent by the side that reads. */
  isMine: boolean
  /** The first of several messages by one sender: shows the name once. */
  isFirst: boolean
  extra?: MessageExtra | undefined
  /** It came while the page was open, from the other side. */
  isArrival?: boolean
}

/** What stands in a message's bubble, or below a scout; `words` in place of the message's own. */
export type MessageExtra = { words?: string; below: ReactNode }

export function MessageEntry({ message, isMine, isFirst, extra, isArrival = false }: MessageEntryProps) {
  const { name, kind, scout, attachedJob, attached_files, read_at, time } = message
  if (scout)
    return (
      <div id={`message-${message.number}`} className="said-scout">
        <ScoutDocument scout={scout} from={`${name} ${clockText(time)}`} />
        {!isMine && scout.state === 'withdrawn' && <p className="note">このスカウトは訂正されました。あとに届いたスカウトをご覧ください。</p>}
        {extra?.below}
      </div>
    )
  if (kind === 'system')
    return (
      <div className="msg system" id={`message-${message.number}`}>
        <MessageText text={message.message} />
        <span className="when">{clockText(time)}</span>
      </div>
    )
  const text = message.message === '' ? '（退会により、この人が書いた内容は削除されました）' : message.message
  return (
    <div className={['msg', isMine && 'me', extra && 'has-extra'].filter(Boolean).join(' ')} id={`message-${message.number}`}>
      {isFirst && !isMine && (
        <p className="who">
          <b>
            <bdi>{name}</bdi>
          </b>
        </p>
      )}
      {kind === 'application' && <span className="label green">応募</span>}
      <div className="bubble">
        <MessageText text={extra?.words ?? text} />
        {extra?.below}
      </div>
      {attachedJob && <JobCard job={attachedJob} />}
      {attached_files.map((file) => (
        <FileCard key={file.id} file={file} />
      ))}
      <span className="when">
        {isArrival && <GrowingSprout />}
        <time dateTime={time}>{clockText(time)}</time>
        {isMine && message.company && (
          <>
            ・<bdi>{name}</bdi>
          </>
        )}
        {isMine && read_at && '・既読'}
      </span>
    </div>
  )
}
