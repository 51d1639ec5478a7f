import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { useRevalidator } from 'react-router'
import type { AttachedFile, AttachedJob, Message } from '#contract/conversations/messages.ts'
import type { ThreadState } from '#contract/conversations/threads.ts'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { Composer, type ComposerParts, type OwnJob } from '../compose/composer.tsx'
import { OutgoingEntry } from '../compose/outgoing-entry.tsx'
import { useOutbox } from '../compose/use-outbox.ts'
import { useLive } from '../live/use-live.ts'
import { type Aside, Flow } from './flow.tsx'
import type { MessageExtra } from './message-entry.tsx'
import type { ConversationCalls } from '../message/conversation-calls.ts'

export type ConversationProps = {
  side: 'candidate' | 'company'
  /** The storage key of this conversation on this device, for this user. */
  storeKey: string
  talk: {
    thread: ThreadState | null
    messages: Message[]
    has_earlier: boolean
    refusal: { message: string } | null
    draft: string
    draft_at: string | null
    unsent_files: AttachedFile[]
  }
  job: AttachedJob | null
  jobs?: OwnJob[]
  /** The id of the next message, for a browser without scripts. */
  clientId: string
  now: Date
  calls: ConversationCalls
  earlier: string
  result: FormResult | undefined
  /** Whether this user may write at all. */
  canWrite: boolean
  placeholder: string
  /** What stands in the bubble of a message beside its words, and what of the words it stands for. */
  extraOf?: (message: Message) => MessageExtra | undefined
  /** What only this side reads, among the messages. */
  asides?: Aside[] | undefined
  /** What this side's form has beside the text. */
  composing?: ComposerParts
  /** Where the parts stand. */
  arrange: (parts: ConversationParts) => ReactNode
  children?: ReactNode
}

export type ConversationParts = { flow: ReactNode; composer: ReactNode; end: ReactNode }

/** One open conversation: its messages, the outgoing ones, who has to answer, and the form. */
export function Conversation({
  side,
  storeKey,
  talk,
  job,
  jobs = [],
  clientId,
  now,
  calls,
  earlier,
  result,
  canWrite,
  placeholder,
  extraOf,
  asides,
  composing,
  arrange,
  children,
}: ConversationProps) {
  const { revalidate } = useRevalidator()
  const { outbox, items } = useOutbox(
    side,
    storeKey,
    ({ client_id, message, job_id, files }) =>
      calls.send({ client_id, message, ...(job_id ? { job_id } : {}), ...(files.length ? { attached_files: files.map(({ id }) => id) } : {}) }),
    () => void revalidate(),
  )
  useLive(calls.events, () => {
    outbox?.again()
    void revalidate()
  })
  useRead(talk.messages, side, calls.read)
  const end = useRef<HTMLDivElement>(null)
  const lastNumber = talk.thread?.last_number ?? 0
  // A scout that begins a conversation is read from its head.
  const isUnread = lastNumber === 1 && talk.messages[0]?.scout?.state === 'delivered' && items.length === 0
  useEffect(() => {
    if (isUnread) return
    end.current?.scrollIntoView({ block: 'end' })
  }, [lastNumber, items.length, asides?.length, isUnread])

  const known = useMemo(() => new Set(talk.messages.map(({ client_id }) => client_id)), [talk.messages])
  useEffect(() => outbox?.arrived(known), [outbox, known])
  const flow = (
    <Flow messages={talk.messages} side={side} now={now} earlier={talk.has_earlier ? earlier : null} extraOf={extraOf} asides={asides}>
      {outbox && items.filter(({ client_id }) => !known.has(client_id)).map((item) => <OutgoingEntry key={item.client_id} item={item} outbox={outbox} />)}
    </Flow>
  )
  const composer = canWrite && !talk.refusal && (
    <Composer
      storeKey={storeKey}
      draft={talk.draft}
      draftAt={talk.draft_at}
      unsentFiles={talk.unsent_files}
      job={job}
      jobs={jobs}
      clientId={clientId}
      lastNumber={talk.messages.at(-1)?.number ?? 0}
      calls={calls}
      result={result}
      placeholder={placeholder}
      parts={composing}
      onSend={outbox && ((item) => outbox.add(item))}
    />
  )
  return arrange({
    flow,
    composer,
    end: (
      <>
        {children}
        <div ref={end} className="talk-end" />
      </>
    ),
  })
}

/** Marks the other side's messages as read, once they are visible on a screen that the user looks at. */
function useRead(messages: Message[], side: 'candidate' | 'company', read: (number: number) => Promise<unknown>) {
  const { revalidate } = useRevalidator()
  const said = useRef(0)
  const theirs = messages.findLast(({ company, read_at }) => company !== (side === 'company') && read_at === null)?.number
  useEffect(() => {
    if (!theirs) return
    const tell = () => {
      if (document.visibilityState !== 'visible' || said.current >= theirs) return
      said.current = theirs
      read(theirs).then(
        () => void revalidate(),
        () => (said.current = 0),
      )
    }
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [theirs, read, revalidate])
}
