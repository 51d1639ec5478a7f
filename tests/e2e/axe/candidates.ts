import type { BrowserContext, Page } from '@playwright/test'
import { demoSurvey } from '#demo/announcements/add-demo-announcements.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { signInNew } from '../kit/sign-in/sign-in-new.ts'
import { signIn } from '../kit/sign-in/sign-in.ts'
import { expect } from '../kit/test.ts'
import { addOffer } from '../kit/data/add-offer.ts'
import { looker, type Looks, type PageState } from './looker.ts'

const onOffer = (db: Database) =>
  db
    .selectFrom('job_offers')
    .innerJoin('companies', 'companies.id', 'company_id')
    .select(['job_offers.id', 'company_id'])
    .where('companies.is_demo', '=', true)
    .where('companies.state', '=', 'active')
    .where('end_of_contract', '=', false)
    .orderBy('job_offers.id')

async function enterAnew(context: BrowserContext, db: Database) {
  const person = await signInNew(context, db)
  const job = await onOffer(db).where('job_offers.state', '=', 'published').executeTakeFirstOrThrow()
  const over = await onOffer(db).where('job_offers.state', '=', 'closed').where('published_at', 'is not', null).executeTakeFirstOrThrow()
  // A company's mark is new until the candidate opens the list.
  await db.insertInto('company_favorites').values({ company_id: job.company_id, candidate_user_id: person.id }).execute()
  return { job, over }
}

/** The demonstration candidate, whose pages show at least one entry of everything. */
async function enterAsChihiro(context: BrowserContext, db: Database) {
  const { id } = await db.selectFrom('accounts').select('id').where('email', '=', 'candidate@demo.example').executeTakeFirstOrThrow()
  await signIn(context, db, id)
  const talk = await db
    .selectFrom('messages')
    .innerJoin('threads', 'threads.id', 'thread_id')
    .select('company_id')
    .where('candidate_user_id', '=', id)
    .executeTakeFirstOrThrow()
  const scout = await db
    .selectFrom('scouts')
    .select('company_id')
    .where('candidate_user_id', '=', id)
    .where('delivered_at', 'is not', null)
    .executeTakeFirstOrThrow()
  const meetings = db.selectFrom('meetings').innerJoin('threads', 'threads.id', 'thread_id').select('meetings.id').where('candidate_user_id', '=', id)
  const meeting = await meetings.where('meetings.state', '=', 'booked').executeTakeFirstOrThrow()
  const job = await onOffer(db).where('job_offers.state', '=', 'published').where('company_id', '=', talk.company_id).executeTakeFirstOrThrow()
  return { talk: talk.company_id, scout: scout.company_id, meeting: meeting.id, offer: await addOffer(db, id), job: job.id }
}

const sheet = (page: Page) => page.getByRole('dialog')

async function shortNumber(page: Page) {
  await sheet(page).getByLabel('電話番号').fill('090-1234-567')
  await expect(sheet(page)).toContainText('番号が1桁足りません。')
}

async function paintAWeek(page: Page) {
  await sheet(page).getByRole('button', { name: '平日の日中' }).click()
  await expect(sheet(page)).toContainText('保存しました')
}

async function typeASkill(page: Page) {
  await sheet(page).getByRole('combobox', { name: 'スキルを追加' }).fill('type')
  await sheet(page).getByRole('option', { name: 'TypeScript' }).click()
  await expect(sheet(page).getByLabel('TypeScriptのレベル')).toBeVisible()
}

async function leaveOut(page: Page) {
  await page.getByRole('button', { name: '応募する', exact: true }).click()
  await expect(page.getByText('職種を選んでください。')).toBeVisible()
}

async function answerNothing(page: Page) {
  await page.getByRole('button', { name: '答えを送る' }).click()
  await expect(page.locator('main [aria-invalid="true"]').first()).toBeVisible()
}

async function showFull(page: Page) {
  await page.getByRole('button', { name: 'くわしく', exact: true }).click()
  await expect(page.getByRole('article').first().getByText('応募への回答')).toBeVisible()
}

const settings: PageState<unknown>[] = [
  '/settings',
  '/settings/confirm',
  '/settings/consents',
  '/settings/app',
  '/offline',
  '/settings/export',
  '/settings/hidden',
  '/settings/notifications',
  '/settings/privacy',
  '/settings/reports',
  '/settings/requests',
  '/settings/saved_searches',
  '/settings/security',
  '/settings/security/password',
].map((page) => ({ page }))

/** Pages that look the same with and without entries. */
const lists: PageState<unknown>[] = [
  '/',
  '/job_offer/bookmarks',
  '/job_offer/compare',
  '/job_offer/my_favorite',
  '/job_offer/view_history',
  '/message',
  '/mypage',
  '/notifications',
  '/profile',
  '/profile/matching',
  '/profile/resume',
  '/visitors',
].map((page) => ({ page }))

const both: Looks = ['desk', 'phone']
/** Pages that are quite another with much on them, at each width. */
const full = new Set(['/', '/mypage', '/profile', '/settings/privacy', '/visitors'])

export const candidateLookers = [
  looker({
    who: 'a new candidate',
    looks: ['phone'],
    enter: enterAnew,
    states: [
      ...lists,
      ...settings,
      { page: '/job_offer/favorite' },
      { page: '/job_offer/intuition' },
      { page: '/job_offer/search', state: 'signed in', address: '/job_offer/search?employment_types=1' },
      { page: '/job_offer/search', state: 'くわしく', reach: showFull },
      { page: '/job_offer/detail', state: 'signed in', address: ({ job }) => `/job_offer/detail?id=${job.id}` },
      { page: '/company/detail', state: 'signed in', address: ({ job }) => `/company/detail?id=${job.company_id}` },
      { page: '/job_offer/follow', address: ({ job }) => `/job_offer/follow?form=favorite&company_id=${job.company_id}&job_id=${job.id}` },
      {
        page: '/job_offer/follow',
        state: 'of a job that ended',
        address: ({ over }) => `/job_offer/follow?form=favorite&company_id=${over.company_id}&job_id=${over.id}`,
      },
      { page: '/job_offer/apply', address: ({ job }) => `/job_offer/apply?id=${job.id}` },
      { page: '/job_offer/apply', state: 'with something left out', address: ({ job }) => `/job_offer/apply?id=${job.id}`, reach: leaveOut },
      { page: '/job_offer/apply', state: 'for a job that ended', address: ({ over }) => `/job_offer/apply?id=${over.id}` },
      { page: '/message/company/detail', address: ({ job }) => `/message/company/detail?company_id=${job.company_id}` },
      { page: '/profile', state: 'with a number that is too short', address: '/profile?edit=contact', reach: shortNumber },
      { page: '/profile', state: 'with a painted week', address: '/profile?edit=availabilities', reach: paintAWeek },
      { page: '/profile', state: 'with a skill', address: '/profile?edit=skills', reach: typeASkill },
      ...['history', 'work', 'wishes', 'details'].map((part) => ({ page: '/profile', state: `editing ${part}`, address: `/profile?edit=${part}` })),
      ...[1, 2, 3, 4, 5].map((at) => ({ page: '/profile/wishes', state: `question ${at}`, address: `/profile/wishes?q=${at}` })),
      { page: '/profile/intention' },
      { page: '/profile/interview' },
      { page: '/surveys/detail', address: `/surveys/detail?id=${demoSurvey.key}` },
      { page: '/surveys/detail', state: 'sent empty', address: `/surveys/detail?id=${demoSurvey.key}`, reach: answerNothing },
      { page: '/profile', state: 'as one company sees it', address: ({ job }) => `/profile?company_id=${job.company_id}` },
      { page: '/settings/saved_searches/new', address: '/settings/saved_searches/new?prefectures=13' },
      { page: '/settings/security/email' },
      { page: '/settings/security/passkey' },
      { page: '/settings/security/recovery_codes' },
      { page: '/settings/security/second_factor' },
      { page: '/registration/complete' },
      { page: '/registration/vision' },
      ...[2, 3, 4, 5, 6].map((step) => ({ page: '/registration/add', state: `step ${step}`, address: `/registration/add?step=${step}` })),
      { page: '/logout' },
      { page: '/quit' },
    ],
  }),
  looker({
    who: 'a candidate with much on their pages',
    looks: ['desk'],
    enter: enterAsChihiro,
    states: [
      ...[...lists, ...settings].map((row) => (full.has(row.page) ? { ...row, looks: both } : row)),
      { page: '/job_offer/detail', state: 'that fits and does not', address: ({ job }) => `/job_offer/detail?id=${job}` },
      { page: '/settings/privacy', state: 'looking for a company', address: '/settings/privacy?company_name=株式会社&value=株式', looks: ['phone'] },
      { page: '/message', state: 'with the board of applications', address: '/message?filter=applications' },
      { page: '/message', state: 'searched', address: '/message?q=電池' },
      { page: '/message/company/detail', address: ({ talk }) => `/message/company/detail?company_id=${talk}`, looks: both },
      { page: '/message/job_offer/detail', address: ({ talk, job }) => `/message/job_offer/detail?company_id=${talk}&job_id=${job}` },
      { page: '/message/meeting', address: ({ meeting }) => `/message/meeting?id=${meeting}` },
      { page: '/message/offer', address: ({ offer }) => `/message/offer?id=${offer}` },
      { page: '/message/company/detail', state: 'with a scout', address: ({ scout }) => `/message/company/detail?company_id=${scout}`, looks: both },
    ],
  }),
]
