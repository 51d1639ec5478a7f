import { Icon } from '#web/ui/icon.tsx'
import { MessageText } from '../message/message-text.tsx'
import { FileCard } from '../message/file-card.tsx'
import type { Outbox, Outgoing } from './outbox.ts'

type Props = { item: Outgoing; outbox: Outbox }

/** The user's own message before the server has it. */
export const OutgoingEntry = ({ item, outbox }: Props) => (
  <div className={`msg me ${item.state === 'refused' ? 'failed' : item.state === 'failed' ? 'waiting' : 'sending'}`}>
    <div className="bubble">
      <MessageText text={item.message} />
    </div>
    {item.files.map((file) => (
      <FileCard key={file.id} file={file} />
    ))}
    {item.state === 'sending' && <span className="when">送っています</span>}
    {item.state === 'failed' && <Waiting item={item} outbox={outbox} />}
    {item.state === 'refused' && <Refused item={item} outbox={outbox} />}
  </div>
)

const Waiting = ({ item, outbox }: Props) => (
  <output className="when">
    <Icon name="clock" />
    送信待ち（つながると送ります）
    <button type="button" className="button small" onClick={() => outbox.again(item.client_id)}>
      今すぐ送る
    </button>
    <TakeBack item={item} outbox={outbox} />
  </output>
)

const Refused = ({ item, outbox }: Props) => (
  <span className="when" role="alert">
    <Icon name="alert" />
    {item.sentence ?? '送れませんでした。'}
    <button type="button" className="button small" onClick={() => outbox.again(item.client_id)}>
      <Icon name="reload" />
      もう一度送る
    </button>
    <TakeBack item={item} outbox={outbox} />
  </span>
)

const TakeBack = ({ item, outbox }: Props) => (
  <button type="button" className="button bare small" onClick={() => outbox.drop(item.client_id)}>
    取り消す
  </button>
)
