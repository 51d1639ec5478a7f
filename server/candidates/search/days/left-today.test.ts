import { expect } from 'vitest'
import { siteSettings } from '#server/settings/site-settings.ts'
import { addMember, test } from '#server/testing.ts'
import { leftToday } from './left-today.ts'

test('what is left is of the day in Japan and of the company, and the month counts what was sent since its first day', async ({ db }) => {
  const { company_id, as } = await addMember(db, { role: 'recruiter' })
  const { company_id: other } = await addMember(db)
  const { scouts_sent: scouts_limit, people_opened: views_limit } = siteSettings().dailyLimits
  const days = [
    { company_id, on_day: '2026-10-31', scouts_sent: 5 },
    { company_id, on_day: '2026-11-20', scouts_sent: 2, people_opened: 9 },
    { company_id, on_day: '2026-11-21', scouts_sent: 3, people_opened: views_limit + 1 },
    { company_id: other, on_day: '2026-11-21', scouts_sent: 1 },
  ]
  for (const day of days) await db.insertInto('company_days').values(day).execute()
  const left = (now: string) => leftToday({ db, viewer: as.viewer, now: () => new Date(now) })
  const fixed = { scouts_limit, views_limit }
  expect(await left('2026-11-21T03:00:00Z')).toEqual({ ...fixed, scouts_left: scouts_limit - 3, scouts_this_month: 5, views_left: 0 })
  expect(await left('2026-11-21T15:00:00Z')).toEqual({ ...fixed, scouts_left: scouts_limit, scouts_this_month: 5, views_left: views_limit })
  expect((await left('2026-11-30T15:00:00Z')).scouts_this_month).toBe(0)
})
