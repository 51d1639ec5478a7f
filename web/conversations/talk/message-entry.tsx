import type { Message } from '#contract/conversations/messages.ts'
import { ScoutAnswerLink } from '../scout-document/scout-answer-link.tsx'
import { ScoutDocument } from '../scout-document/scout-document.tsx'
import { FileCard } from '../message/file-card.tsx'
import { JobCard } from '../message/job-card.tsx'
import { MessageText } from '../message/message-text.tsx'
import { clockText } from './moment.ts'

type MessageEntryProps = {
  message: Message
  /** Sent by the side that reads. */
  isMine: boolean
  /** The first of several messages by one sender: shows the name once. */
  isFirst: boolean
}

export function MessageEntry({ message, isMine, isFirst }: MessageEntryProps) {
  const { name, kind, scout, attachedJob, attached_files, read_at, time } = message
  if (scout)
    return (
      <>
        <ScoutDocument scout={scout} from={`${name} ${clockText(time)}`} />
        {!isMine && <ScoutAnswerLink state={scout.state} />}
      </>
    )
  if (kind === 'system')
    return (
      <div className="msg system">
        <MessageText text={message.message} />
        <span className="when">{clockText(time)}</span>
      </div>
    )
  const text = message.message === '' ? '（退会により、この人が書いた内容は削除されました）' : message.message
  return (
    <div className={isMine ? 'msg me' : 'msg'}>
      {isFirst && !isMine && (
        <p className="who">
          <b>
            <bdi>{name}</bdi>
          </b>
        </p>
      )}
      {kind === 'application' && <span className="label green">応募</span>}
      <div className="bubble">
        <MessageText text={text} />
      </div>
      {attachedJob && <JobCard job={attachedJob} />}
      {attached_files.map((file) => (
        <FileCard key={file.id} file={file} />
      ))}
      <span className="when">
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
