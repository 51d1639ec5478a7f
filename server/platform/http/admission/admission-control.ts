import { ConcurrencyLimit } from './concurrency-limit.ts'
import { type Client, FairQueue } from './fair-queue.ts'

/** `own`: sending, signing in, a user's own data. `visitors`: public pages and calls. `files`: slow transfers. `streams`: screens that begin to watch. */
export type Lane = 'own' | 'visitors' | 'files' | 'streams'
export type Arrival = { lane: Lane; client: Client }

/** The longest expected wait in milliseconds with which a request still queues. */
const PATIENCE = { own: 250, visitors: 100, files: 2_000, streams: 20_000 } as const
/** A quarter of the places stays free for the other lane, and a quarter of a lane's places for other addresses. */
const SHARE = 0.75
const FILES_AT_ONCE = 4
/** After a restart thousands of screens come back: they wait, rather than take the processor from what users do. Those at work together ask the database together. */
const STREAMS_AT_ONCE = { usual: 64, strained: 16 } as const
/** So many may wait however slow each is: one open page of a browser sends several requests at once, and no place should stay empty between two requests. */
const ALWAYS_WAITING = { own: 16, visitors: 4, files: 8, streams: 64 } as const
/** The longest real wait: work before it may take longer than it used to. A browser gives up a stream that is refused, but waits for it as long as proxies do. */
const LONGEST_WAIT = 1_000
const LONGEST_WAIT_OF_STREAMS = 30_000
/** Work that was answered as too slow and has not ended yet. Beyond this nothing new begins. */
const MOST_OVERDUE = 64
const FIRST_GUESS = 10
/** The part of a new measurement in the mean service time. */
const WEIGHT = 0.1

/** Runs something in the next turn of the event loop. */
type NextTurn = (act: () => void) => unknown

/** Refused clients come back: those of about the last second count as waiting. */
const COMING_BACK = 1_000
const LONGEST_RETRY = 30

type Options = { limit?: ConcurrencyLimit; longestWait?: number; now?: () => number; random?: () => number; nextTurn?: NextTurn }
type Waiting = { since: number; start(): void; refuse(): void }

/** Before others when a place is free. */
const order = ['own', 'visitors', 'files', 'streams'] as const

/** A place among the requests that are worked on. */
export type Permit = {
  /** Gives the place to the next. Once is enough, more do no harm. */
  end(): void
  /** Gives the place to the next although the work goes on, unless the processor is short. */
  abandon(work: Promise<unknown>): void
}

/**
 * Decides at once whether a request is worked on, waits for a short time, or is refused: by the time it is expected to wait, the requests before it
 * times the measured service time. Nothing that has begun is given up: patience ends when work begins.
 */
export class AdmissionControl {
  /** Refused since the start. */
  shed = 0
  overdue = 0
  #limit: ConcurrencyLimit
  #longestWait: number
  #now: () => number
  #random: () => number
  #refused = { count: 0, at: 0 }
  #nextTurn: NextTurn | undefined
  #isTakingIn = false
  /** Of each lane, the time from one end to the next while others wait; and when the last was. */
  #interval = { own: 0, visitors: 0, files: 0, streams: 0 }
  #endedAt: Partial<Record<Lane, number | undefined>> = {}
  #queues = { own: new FairQueue<Waiting>(), visitors: new FairQueue<Waiting>(), files: new FairQueue<Waiting>(), streams: new FairQueue<Waiting>() }
  #running = { own: 0, visitors: 0, files: 0, streams: 0 }
  #runningOf = new Map<string, number>()
  #serviceTime = { own: FIRST_GUESS, visitors: FIRST_GUESS, files: FIRST_GUESS, streams: FIRST_GUESS }

  constructor({ limit = new ConcurrencyLimit(), longestWait = LONGEST_WAIT, now = () => performance.now(), random = Math.random, nextTurn }: Options = {}) {
    this.#limit = limit
    this.#longestWait = longestWait
    this.#now = now
    this.#random = random
    this.#nextTurn = nextTurn
  }

  get running() {
    return order.reduce((sum, lane) => sum + this.#running[lane], 0)
  }

  get waiting() {
    return order.reduce((sum, lane) => sum + this.#queues[lane].size, 0)
  }

  get atOnce() {
    return this.#limit.value
  }

  /** Takes one measurement of the event loop's lateness in milliseconds. */
  noteLateness(milliseconds: number) {
    this.#limit.note(milliseconds)
    this.#startWaiting()
    const now = this.#now()
    const longestOf = (lane: Lane) => (lane === 'streams' ? LONGEST_WAIT_OF_STREAMS : this.#longestWait)
    for (const lane of order) for (const { item } of this.#queues[lane].take(({ since }) => since < now - longestOf(lane))) item.refuse()
  }

  /** Whether it is refused now, which costs next to nothing. A refusal counts. */
  refuses({ lane, client }: Arrival) {
    if (this.#mayStart(lane) && this.#mayHaveAnother(lane, client)) return false
    if (this.#isBearable(lane, this.#queues[lane].positionOf(client))) return false
    this.#countRefusal()
    return true
  }

  /** In how many seconds a refused client should come again: once those who wait and those who were refused are done, and not all at the same moment. */
  retryAfter(lane: Lane) {
    const before = this.#queues[lane].size + this.#refusedLately()
    const seconds = (before * this.#timeOfOne(lane)) / 1_000
    return Math.min(LONGEST_RETRY, Math.max(1, Math.ceil((1 + seconds) * (0.5 + this.#random()))))
  }

  #refusedLately() {
    return this.#refused.count * Math.exp((this.#refused.at - this.#now()) / COMING_BACK)
  }

  #countRefusal() {
    this.shed++
    this.#refused = { count: this.#refusedLately() + 1, at: this.#now() }
  }

  /** A permit now or after a short wait; null when the request is refused, or its client has gone before its work began. */
  async enter(arrival: Arrival, gone?: AbortSignal): Promise<Permit | null> {
    const { lane, client } = arrival
    if (gone?.aborted) return null
    if (this.refuses(arrival)) return null
    return new Promise((resolve) => {
      const queue = this.#queues[lane]
      const entry = queue.add(client, {
        since: this.#now(),
        start: () => resolve(this.#start(lane, client)),
        refuse: () => resolve(this.#refuse()),
      })
      gone?.addEventListener('abort', () => queue.remove(entry) && resolve(null), { once: true })
      this.#startWaiting()
      // A client with few requests may have been placed before entries of a client with many; those now wait for too long.
      while (queue.size > 0 && !this.#isBearable(lane, queue.size - 1)) queue.takeLast()?.item.refuse()
    })
  }

  #isBearable(lane: Lane, position: number) {
    return position < ALWAYS_WAITING[lane] || (position + 1) * this.#timeOfOne(lane) <= PATIENCE[lane]
  }

  /** Places work side by side as long as they wait for the database. What computes comes one after another, and then the time between two ends is longer. */
  #timeOfOne(lane: Lane) {
    return Math.max(this.#serviceTime[lane] / this.#mostOf(lane), this.#interval[lane])
  }

  #mostOf(lane: Lane) {
    if (lane === 'streams') return this.#limit.isStrained ? STREAMS_AT_ONCE.strained : STREAMS_AT_ONCE.usual
    return lane === 'files' ? FILES_AT_ONCE : Math.max(1, Math.floor(this.#limit.value * SHARE))
  }

  #mayStart(lane: Lane) {
    if (this.overdue >= MOST_OVERDUE || this.#isTakingIn) return false
    // Work that only waits costs nothing. Work that computes still holds its place, because the next request would be late as well.
    const overdue = this.#limit.isStrained ? this.overdue : 0
    const isRoom = lane === 'files' || lane === 'streams' || this.#running.own + this.#running.visitors + overdue < this.#limit.value
    return isRoom && this.#running[lane] < this.#mostOf(lane)
  }

  #mayHaveAnother(lane: Lane, { address }: Client) {
    return (this.#runningOf.get(`${lane} ${address}`) ?? 0) < Math.ceil(this.#mostOf(lane) * SHARE)
  }

  #startWaiting() {
    for (const lane of order) {
      while (this.#mayStart(lane)) {
        const entry = this.#queues[lane].next((client) => this.#mayHaveAnother(lane, client))
        if (!entry) break
        entry.item.start()
      }
    }
  }

  /**
   * A page may be rendered without waiting for anything. Begun where it arrived, it would keep the event loop from even reading the requests that came with it:
   * they would wait where nobody counts them. So what has arrived is taken in before the next work begins.
   */
  #takeIn() {
    if (!this.#nextTurn || this.#isTakingIn) return
    this.#isTakingIn = true
    this.#nextTurn(() => {
      this.#isTakingIn = false
      this.#startWaiting()
    })
  }

  #start(lane: Lane, { address }: Client): Permit {
    this.#takeIn()
    const begun = this.#now()
    const whose = `${lane} ${address}`
    this.#running[lane]++
    this.#runningOf.set(whose, (this.#runningOf.get(whose) ?? 0) + 1)
    let hasEnded = false
    const end = () => {
      if (hasEnded) return
      hasEnded = true
      this.#running[lane]--
      const left = (this.#runningOf.get(whose) ?? 1) - 1
      if (left > 0) this.#runningOf.set(whose, left)
      else this.#runningOf.delete(whose)
      const now = this.#now()
      this.#serviceTime[lane] += (now - begun - this.#serviceTime[lane]) * WEIGHT
      const before = this.#endedAt[lane]
      if (before !== undefined) this.#interval[lane] += (now - before - this.#interval[lane]) * WEIGHT
      // Only between two ends with somebody waiting was the lane at work all the time.
      this.#endedAt[lane] = this.#queues[lane].size > 0 ? now : undefined
      this.#startWaiting()
    }
    const abandon = (work: Promise<unknown>) => {
      this.overdue++
      const settle = () => {
        this.overdue--
        this.#startWaiting()
      }
      work.then(settle, settle)
      end()
    }
    return { end, abandon }
  }

  #refuse() {
    this.#countRefusal()
    return null
  }
}
