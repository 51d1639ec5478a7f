import type { AttachedFile, Message } from '#contract/conversations/messages.ts'

/**
 * An outgoing message: `sending` until the server acknowledges it, `failed` while it waits for a retry, `refused` when a retry cannot help, `sent` until the
 * conversation shows it.
 */
export type Outgoing = {
  client_id: string
  message: string
  job_id?: number
  files: AttachedFile[]
  at: string
  state: 'sending' | 'failed' | 'refused' | 'sent'
  sentence?: string
}

/** Where the unsent messages of one conversation are kept; several tabs may share it. */
export type OutboxStorage = {
  read: () => Outgoing[]
  /** Whether it outlives the tab. */
  write: (item: Outgoing) => boolean
  remove: (client_id: string) => void
  /** Lets only one tab at a time send. */
  inTurn?: <Result>(act: () => Promise<Result>) => Promise<Result>
}

type Failure = { status?: number; message?: string }
type Options = {
  send: (message: Outgoing) => Promise<Message>
  onSent: (message: Message) => void
  storage: OutboxStorage
  wait?: (milliseconds: number, wake: (go: () => void) => void) => Promise<unknown>
}

const FIRST_WAIT = 1_000
const LONGEST_WAIT = 30_000

/**
 * Sends a user's messages one after the other until the server has acknowledged each: over a lost connection, a restart, a closed page. Each keeps its id
 * (`client_id`), so that the server stores it once however often it is sent.
 */
export class Outbox {
  #options: Options
  #items: Outgoing[]
  /** Messages that the browser would not keep: they live in this tab only. */
  #unkept = new Set<string>()
  #listeners = new Set<() => void>()
  #isRunning = false
  #wake: (() => void) | undefined

  constructor(options: Options) {
    this.#options = options
    this.#items = options.storage.read()
    for (const item of this.#items) if (!options.storage.write(item)) this.#unkept.add(item.client_id)
  }

  /** For React: the same array while nothing changed. */
  readonly items = () => this.#items
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** Whether closing the tab would lose a message. */
  readonly isAtRisk = () => this.#unkept.size > 0

  add(message: Omit<Outgoing, 'state'>) {
    // Their order is that of their times, also when the tab opens again.
    const last = Date.parse(this.#items.at(-1)?.at ?? '') || 0
    const item: Outgoing = { ...message, at: new Date(Math.max(Date.parse(message.at), last + 1)).toISOString(), state: 'sending' }
    if (!this.#options.storage.write(item)) this.#unkept.add(item.client_id)
    this.#show([...this.#items, item])
    this.#wake?.()
    void this.run()
  }

  /** A message in the conversation has arrived, even if its acknowledgement was lost: it blocks nothing any more. */
  arrived(client_ids: ReadonlySet<string | null>) {
    const there = this.#items.filter(({ client_id }) => client_ids.has(client_id))
    if (there.length === 0) return
    for (const { client_id } of there) this.#forget(client_id)
    this.#show(this.#items.filter(({ client_id }) => !client_ids.has(client_id)))
    this.#wake?.()
  }

  /** Sends waiting messages at once: the user asked for it, or the network is back. */
  again(client_id?: string) {
    this.#show(this.#items.map((item) => (item.state !== 'sent' && (!client_id || item.client_id === client_id) ? { ...item, state: 'sending' } : item)))
    this.#wake?.()
    void this.run()
  }

  drop(client_id: string) {
    this.#forget(client_id)
    this.#show(this.#items.filter((item) => item.client_id !== client_id))
  }

  /** Another tab sent messages, took them back, or wrote some. */
  readAgain() {
    const known = new Map(this.#items.map((item) => [item.client_id, item]))
    const kept = this.#options.storage.read().map((item) => known.get(item.client_id) ?? item)
    const ids = new Set(kept.map(({ client_id }) => client_id))
    const own = this.#items.filter(({ client_id, state }) => !ids.has(client_id) && (state === 'sent' || this.#unkept.has(client_id)))
    if (kept.length + own.length === known.size && kept.every((item) => known.get(item.client_id) === item)) return
    this.#show([...own.filter(({ state }) => state === 'sent'), ...kept, ...own.filter(({ state }) => state !== 'sent')])
  }

  async run() {
    if (this.#isRunning) return
    this.#isRunning = true
    const inTurn = this.#options.storage.inTurn ?? ((act) => act())
    for (let pause = FIRST_WAIT; this.#next(); ) {
      if (await inTurn(() => this.#try())) pause = FIRST_WAIT
      else {
        await (this.#options.wait ?? waiting)(pause, (go) => (this.#wake = go))
        pause = Math.min(pause * 2, LONGEST_WAIT)
      }
    }
    this.#isRunning = false
  }

  #next = () => this.#items.find(({ state }) => state === 'sending' || state === 'failed')

  /** Whether the next message can follow at once. */
  async #try() {
    this.readAgain()
    const item = this.#next()
    if (!item) return true
    try {
      const message = await this.#options.send(item)
      this.#forget(item.client_id)
      this.#show(this.#items.map((other) => (other.client_id === item.client_id ? { ...other, state: 'sent' } : other)))
      this.#options.onSent(message)
      return true
    } catch (error) {
      const { status = 0, message } = error as Failure
      // Who is signed out may sign in again; whose network is slow, or who sends too fast, is heard later.
      const isRefused = status >= 400 && status < 500 && ![401, 408, 429].includes(status)
      if (isRefused) this.#refuse(item, message)
      // Later messages wait behind it, and were not sent either.
      else this.#show(this.#items.map((other) => (other.state === 'sending' ? { ...other, state: 'failed' } : other)))
      return isRefused
    }
  }

  #refuse({ client_id }: Outgoing, sentence: string | undefined) {
    this.#show(this.#items.map((other) => (other.client_id === client_id ? { ...other, state: 'refused', ...(sentence && { sentence }) } : other)))
    const refused = this.#items.find((other) => other.client_id === client_id)
    if (refused && !this.#unkept.has(client_id)) this.#options.storage.write(refused)
  }

  #forget(client_id: string) {
    this.#options.storage.remove(client_id)
    this.#unkept.delete(client_id)
  }

  #show(items: Outgoing[]) {
    this.#items = items
    for (const listener of this.#listeners) listener()
  }
}

const waiting = (milliseconds: number, wake: (go: () => void) => void) =>
  new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds)
    wake(() => {
      clearTimeout(timer)
      resolve()
    })
  })
