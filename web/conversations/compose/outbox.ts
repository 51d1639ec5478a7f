import type { AttachedFile, Message } from '#contract/conversations/messages.ts'

/** An outgoing message: `sending` until the server acknowledges it, `failed` while it waits for a retry, `refused` when a retry cannot help. */
export type Outgoing = {
  client_id: string
  message: string
  job_id?: number
  files: AttachedFile[]
  at: string
  state: 'sending' | 'failed' | 'refused'
  sentence?: string
}

type Failure = { status?: number; message?: string }
type Options = {
  /** The key under which this tab stores unsent messages. */
  key: string
  send: (message: Outgoing) => Promise<Message>
  onSent: (message: Message) => void
  storage?: { read: (key: string) => string | null; write: (key: string, text: string | null) => void }
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
  #listeners = new Set<() => void>()
  #isRunning = false
  #wake: (() => void) | undefined

  constructor(options: Options) {
    this.#options = options
    this.#items = this.#kept().map((item) => (item.state === 'refused' ? item : { ...item, state: 'sending' }))
  }

  /** For React: the same array while nothing changed. */
  readonly items = () => this.#items
  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  add(item: Omit<Outgoing, 'state'>) {
    this.#change([...this.#items, { ...item, state: 'sending' }])
    this.#wake?.()
    void this.run()
  }

  /** A message in the conversation has arrived, even if its acknowledgement was lost: it blocks nothing any more. */
  arrived(client_ids: ReadonlySet<string | null>) {
    if (!this.#items.some(({ client_id }) => client_ids.has(client_id))) return
    this.#change(this.#items.filter(({ client_id }) => !client_ids.has(client_id)))
    this.#wake?.()
  }

  /** Sends waiting messages at once: the user asked for it, or the network is back. */
  again(client_id?: string) {
    this.#change(this.#items.map((item) => (!client_id || item.client_id === client_id ? { ...item, state: 'sending' } : item)))
    this.#wake?.()
    void this.run()
  }

  drop(client_id: string) {
    this.#change(this.#items.filter((item) => item.client_id !== client_id))
  }

  async run() {
    if (this.#isRunning) return
    this.#isRunning = true
    for (let pause = FIRST_WAIT; ; ) {
      const next = this.#items.find(({ state }) => state !== 'refused')
      if (!next) break
      const isThrough = await this.#try(next)
      if (isThrough) pause = FIRST_WAIT
      else {
        await (this.#options.wait ?? waiting)(pause, (go) => (this.#wake = go))
        pause = Math.min(pause * 2, LONGEST_WAIT)
      }
    }
    this.#isRunning = false
  }

  async #try(item: Outgoing) {
    try {
      const message = await this.#options.send(item)
      this.drop(item.client_id)
      this.#options.onSent(message)
      return true
    } catch (error) {
      const { status = 0, message } = error as Failure
      const isRefused = status >= 400 && status < 500 && status !== 408 && status !== 429
      this.#change(
        this.#items.map((other) => {
          if (isRefused) return other.client_id === item.client_id ? { ...other, state: 'refused', ...(message && { sentence: message }) } : other
          // Later messages wait behind it, and were not sent either.
          return other.state === 'refused' ? other : { ...other, state: 'failed' }
        }),
      )
      return isRefused
    }
  }

  #change(items: Outgoing[]) {
    this.#items = items
    this.#options.storage?.write(this.#options.key, items.length > 0 ? JSON.stringify(items) : null)
    for (const listener of this.#listeners) listener()
  }

  #kept(): Outgoing[] {
    try {
      const kept: unknown = JSON.parse(this.#options.storage?.read(this.#options.key) ?? '[]')
      return Array.isArray(kept) ? (kept as Outgoing[]) : []
    } catch {
      return []
    }
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
