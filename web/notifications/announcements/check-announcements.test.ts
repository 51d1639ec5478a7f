import { expect, test } from 'vitest'
import type { Notification } from '#contract/notifications/announcements/notifications.ts'
import { isUninterrupted } from '#web/platform/shell/guards/is-uninterrupted.ts'
import { checkAnnouncements, type AnnouncementReader } from './modal/announcement-host.tsx'
import { AnnouncementQueue } from './modal/announcement-queue.ts'

const announcement = (id: number, is_older_than_account: boolean): Notification => ({
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
  is_older_than_account,
  confirm_button_text: '',
  version: 1,
  is_demo: false,
})

test('an announcement older than the account is counted, but opens above no page', async () => {
  let unread = 0
  const reader: AnnouncementReader = {
    area: 'candidate',
    list: async () => [announcement(1, true), announcement(2, false)],
    confirm: async () => ({ success: true, unread_count: 0 }),
    setUnreadCount: (count) => (unread = count),
  }
  const queue = new AnnouncementQueue(() => {})
  await checkAnnouncements(queue, reader, new Date('2026-11-22T10:00:00+09:00'))
  expect([unread, queue.state().announcement?.id]).toEqual([2, 2])
  await checkAnnouncements(queue, { ...reader, list: async () => [announcement(1, true)] }, new Date('2026-11-22T10:00:00+09:00'))
  expect(queue.state().announcement).toBeNull()
})

test.each(['/registration/verify', '/registration/complete', '/second_factor', '/password/new', '/job_offer/apply', '/job_offer/follow', '/quit'])(
  'no announcement opens by itself above %s',
  (path) => expect(isUninterrupted(path)).toBe(true),
)

test.each(['/', '/job_offer', '/job_offer/detail', '/registrations', '/profile'])('announcements open above %s', (path) =>
  expect(isUninterrupted(path)).toBe(false),
)
