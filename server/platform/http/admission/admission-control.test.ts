import { expect, test } from 'vitest'
import { AdmissionControl, type Lane, type Permit } from './admission-control.ts'
import { ConcurrencyLimit } from './concurrency-limit.ts'

/** A control whose clock stands still until it is moved, with the given number of places in each lane. */
function controlled(most = 4) {
  let now = 0
  const control = new AdmissionControl({ limit: new ConcurrencyLimit({ least: 1, most }), now: () => now })
  const enter = (lane: Lane, address: string, session = '', gone?: AbortSignal) => {
    const state: { permit?: Permit | null } = {}
    return Object.assign(state, { done: control.enter({ lane, client: { address, session } }, gone).then((permit) => (state.permit = permit)) })
  }
  const settle = async () => {
    for (let i = 0; i < 10; i++) await Promise.resolve()
  }
  const pass = (milliseconds: number) => (now += milliseconds)
  /** Makes one request of a lane take so long, often enough that its mean is known. */
  const learn = async (lane: Lane, milliseconds: number) => {
    for (let i = 0; i < 100; i++) {
      const permit = await control.enter({ lane, client: { address: 'learning', session: '' } })
      pass(milliseconds)
      permit?.end()
    }
  }
  return { control, enter, settle, pass, learn }
}

test('work that takes longer than any patience is finished, and gives its place to the next', async () => {
  const { control, enter, settle, pass } = controlled(1)
  const first = enter('visitors', 'a')
  const second = enter('visitors', 'b')
  await settle()
  expect([first.permit, second.permit]).toEqual([expect.anything(), undefined])

  pass(900)
  control.noteLateness(0)
  expect(control.running).toBe(1)
  first.permit?.end()
  await settle()
  expect(second.permit).toBeTruthy()

  pass(60_000)
  control.noteLateness(0)
  expect([control.running, control.waiting, control.shed]).toEqual([1, 0, 0])
})

test('refuses on arrival a request that would wait for longer than the patience, by the time that requests take', async () => {
  const { control, enter, settle, learn } = controlled(4)
  await learn('visitors', 30)
  // Three places of 30 ms each: 10 ms for each request before.
  const arrivals = Array.from({ length: 40 }, (_, i) => enter('visitors', `address ${i}`))
  await settle()
  expect(arrivals.filter(({ permit }) => permit).length).toBe(3)
  expect([control.running, control.waiting, control.shed]).toEqual([3, 10, 27])
  expect(control.refuses({ lane: 'visitors', client: { address: 'one more', session: '' } })).toBe(true)
  expect(control.shed).toBe(28)
})

test('no request waits for longer than a second, however long the work before takes', async () => {
  const { control, enter, settle, pass } = controlled(1)
  enter('visitors', 'a')
  const waiting = enter('visitors', 'b')
  pass(1_001)
  control.noteLateness(0)
  await settle()
  expect([waiting.permit, control.shed, control.running]).toEqual([null, 1, 1])
})

test('a client that leaves while waiting leaves the queue, and its work does not begin', async () => {
  const { control, enter, settle } = controlled(1)
  const first = enter('visitors', 'a')
  const gone = new AbortController()
  const leaving = enter('visitors', 'b', '', gone.signal)
  const staying = enter('visitors', 'c')
  gone.abort()
  await settle()
  expect([leaving.permit, control.waiting, control.shed]).toEqual([null, 1, 0])
  first.permit?.end()
  await settle()
  expect(staying.permit).toBeTruthy()
  expect(await enter('own', 'd', '', AbortSignal.abort()).done).toBeNull()
})

test('a rush of visitors leaves places for users who send, sign in and read their own data, and they come first', async () => {
  const { control, enter, settle } = controlled(4)
  const visitors = Array.from({ length: 10 }, (_, i) => enter('visitors', `visitor ${i}`))
  const own = [enter('own', 'person 1'), enter('own', 'person 2'), enter('own', 'person 3')]
  await settle()
  expect([visitors.filter(({ permit }) => permit).length, own.filter(({ permit }) => permit).length]).toEqual([3, 1])

  visitors[0]?.permit?.end()
  await settle()
  expect([visitors.filter(({ permit }) => permit).length, own.filter(({ permit }) => permit).length]).toEqual([3, 2])
  expect(control.running).toBe(4)
})

test('a rush of signed-in users never takes the last places of visitors', async () => {
  const { enter, settle } = controlled(4)
  const own = Array.from({ length: 10 }, (_, i) => enter('own', `person ${i}`))
  const visitor = enter('visitors', 'visitor')
  await settle()
  expect(own.filter(({ permit }) => permit).length).toBe(3)
  expect(visitor.permit).toBeTruthy()
})

test('slow files hold only places of their lane', async () => {
  const { enter, settle } = controlled(4)
  const files = Array.from({ length: 6 }, (_, i) => enter('files', `person ${i}`))
  const own = enter('own', 'person')
  await settle()
  expect([files.filter(({ permit }) => permit).length, Boolean(own.permit)]).toEqual([4, true])
})

test('one address never holds all places of a lane, nor makes others wait behind all its requests', async () => {
  const { control, enter, settle, learn } = controlled(16)
  await learn('own', 60)
  const flood = Array.from({ length: 200 }, () => enter('own', 'attacker', 'signed in'))
  await settle()
  expect(flood.filter(({ permit }) => permit).length).toBe(9)

  const others = Array.from({ length: 3 }, (_, i) => enter('own', `person ${i}`))
  await settle()
  expect(others.map(({ permit }) => Boolean(permit))).toEqual([true, true, true])
  const later = enter('own', 'person 4')
  // One of the flood came before, and no more of them.
  for (const { permit } of flood.filter(({ permit: held }) => held).slice(0, 2)) permit?.end()
  await settle()
  expect(later.permit).toBeTruthy()
  expect(control.shed).toBeGreaterThan(100)
})

test('a full queue makes room for the client with few requests, at the cost of the one with most', async () => {
  const { control, enter, settle, learn } = controlled(1)
  await learn('visitors', 40)
  enter('visitors', 'first')
  const flood = Array.from({ length: 20 }, () => enter('visitors', 'flood'))
  await settle()
  const [waiting, shed] = [control.waiting, control.shed]
  const other = enter('visitors', 'other')
  await settle()
  expect([control.waiting, control.shed, other.permit]).toEqual([waiting, shed + 1, undefined])
  expect(flood.filter(({ permit }) => permit === null).length).toBe(shed + 1)
})

test('nothing new begins while too much work does not end that was given up, and all goes on when it does', async () => {
  const { control, enter, settle } = controlled(16)
  const stuck = Promise.withResolvers<void>()
  for (let i = 0; i < 64; i++) {
    const { permit, done } = enter('own', `address ${i}`)
    ;(permit ?? (await done))?.abandon(stuck.promise)
  }
  const waiting = enter('own', 'somebody')
  await settle()
  expect([control.overdue, control.running, waiting.permit]).toEqual([64, 0, undefined])
  stuck.resolve()
  await settle()
  expect([control.overdue, Boolean(waiting.permit)]).toEqual([0, true])
})

test('work that was given up holds its place while the processor is short, for it computes', async () => {
  const { control, enter, settle } = controlled(8)
  const lateFor = (milliseconds: number, times: number) => Array.from({ length: times }, () => control.noteLateness(milliseconds))
  const computing = Promise.withResolvers<void>()
  for (const address of ['a', 'b', 'c', 'd', 'e', 'f']) (await enter('own', address).done)?.abandon(computing.promise)
  lateFor(100, 5)
  const next = enter('own', 'g')
  await settle()
  expect([control.atOnce, control.overdue, next.permit]).toEqual([6, 6, undefined])

  lateFor(0, 10)
  await settle()
  expect([control.atOnce, Boolean(next.permit)]).toEqual([8, true])
  computing.resolve()
})
