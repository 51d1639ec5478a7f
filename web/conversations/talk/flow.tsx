import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { dayNumber } from '#contract/platform/time/japan-time.ts'
import type { Message } from '#contract/conversations/messages.ts'
import { MessageEntry, type MessageExtra } from './message-entry.tsx'
import { dayHeading } from './moment.ts'

/** What stands among the messages by its time and is none of them. */
export type Aside = { id: string; at: string; entry: ReactNode }

type FlowProps = {
  messages: Message[]
  side: 'candidate' | 'company'
  now: Date
  /** The link to older messages, if there are any. */
  earlier: string | null
  extraOf?: ((message: Message) => MessageExtra | undefined) | undefined
  asides?: Aside[] | undefined
  /** Outgoing messages. */
  children?: ReactNode
}

/** The messages, day by day. A screen reader reads new ones while the page is open. */
export function Flow({ messages, side, now, earlier, extraOf, asides = [], children }: FlowProps) {
  const [lastAtFirst] = useState(messages.at(-1)?.number ?? 0)
  const rows = inOrder(messages, asides)
  return (
    <div className="flow" role="log" aria-label="やりとり" aria-live="polite">
      {earlier && (
        <Link className="button small earlier" to={earlier} preventScrollReset data-stays>
          前のメッセージを見る
        </Link>
      )}
      {rows.map((row, index) => {
        const before = rows[index - 1]
        const isNewDay = !before || dayNumber(before.at) !== dayNumber(row.at)
        return (
          <Row key={row.id} heading={isNewDay ? dayHeading(row.at, now) : null}>
            {'message' in row ? (
              <MessageEntry
                message={row.message}
                isMine={isOf(side, row.message)}
                isFirst={isNewDay || !('message' in before) || !isSameSender(before.message, row.message)}
                extra={extraOf?.(row.message)}
                isArrival={row.message.number > lastAtFirst && !isOf(side, row.message)}
              />
            ) : (
              row.entry
            )}
          </Row>
        )
      })}
      {children}
    </div>
  )
}

const Row = ({ heading, children }: { heading: string | null; children: ReactNode }) => (
  <>
    {heading && <p className="day">{heading}</p>}
    {children}
  </>
)

const isOf = (side: FlowProps['side'], { company }: Message) => company === (side === 'company')
const isSameSender = (one: Message, other: Message) => one.company === other.company && one.name === other.name

/** The messages stay in their own order; each aside stands before the first message that is later. */
function inOrder(messages: Message[], asides: Aside[]) {
  const rest = asides.toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
  const rows = messages.flatMap((message) => {
    const end = rest.findIndex(({ at }) => Date.parse(at) > Date.parse(message.time))
    return [...rest.splice(0, end < 0 ? rest.length : end), { id: message.id, at: message.time, message }]
  })
  return [...rows, ...rest]
}
