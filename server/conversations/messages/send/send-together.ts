import { sql } from 'kysely'
import { japanDay } from '#contract/platform/time/japan-time.ts'
import { TRIES } from '#server/platform/background/enqueue.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { outageCode } from '#server/platform/database/outage/outage-code.ts'
import { retryOnDeadlock } from '#server/platform/writes/retry-on-deadlock.ts'
import { ANSWER_DAYS, GATHERED } from '../../threads/add-message.ts'

/** A plain message as `send_messages` of the database takes it: of a member, or without one of the candidate. */
type Said = {
  member: string | null
  role: string | null
  name: string
  candidate: string
  company: number
  session: string
  client_id: string
  message: string
  detail: object
}
type Sent = { sent_id: string; sent_number: number; sent_at: string; candidate_name: string }
type Waiting = { said: Said; now: () => Date; signal: AbortSignal | undefined; resolve: (sent: Sent | undefined) => void; reject: (error: unknown) => void }

/** So many messages go together at most. */
const MOST = 64
/** A call that takes longer than this many milliseconds holds nobody up: the next one starts beside it. */
const SLOW = 250
const MOST_CALLS = 3

const conversationOf = ({ said: { candidate, company } }: Waiting) => `${candidate} ${company}`

/** Sends what waits in one call of the database, of each conversation one message; what comes meanwhile waits for the call to end, not for a time. */
class SendQueue {
  #db: Database
  #waiting: Waiting[] = []
  #calls = 0
  #isHeld = false

  constructor(db: Database) {
    this.#db = db
  }

  add(waiting: Waiting) {
    this.#waiting.push(waiting)
    this.#continue()
  }

  /** Whatever was read from the network at this moment goes together. */
  #continue() {
    if (this.#isHeld || this.#calls >= MOST_CALLS || this.#waiting.length === 0) return
    this.#isHeld = true
    setImmediate(() => void this.#send())
  }

  async #send() {
    let isReleased = false
    const release = () => {
      if (!isReleased) this.#isHeld = false
      isReleased = true
      this.#continue()
    }
    const slow = setTimeout(release, SLOW)
    this.#calls++
    await this.#call(this.#take())
    this.#calls--
    clearTimeout(slow)
    release()
  }

  /** The oldest message of each conversation. Whose client was told already that it took too long, the general way undoes. */
  #take() {
    const taken = new Map<string, Waiting>()
    const left: Waiting[] = []
    for (const waiting of this.#waiting) {
      const conversation = conversationOf(waiting)
      if (waiting.signal?.aborted) waiting.resolve(undefined)
      else if (taken.size === MOST || taken.has(conversation)) left.push(waiting)
      else taken.set(conversation, waiting)
    }
    this.#waiting = left
    return [...taken.values()]
  }

  /** What only one of them could cause, such as a fault in its words, is not to stop the others: then each goes alone. */
  async #call(taken: Waiting[]): Promise<void> {
    try {
      const sent = await sendMessages(this.#db, taken)
      for (const [place, { resolve }] of taken.entries()) resolve(sent.get(place))
    } catch (error) {
      if (taken.length > 1 && !outageCode(error)) for (const one of taken) await this.#call([one])
      else for (const { reject } of taken) reject(error)
    }
  }
}

async function sendMessages(db: Database, waiting: Waiting[]): Promise<Map<number, Sent>> {
  const [first] = waiting
  if (!first) return new Map()
  const at = first.now()
  const said = JSON.stringify(waiting.map(({ said }, place) => ({ place, ...said })))
  const { rows } = await retryOnDeadlock(
    () =>
      sql<Sent & { place: number }>`
        select place, sent_id, sent_number, sent_at, candidate_name from send_messages(${said}::jsonb, ${at.toISOString()}::timestamptz, ${japanDay(at)}::date,
          ${ANSWER_DAYS}::integer, ${new Date(at.getTime() + GATHERED).toISOString()}::timestamptz, ${TRIES}::integer)`.execute(db),
    () => {},
  )
  return new Map(rows.map(({ place, ...sent }) => [place, sent]))
}

const queues = new WeakMap<Database, SendQueue>()

/** Stores a message together with those that wait at this moment. Gives nothing, and has changed nothing, where anything about it is unusual. */
export function sendTogether(db: Database, said: Said, { now, signal }: Pick<Waiting, 'now' | 'signal'>): Promise<Sent | undefined> {
  const queue = queues.get(db) ?? new SendQueue(db)
  queues.set(db, queue)
  return new Promise((resolve, reject) => queue.add({ said, now, signal, resolve, reject }))
}
