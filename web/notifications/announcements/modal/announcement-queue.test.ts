import { expect, test } from 'vitest'
import type { Notification } from '#contract/notifications/announcements/notifications.ts'
import { AnnouncementQueue } from './announcement-queue.ts'

const announcement = (id: number, version = 1): Notification => ({
  id,
  kind: 'notice',
  title: `お知らせ${id}`,
  message: '',
  path: '',
  display_start_at: '2026-11-20T10:00:00+09:00',
  display_end_at: null,
  viewed_at: null,
  confirmed_at: null,
  is_require_confirm: true,
  is_older_than_account: false,
  confirm_button_text: '',
  version,
  is_demo: false,
})

function setUp(...ids: number[]) {
  const due: { next: () => void; milliseconds: number }[] = []
  const queue = new AnnouncementQueue((next, milliseconds) => due.push({ next, milliseconds }))
  queue.offer(ids.map((id) => announcement(id)))
  return { queue, due, shown: () => queue.state().announcement?.id }
}

const confirmed = async () => true

test('the queue shows the first announcement, and half a second after its confirmation the next', async () => {
  const { queue, due, shown } = setUp(1, 2)
  expect(shown()).toBe(1)
  expect(await queue.confirm(confirmed)).toBe(true)
  expect(shown()).toBeUndefined()
  expect(due.map(({ milliseconds }) => milliseconds)).toEqual([500])
  due[0]!.next()
  expect(shown()).toBe(2)
})

test('a second click while a confirmation runs does nothing', async () => {
  const { queue } = setUp(1)
  const sent: number[] = []
  let finish: (isConfirmed: boolean) => void
  const first = queue.confirm(({ id }) => {
    sent.push(id)
    return new Promise((resolve) => (finish = resolve))
  })
  expect(queue.state().isConfirming).toBe(true)
  expect(await queue.confirm(confirmed)).toBe(false)
  finish!(true)
  expect(await first).toBe(true)
  expect(sent).toEqual([1])
})

test('an empty queue confirms nothing', async () => {
  const { queue } = setUp()
  expect(await queue.confirm(() => Promise.reject(new Error('asked')))).toBe(false)
})

test('an announcement whose confirmation fails stays open and can be tried again', async () => {
  const { queue, shown } = setUp(1)
  await expect(queue.confirm(() => Promise.reject(new Error('503')))).rejects.toThrow('503')
  expect([shown(), queue.state().isConfirming]).toEqual([1, false])
  expect(await queue.confirm(confirmed)).toBe(true)
})

test('an open announcement does not open again, and the next waits for it', () => {
  const { queue, shown } = setUp(1)
  const seen: unknown[] = []
  queue.subscribe(() => seen.push(shown()))
  queue.offer([announcement(1), announcement(2)])
  expect([shown(), seen]).toEqual([1, []])
})

test('a check between two announcements does not hurry the next', async () => {
  const { queue, due, shown } = setUp(1, 2)
  await queue.confirm(confirmed)
  queue.offer([announcement(1), announcement(2)])
  expect(shown()).toBeUndefined()
  due[0]!.next()
  expect(shown()).toBe(2)
})

test('an announcement that the user put off stays away with those after it until they are brought back; a newly published one is shown', () => {
  const { queue, shown } = setUp(1, 2)
  queue.dismiss()
  queue.offer([announcement(1), announcement(2)])
  expect(shown()).toBeUndefined()
  queue.offer([announcement(3), announcement(1), announcement(2)])
  expect(shown()).toBe(3)
  queue.dismiss()
  queue.bringBack()
  queue.offer([announcement(1)])
  expect(shown()).toBe(1)
})

test('an announcement confirmed in another tab closes, and the next is shown', () => {
  const { queue, shown } = setUp(1, 2)
  queue.offer([announcement(2)])
  expect(shown()).toBe(2)
})

test('an open announcement that an operator changes shows the new text, and may ask a user again who confirmed it', async () => {
  const { queue, due } = setUp(1)
  queue.offer([announcement(1, 2)])
  expect(queue.state().announcement?.version).toBe(2)
  await queue.confirm(confirmed)
  due[0]!.next()
  queue.offer([announcement(1, 2)])
  expect(queue.state().announcement).toBeNull()
  queue.offer([announcement(1, 3)])
  expect(queue.state().announcement?.version).toBe(3)
})
