import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { addCandidate, addCompany, addJob, apiFor, daysAgo, test } from '#server/testing.ts'

async function somebody(db: Database) {
  const person = await addCandidate(db)
  const api = (await apiFor(db, person.as)).candidate_users
  return { ...person, api, profile: (change: object) => db.updateTable('candidate_profiles').set(change).where('candidate_user_id', '=', person.id).execute() }
}

test('what nobody told is empty, false or null', async ({ db }) => {
  const { id, api } = await somebody(db)
  expect(await api.account()).toEqual({
    id,
    email: expect.any(String),
    username: '',
    role: 'candidate',
    premium: false,
    is_mama: false,
    is_open: false,
    block_company_ids: [],
    block_count: 0,
    has_favorites: false,
    unread_favorite_by_company_count: 0,
    unread_message_count: 0,
    unread_notification_count: 0,
    unconfirmed_notification_count: 0,
    warn_job_history: true,
    warn_job_summary: true,
    user_desired_categories: [],
    user_interest_social_issues: [],
    user_desired_company_phases: [],
    user_desired_company_kinds: [],
    user_desired_employment_types: [],
    user_interest: '',
    job_history_pdf_text: '',
    message_companies: [],
    registration_date: '2026-10-22T10:00:00+09:00',
    profile_registration_date: null,
    ai_interview_url: null,
    can_ai_interview: false,
    career_intention_rating: null,
    purpose_intention: null,
    show_first_meeting_modal: false,
    typeform_ids: [],
    your_vision: '',
    your_vision_reason: '',
    has_password: false,
    home_station: '',
    language: 'ja',
    line_connected: false,
    line_login_url: null,
    line_unlink_url: null,
    birthday: null,
    needs_ai_consent_dialog: true,
    ai_consent_agreed: null,
    tips: ['save_search', 'profile_levels', 'answer_later'],
  })
})

test('it warns of a missing history until there is one, and of a summary shorter than a hundred letters', async ({ db }) => {
  const { id, api, profile } = await somebody(db)
  await profile({ job_summary: '測'.repeat(99) })
  expect(await api.account()).toMatchObject({ warn_job_history: true, warn_job_summary: true })
  await profile({ job_summary: '測'.repeat(100) })
  await db.insertInto('work_experiences').values({ candidate_user_id: id, organization_name: 'ヌクモリ計測機器' }).execute()
  expect(await api.account()).toMatchObject({ warn_job_history: false, warn_job_summary: false })
})

test('opening the list of companies that favourited me sets their count to nothing', async ({ db }) => {
  const { id, api } = await somebody(db)
  await db
    .updateTable('candidate_users')
    .set({ favorites_by_companies_seen_at: daysAgo(2) })
    .where('id', '=', id)
    .execute()
  const { id: job_id, company_id } = await addJob(db)
  await db
    .insertInto('company_favorites')
    .values({ candidate_user_id: id, company_id, job_id, created_at: daysAgo(1) })
    .execute()
  expect((await api.account()).unread_favorite_by_company_count).toBe(1)
  await api.favorites_by_companies.see({})
  expect((await api.account()).unread_favorite_by_company_count).toBe(0)
})

test('a company that is no longer blocked leaves the list alone', async ({ db }) => {
  const { api } = await somebody(db)
  const [one, other] = [(await addCompany(db)).id, (await addCompany(db)).id]
  for (const company_id of [one, other]) await api.blocked_companies.block({ company_id })
  expect(await api.account()).toMatchObject({ block_company_ids: [one, other], block_count: 2 })
  await api.blocked_companies.unblock({ company_id: one })
  expect(await api.account()).toMatchObject({ block_company_ids: [other], block_count: 1 })
})

test('a company with a thread stands once; what it wrote counts as unread until it is read', async ({ db }) => {
  const { id, api } = await somebody(db)
  const company_id = (await addCompany(db)).id
  const { id: thread_id } = await db.insertInto('threads').values({ candidate_user_id: id, company_id }).returning('id').executeTakeFirstOrThrow()
  const message = (company: boolean, number: number) => ({ thread_id, client_id: crypto.randomUUID(), company, number, message: 'はじめまして' })
  await db
    .insertInto('messages')
    .values([message(true, 1), message(true, 2), message(false, 3)])
    .execute()
  expect(await api.account()).toMatchObject({ message_companies: [company_id], unread_message_count: 2 })
  await db
    .updateTable('messages')
    .set({ read_at: daysAgo(0) })
    .where('thread_id', '=', thread_id)
    .execute()
  expect(await api.account()).toMatchObject({ message_companies: [company_id], unread_message_count: 0 })
})

test('is_open and is_mama are what was set last, each for itself', async ({ db }) => {
  const { api } = await somebody(db)
  await api.settings.change({ is_open: true })
  expect(await api.account()).toMatchObject({ is_open: true, is_mama: false })
  await api.settings.change({ is_mama: true })
  await api.settings.change({ is_open: false })
  expect(await api.account()).toMatchObject({ is_open: false, is_mama: true })
})

test('a notification counts for nobody but its recipient, an announcement for nobody but those it is for', async ({ db }) => {
  const [me, other] = [await somebody(db), await somebody(db)]
  await db.updateTable('candidate_profiles').set({ address: 13 }).where('candidate_user_id', '=', me.id).execute()
  await db
    .insertInto('announcements')
    .values({ title: 'x', is_require_confirm: true, display_start_at: daysAgo(1), segment: JSON.stringify({ prefectures: [13] }) })
    .execute()
  await db.insertInto('notifications').values({ account_id: me.id, kind: 'notice', subject_type: 'premium', subject_id: me.id }).execute()
  expect(await me.api.account()).toMatchObject({ unread_notification_count: 2, unconfirmed_notification_count: 1 })
  expect(await other.api.account()).toMatchObject({ unread_notification_count: 0, unconfirmed_notification_count: 0 })
})

test('it is one round trip, however much there is to tell', async ({ db }) => {
  const { id, viewer } = await somebody(db)
  const { id: job_id, company_id } = await addJob(db)
  await db.insertInto('favorites').values({ candidate_user_id: id, company_id, job_id }).execute()
  let asked = 0
  const spied = db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      asked++
      return result
    },
  })
  const { candidate_users } = await apiFor(spied, { viewer })
  asked = 0
  const account = await candidate_users.account()
  expect([account.has_favorites, asked]).toEqual([true, 1])
})
