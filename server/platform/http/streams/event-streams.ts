import type { Socket } from 'node:net'
import { logger } from '../../logging/logger.ts'
import type { StreamEvent, Watch } from '../../request/stream-slot.ts'

/** A stream that is silent for a minute counts as gone, for proxies and for us. */
const SIGN_OF_LIFE = 25
/** A connection whose last bytes nobody takes is cut after so many milliseconds. */
const LONGEST_GOODBYE = 10_000

const nothing = () => {}

/** Letting in so many leaves garbage between what stays; after so many seconds without another it is worth a pause to give the space back. */
const [RUSH, QUIET] = [2_000, 5]

type Options = { comeBackAfter?: () => number; settle?: () => void }

/** The open event streams of this process. One timer gives all of them their signs of life, each second those of a few. */
export class EventStreams {
  #circle = Array.from({ length: SIGN_OF_LIFE }, () => new Set<EventStream>())
  #next = 0
  #beating: NodeJS.Timeout | undefined
  #comeBackAfter: () => number
  #settle: () => void
  #rush = { count: 0, seconds: 0 }

  constructor({ comeBackAfter = () => 1_000, settle = nothing }: Options = {}) {
    this.#settle = settle
    this.#comeBackAfter = comeBackAfter
  }

  get open() {
    return this.#circle.reduce((sum, { size }) => sum + size, 0)
  }

  /** Streams that come at the same moment get their signs at different ones. */
  add(socket: Socket, watch: Watch) {
    const place = this.#circle[(this.#next = (this.#next + 1) % SIGN_OF_LIFE)]!
    const stream = new EventStream(socket)
    place.add(stream)
    this.#rush = { count: this.#rush.count + 1, seconds: 0 }
    this.#beating ??= this.#beat()
    stream
      .send(watch, this.#comeBackAfter)
      .catch((error: unknown) => logger.error({ err: error }, 'stream failed'))
      .finally(() => place.delete(stream))
  }

  #settleAfterRush() {
    if (this.#rush.count < RUSH || ++this.#rush.seconds < QUIET) return
    this.#rush = { count: 0, seconds: 0 }
    this.#settle()
  }

  #beat() {
    let turn = 0
    return setInterval(() => {
      turn = (turn + 1) % SIGN_OF_LIFE
      for (const stream of this.#circle[turn]!) stream.live(this.#comeBackAfter())
      this.#settleAfterRush()
      if (this.open > 0) return
      clearInterval(this.#beating)
      this.#beating = undefined
    }, 1_000).unref()
  }
}

/** One screen's connection; the bytes are those of server-sent events. */
class EventStream {
  #socket: Socket
  #isBehind = false

  constructor(socket: Socket) {
    this.#socket = socket
  }

  /** Sends the events until either side ends it. A browser that reads slowly makes only its own events wait. */
  async send(watch: Watch, comeBackAfter: () => number) {
    const socket = this.#socket
    const left = new AbortController()
    socket.on('close', () => left.abort())
    // The client says no more, so it is leaving; what it says now is no request.
    socket.on('end', () => socket.destroy())
    socket.on('data', () => socket.destroy())
    socket.on('error', nothing)
    if (socket.destroyed) left.abort()
    socket.write(': \n\n')
    try {
      for await (const event of watch(left.signal)) {
        if (!socket.write(textOf(event)) && !socket.destroyed) await drained(socket)
      }
    } finally {
      socket.setTimeout(LONGEST_GOODBYE, () => socket.destroy())
      if (!socket.destroyed) socket.end(`retry: ${comeBackAfter()}\n\n`)
    }
  }

  /** Tells the browser, too, when to come back should this process end without a word. Who has not taken the last two signs takes nothing any more. */
  live(retry: number) {
    const wasBehind = this.#isBehind
    this.#isBehind = this.#socket.writableLength > 0
    if (wasBehind && this.#isBehind) this.#socket.destroy()
    else if (!this.#isBehind && this.#socket.writable) this.#socket.write(`retry: ${retry}\n\n`)
  }
}

const textOf = ({ id, retry, event }: StreamEvent) =>
  `event: message\n${retry === undefined ? '' : `retry: ${retry}\n`}id: ${id}\ndata: ${JSON.stringify(event)}\n\n`

const drained = (socket: Socket) =>
  new Promise<void>((resolve) => {
    const done = () => {
      socket.off('drain', done).off('close', done)
      resolve()
    }
    socket.on('drain', done).on('close', done)
  })
