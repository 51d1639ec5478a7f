import { Icon } from '#web/ui/icon.tsx'
import { MessageText } from '../message/message-text.tsx'
import { FileCard } from '../message/file-card.tsx'
import type { Outbox, Outgoing } from './outbox.ts'

/** The user's own message before the server has it. */
export function OutgoingEntry({ item, outbox }: { item: Outgoing; outbox: Outbox }) {
  const isOff = item.state !== 'sending'
  return (
    <div className={isOff ? 'msg me failed' : 'msg me sending'}>
      <div className="bubble">
        <MessageText text={item.message} />
      </div>
      {item.files.map((file) => (
        <FileCard key={file.id} file={file} />
      ))}
      {isOff ? (
        <span className="when" role="alert">
          <Icon name="alert" />
          {item.sentence ?? '送れませんでした。'}
          <button type="button" className="button small" onClick={() => outbox.again(item.client_id)}>
            <Icon name="reload" />
            もう一度送る
          </button>
          <button type="button" className="button bare small" onClick={() => outbox.drop(item.client_id)}>
            やめる
          </button>
        </span>
      ) : (
        <span className="when">送っています</span>
      )}
    </div>
  )
}
