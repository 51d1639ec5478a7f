import { beforeEach, expect, test } from 'vitest'
import { unreadNotifications } from './unread-notifications.ts'

const count = () => unreadNotifications.state().unreadCount
beforeEach(() => unreadNotifications.setUnreadCount(null))

test('the count can be set, and goes down by one or by several', () => {
  unreadNotifications.setUnreadCount(5)
  unreadNotifications.decrement()
  expect(count()).toBe(4)
  unreadNotifications.decrement(3)
  expect(count()).toBe(1)
})

test('the count never falls below zero', () => {
  unreadNotifications.decrement()
  expect(count()).toBe(0)
  unreadNotifications.setUnreadCount(2)
  unreadNotifications.decrement(5)
  expect(count()).toBe(0)
  unreadNotifications.setUnreadCount(-1)
  expect(count()).toBe(0)
})

test('the last confirmed announcement is remembered, and listeners are notified', () => {
  const seen: unknown[] = []
  const stop = unreadNotifications.subscribe(() => seen.push(unreadNotifications.state().lastConfirmedId))
  unreadNotifications.setLastConfirmedId(7)
  stop()
  unreadNotifications.setLastConfirmedId(8)
  expect(seen).toEqual([7])
})
