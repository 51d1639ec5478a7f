import { randomUUID } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Party } from '../talks/add-pair.ts'
import { postMessage } from '../talks/post-message.ts'
import type { Acknowledged } from './find-faults.ts'

type Options = {
  origin: string
  party: Party
  thread_id: string
  sender: string
  isOver: () => boolean
  sent: Map<string, string>
  acknowledged: Acknowledged[]
}

const PAUSE = 50
/** One in so many is sent twice at once, as by a user who presses twice. */
const TWICE = 20

/** Sends one message after the other, each again under the same id until it is acknowledged. Gives how often it had to send again. */
export async function sendUntilHeard({ origin, party, thread_id, sender, isOver, sent, acknowledged }: Options) {
  let repeats = 0
  for (let turn = 1; !isOver(); turn++) {
    const client_id = randomUUID()
    const message = `${sender} ${turn}`
    sent.set(client_id, message)
    for (let isHeard = false; !isHeard; ) {
      const tries = turn % TWICE === 0 ? 2 : 1
      const answers = await Promise.all(Array.from({ length: tries }, () => postMessage(origin, party, message, client_id)))
      for (const answer of answers) {
        if (!answer) continue
        isHeard = true
        acknowledged.push({ thread_id, sender, turn, client_id, message, id: answer.id, number: answer.number })
      }
      if (isHeard) continue
      repeats++
      await wait(PAUSE)
    }
  }
  return repeats
}
