import { expect, test } from 'vitest'
import { AdmissionControl, type Lane, type Permit } from './admission-control.ts'
import { ConcurrencyLimit } from './concurrency-limit.ts'

/** A control whose clock, dice and event loop stand still until they are moved. */
function controlled(random = 0.5) {
  let now = 0
  const turns: (() => void)[] = []
  const limit = new ConcurrencyLimit({ least: 1, most: 8 })
  const control = new AdmissionControl({ limit, now: () => now, random: () => random, nextTurn: (act) => turns.push(act) })
  let clients = 0
  const enter = (lane: Lane = 'visitors') => {
    const state: { permit?: Permit | null } = {}
    void control.enter({ lane, client: { address: `${clients++}`, session: '' } }).then((permit) => (state.permit = permit))
    return state
  }
  const settle = async () => {
    for (let i = 0; i < 10; i++) await Promise.resolve()
  }
  const turn = () => {
    turns.shift()?.()
    return settle()
  }
  return { control, enter, settle, turn, pass: (milliseconds: number) => (now += milliseconds) }
}

test('work begins after what arrived with it was taken in, one at a time', async () => {
  const { enter, settle, turn } = controlled()
  const requests = [enter(), enter(), enter()]
  const begun = () => requests.map(({ permit }) => Boolean(permit))
  await settle()
  expect(begun()).toEqual([true, false, false])
  await turn()
  expect(begun()).toEqual([true, true, false])
  await turn()
  expect(begun()).toEqual([true, true, true])
})

test('where work does not run side by side, those who wait are counted by the time between two ends', async () => {
  const { control, enter, settle, turn, pass } = controlled()
  // Each takes 20 ms of the processor, of which there is one: the next begins when it has ended, although there are six places.
  for (let i = 0; i < 60; i++) {
    const requests = [enter(), enter(), enter()]
    while (requests.some(({ permit }) => !permit || control.running > 0)) {
      await settle()
      if (control.running > 0) pass(20)
      for (const { permit } of requests) permit?.end()
      await turn()
    }
    await turn()
  }
  const rush = Array.from({ length: 40 }, () => enter())
  await settle()
  // 100 ms of patience are five of them, not thirty.
  expect([control.running, control.waiting, rush.filter(({ permit }) => permit === null).length]).toEqual([1, 5, 34])
})

test.for([
  [0, 1],
  [0.5, 1],
  [1, 2],
])('without anybody waiting a refused client comes again after a second or two: %f', ([random, seconds]) => {
  expect(controlled(random).control.retryAfter('visitors')).toBe(seconds)
})

test('the more are waiting and refused, the later a refused client should come, and never all at once', async () => {
  const late = async (random: number, count: number) => {
    const { control, enter, turn } = controlled(random)
    for (let i = 0; i < count; i++) enter()
    await turn()
    return control.retryAfter('visitors')
  }
  const [few, many, endless] = [await late(0.5, 10), await late(0.5, 3_000), await late(0.5, 100_000)]
  expect([few, many > 3, endless]).toEqual([2, true, 30])
  expect(await late(1, 3_000)).toBeGreaterThan(await late(0, 3_000))
})

test('those refused some seconds ago are back or gone, and count no more', async () => {
  const { control, enter, turn, pass } = controlled(0.4)
  for (let i = 0; i < 3_000; i++) enter()
  await turn()
  pass(20_000)
  expect(control.retryAfter('own')).toBe(1)
})

test('a screen waits where a page is refused', async () => {
  const { control, enter, turn } = controlled()
  for (let i = 0; i < 1_000; i++) enter('streams')
  await turn()
  expect([control.shed, control.waiting]).toEqual([0, 998])
})
