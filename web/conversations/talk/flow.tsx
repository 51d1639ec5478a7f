import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { Message } from '#contract/conversations/messages.ts'
import { japanDay } from '#web/ui/text/japan-day.ts'
import { MessageEntry } from './message-entry.tsx'
import { dayHeading } from './moment.ts'

type FlowProps = {
  messages: Message[]
  side: 'candidate' | 'company'
  now: Date
  /** The link to older messages, if there are any. */
  earlier: string | null
  /** Outgoing messages. */
  children?: ReactNode
}

/** The messages, day by day. A screen reader reads new ones while the page is open. */
export const Flow = ({ messages, side, now, earlier, children }: FlowProps) => (
  <div className="flow" role="log" aria-label="やりとり" aria-live="polite">
    {earlier && (
      <Link className="button small earlier" to={earlier} preventScrollReset data-stays>
        前のメッセージを見る
      </Link>
    )}
    {messages.map((message, index) => (
      <Said key={message.id} message={message} before={messages[index - 1]} side={side} now={now} />
    ))}
    {children}
  </div>
)

type SaidProps = { message: Message; before: Message | undefined; side: FlowProps['side']; now: Date }

function Said({ message, before, side, now }: SaidProps) {
  const isNewDay = !before || japanDay(before.time) !== japanDay(message.time)
  const isFirst = isNewDay || before.company !== message.company || before.name !== message.name
  return (
    <>
      {isNewDay && <p className="day">{dayHeading(message.time, now)}</p>}
      <MessageEntry message={message} isMine={message.company === (side === 'company')} isFirst={isFirst} />
    </>
  )
}
