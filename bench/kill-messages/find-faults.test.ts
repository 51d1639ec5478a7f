import { expect, test } from 'vitest'
import { findFaults } from './find-faults.ts'

const message = (number: number) => ({ thread_id: 't', id: `id${number}`, client_id: `c${number}`, number, message: `m${number}` })

/** A run without a fault: four messages of two senders, the last one stored but never acknowledged. */
function run() {
  const stored = [1, 2, 3, 4].map(message)
  const acknowledged = [1, 2, 3].map((number) => ({ ...message(number), sender: number === 2 ? 'b' : 'a', turn: number }))
  return { stored, acknowledged, threads: [{ id: 't', last_number: 4 }], sent: new Map(stored.map(({ client_id, message }) => [client_id, message])) }
}
const faultsWith = (plant: (found: ReturnType<typeof run>) => void) => {
  const found = run()
  plant(found)
  return findFaults(found)
}

test('a run in which all is well has no fault', () => expect(findFaults(run())).toEqual([]))

test('the same acknowledgement twice is none', () => expect(faultsWith(({ acknowledged }) => acknowledged.push({ ...acknowledged[0]! }))).toEqual([]))

test.each([
  ['a lost message', 'lost: c2', (found: ReturnType<typeof run>) => found.stored.splice(1, 1)],
  ['a doubled message', 'doubled: c1', (found: ReturnType<typeof run>) => found.stored.push({ ...message(5), client_id: 'c1', message: 'm1' })],
  ['a changed text', 'not what was acknowledged: c3', (found: ReturnType<typeof run>) => (found.stored[2]!.message = 'other')],
  ['another number than was acknowledged', 'not what was acknowledged: c3', (found: ReturnType<typeof run>) => (found.acknowledged[2]!.number = 9)],
  ['a message in another thread', 'not what was acknowledged: c1', (found: ReturnType<typeof run>) => (found.stored[0]!.thread_id = 'u')],
  [
    'one acknowledged under two numbers',
    'acknowledged as two: c1',
    (found: ReturnType<typeof run>) => found.acknowledged.push({ ...found.acknowledged[0]!, number: 4, id: 'id4' }),
  ],
  ['a message that was never sent', 'never sent: c9', (found: ReturnType<typeof run>) => found.stored.push({ ...message(5), client_id: 'c9' })],
  ['a gap in the numbers', 'numbers of thread t', (found: ReturnType<typeof run>) => (found.stored[3]!.number = 6)],
  ['a number that is given twice', 'numbers of thread t', (found: ReturnType<typeof run>) => (found.stored[3]!.number = 3)],
  ['a thread that counted wrongly', 'numbers of thread t', (found: ReturnType<typeof run>) => (found.threads[0]!.last_number = 5)],
  [
    'two messages that changed places',
    'out of order: a 3',
    (found: ReturnType<typeof run>) => {
      const [one, , three] = found.acknowledged
      ;[one!.number, three!.number] = [three!.number, one!.number]
    },
  ],
])('%s is found', (_name, fault, plant) => expect(faultsWith(plant)).toContain(fault))
