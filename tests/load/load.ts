import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Acknowledged } from '../../bench/kill-messages/find-faults.ts'
import type { Pair, Party } from '../../bench/talks/add-pair.ts'
import { postMessage } from '../../bench/talks/post-message.ts'

/** Between two messages of one sender, and two pages of one visitor. */
const [BETWEEN_MESSAGES, BETWEEN_PAGES] = [150, 50]
const AGAIN_AFTER = 50
const visited = ['/', '/job_offer', '/job_offer/search?free_word=SRE', '/company']
export type Visits = (turn: number) => string
/** Each of them is soon kept. */
const keptPages: Visits = (turn) => visited[turn % visited.length]!

export type Read = { at: number; status: number; ms: number }

/** People who write and visitors who read, until it is stopped. All that was answered is noted with its time. */
export class Load {
  /** `at`: when the sender heard of it. */
  readonly acknowledged: (Acknowledged & { at: number })[] = []
  /** How often somebody tried to send a message. */
  tries = 0
  /** Tries without an acknowledgement: a short one was refused, one of ten seconds got no answer. */
  readonly unanswered: { at: number; ms: number }[] = []
  readonly sent = new Map<string, string>()
  readonly reads: Read[] = []
  #origin: string
  #isOver = false
  #running: Promise<unknown>

  constructor(origin: string, pairs: Pair[], visitors: number, visits = keptPages) {
    this.#origin = origin
    const senders = pairs.flatMap(({ thread_id, parties }) => parties.map((party) => this.#send(thread_id, party)))
    this.#running = Promise.all([...senders, ...Array.from({ length: visitors }, (_, place) => this.#visit(place, visits))])
  }

  async #send(thread_id: string, party: Party) {
    const sender = randomUUID()
    for (let turn = 1; !this.#isOver; turn++) {
      const [client_id, message] = [randomUUID(), `${sender} ${turn}`]
      this.sent.set(client_id, message)
      for (let answer; !answer; await wait(answer ? BETWEEN_MESSAGES : AGAIN_AFTER)) {
        this.tries++
        const at = performance.now()
        answer = await postMessage(this.#origin, party, message, client_id)
        if (!answer) this.unanswered.push({ at, ms: performance.now() - at })
        if (answer) {
          this.acknowledged.push({ at: performance.now(), thread_id, sender, turn, client_id, message, id: answer.id, number: answer.number })
        }
      }
    }
  }

  async #visit(place: number, visits: Visits) {
    for (let turn = place; !this.#isOver; turn++) {
      const at = performance.now()
      const answer = await fetch(this.#origin + visits(turn), { signal: AbortSignal.timeout(10_000) }).catch(() => undefined)
      await answer?.arrayBuffer().catch(() => {})
      this.reads.push({ at, status: answer?.status ?? 0, ms: performance.now() - at })
      await wait(BETWEEN_PAGES)
    }
  }

  /** The longest time after `from` in which nobody's message was acknowledged, in milliseconds. */
  longestSilence(from: number) {
    const times = [from, ...this.acknowledged.flatMap(({ at }) => (at > from ? [at] : [])), performance.now()]
    return times.slice(1).reduce((longest, at, index) => Math.max(longest, at - times[index]!), 0)
  }

  async stop() {
    this.#isOver = true
    await this.#running
  }
}
