import type { BrowserContext, Page } from '@playwright/test'
import type { Database } from '#server/platform/database/connect.ts'
import { publishAnnouncements } from '../kit/data/publish-announcements.ts'
import { signInNew } from '../kit/sign-in/sign-in-new.ts'
import { expect } from '../kit/test.ts'
import { type Looks, looker } from './looker.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString()
const dialogOpens = (name: string | RegExp) => (page: Page) => expect(page.getByRole('dialog', { name })).toBeVisible()
const looks: Looks = ['desk', 'phone']

async function withAnnouncement(context: BrowserContext, db: Database) {
  const { id } = await signInNew(context, db)
  const message = Array.from({ length: 40 }, (_, line) => `<p>${line}行目。<strong>大切な</strong>ことが続きます。</p>`).join('')
  await publishAnnouncements(db, id, { title: '長い題名のお知らせは折り返しても読めます'.repeat(3), message }, { is_require_confirm: false })
}

async function withOldIntention(context: BrowserContext, db: Database) {
  const { id } = await signInNew(context, db)
  const nothing = { title: '確認したお知らせ', is_require_confirm: false }
  await publishAnnouncements(db, id, nothing)
  await db
    .updateTable('candidate_users')
    .set({ created_at: daysAgo(200) })
    .where('id', '=', id)
    .execute()
  const told = { intention_updated_at: daysAgo(91), career_intention_rating: 'gathering', purpose_intention: 'find_new_job' }
  await db.updateTable('candidate_profiles').set(told).where('candidate_user_id', '=', id).execute()
}

async function withMeeting(context: BrowserContext, db: Database) {
  const { id: candidate_user_id } = await signInNew(context, db)
  const company = await db.insertInto('companies').values({ name: '株式会社こもれび計測', state: 'active' }).returning('id').executeTakeFirstOrThrow()
  const thread = await db.insertInto('threads').values({ candidate_user_id, company_id: company.id }).returning('id').executeTakeFirstOrThrow()
  const meeting = { thread_id: thread.id, meeting_type: 'mendan', minutes: 30, slots: [daysAgo(1)], state: 'booked', starts_at: daysAgo(1) }
  await db.insertInto('meetings').values(meeting).execute()
}

async function openConsent(page: Page) {
  await page.getByLabel('プロフィールのメニュー').click()
  await page.getByRole('link', { name: 'AIインタビュー' }).click()
  await dialogOpens('はじめる前に、同意を確かめます')(page)
}

async function pressFirstFavorite(page: Page) {
  await page
    .getByRole('button', { name: /^気になる/ })
    .first()
    .click()
  await dialogOpens('「気になる」を送りますか')(page)
}

/** What opens above a page by itself, or after the first press of a button. */
export const interruptedLookers = [
  looker({
    who: 'a candidate with an important announcement',
    looks,
    interruptions: true,
    enter: withAnnouncement,
    states: [
      {
        page: '/notifications',
        state: 'under the announcement',
        reach: (page) => expect(page.getByRole('dialog').getByRole('button', { name: '確認しました' })).toBeInViewport(),
      },
      {
        page: '/notifications',
        state: 'with the announcement put off',
        reach: async (page) => {
          await dialogOpens('重要なお知らせ')(page)
          await page.keyboard.press('Escape')
          await expect(page.getByRole('dialog')).toBeHidden()
        },
      },
    ],
  }),
  looker({
    who: 'a candidate whose intention is out of date',
    looks,
    interruptions: true,
    enter: withOldIntention,
    states: [{ page: '/company', state: 'under the question', reach: dialogOpens('転職活動の状況を教えてください') }],
  }),
  looker({
    who: 'a candidate who met a company',
    looks,
    enter: withMeeting,
    states: [{ page: '/mypage', state: 'under the question', reach: dialogOpens('株式会社こもれび計測と会いましたか') }],
  }),
  looker({
    who: 'a candidate who presses something for the first time',
    looks,
    enter: signInNew,
    states: [
      { page: '/profile', state: 'asked for consent to AI', reach: openConsent },
      { page: '/job_offer/search', state: 'asked whether to send 気になる', reach: pressFirstFavorite },
    ],
  }),
]
