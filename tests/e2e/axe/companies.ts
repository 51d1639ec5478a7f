import type { BrowserContext, Page } from '@playwright/test'
import { postedTerms } from '#contract/hiring/offers/offer-term-names.ts'
import { wholeTerms } from '#server/hiring/offers/whole-terms.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { wholeStory } from '#server/jobs/stories/whole-story.ts'
import { visibleCandidates } from '#server/candidates/visibility/visible-candidates.ts'
import { addSession } from '../kit/sign-in/add-session.ts'
import { inDays } from '../kit/in-days.ts'
import { ownDesk } from '../kit/data/own-desk.ts'
import { expect } from '../kit/test.ts'
import { addOutsideMeeting } from '../kit/data/outside-meeting.ts'
import { looker, type PageState } from './looker.ts'

const at = (page: string) => `/online/companies/${page}`

/** An API key has no more rights than its member, who needs a second factor. */
const withFactor = (db: Database, id: string) =>
  db.updateTable('accounts').set({ totp_secret_sealed: 'x', totp_confirmed_at: new Date().toISOString() }).where('id', '=', id).execute()

async function enterAnew(context: BrowserContext, db: Database) {
  const { id, company_id } = await ownDesk(context, db)
  await withFactor(db, id)
  const draft = { company_id, position_title: '書きかけの求人', description: '', state: 'draft' }
  const job = await db.insertInto('job_offers').values(draft).returning('id').executeTakeFirstOrThrow()
  const hook = { company_id, url: 'https://hooks.example/', event_types: ['application.created'], secret_sealed: 'x' }
  const endpoint = await db.insertInto('webhook_endpoints').values(hook).returning('id').executeTakeFirstOrThrow()
  const content = JSON.stringify({ ...wholeStory, blocks: [...wholeStory.blocks, { kind: 'picture', id: 'p', picture: null, alt: '', caption: '' }] })
  const story = await db.insertInto('stories').values({ company_id, content }).returning('id').executeTakeFirstOrThrow()
  return { job: job.id, endpoint: endpoint.id, story: story.id }
}

/** The first member of the demonstration, whose company has conversations, scouts and selections. */
async function enterAsYuka(context: BrowserContext, db: Database) {
  const me = await db
    .selectFrom('company_users')
    .innerJoin('accounts', 'accounts.id', 'company_users.id')
    .select(['accounts.id', 'company_id'])
    .where('email', '=', 'company@demo.example')
    .executeTakeFirstOrThrow()
  await addSession(context, db, 'company', me.id)
  const ours = db.selectFrom('applications').select(['id', 'candidate_user_id', 'job_id']).where('company_id', '=', me.company_id)
  const application = await ours.where('candidate_user_id', 'is not', null).where('step', '<>', 'end').executeTakeFirstOrThrow()
  const known = db.selectFrom('threads').select('candidate_user_id').where('candidate_user_id', 'is not', null).$castTo<string>()
  const stranger = await visibleCandidates(db, me).select('candidate_users.id').where('candidate_users.id', 'not in', known).executeTakeFirstOrThrow()
  const card = db.selectFrom('scorecards').select(['application_id', 'kit_id']).where('company_user_id', '=', me.id).where('submitted_at', 'is not', null)
  const scorecard = await card.executeTakeFirstOrThrow()
  const draft = { application_id: application.id, terms: JSON.stringify(wholeTerms), answer_due_on: inDays(10, '00:00').slice(0, 10) }
  const differs = Object.fromEntries(postedTerms.map((field) => [field, '条件を決めたため。']))
  await db.deleteFrom('offers').where('application_id', '=', application.id).where('state', '=', 'draft').execute()
  await db
    .insertInto('offers')
    .values({ ...draft, reasons: JSON.stringify(differs) })
    .execute()
  const { outside, meeting } = await addOutsideMeeting(db, me.company_id, { isAgreed: true })
  return {
    meeting,
    outside,
    application: application.id,
    person: application.candidate_user_id,
    stranger: stranger.id,
    job: application.job_id,
    scorecard,
  }
}

/** A member with this role, in a company with this status. */
async function openPalette(page: Page) {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: '検索・移動・操作' }).fill('求人')
  await expect(page.getByRole('option', { name: '求人を作成' }).first()).toBeVisible()
}

async function listKeys(page: Page) {
  await page.keyboard.press('?')
  await expect(page.getByRole('dialog', { name: 'キー操作' })).toBeVisible()
}

async function withoutScope(page: Page) {
  await page.getByLabel('名前').fill('採用管理システム')
  await page.getByRole('button', { name: 'APIキーを発行' }).click()
  await expect(page.getByText('許可する範囲を1つ以上選んでください。')).toBeVisible()
}

async function unfoldScout(page: Page) {
  await page
    .getByRole('link', { name: /本文を表示$/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'スカウトの理由' })).toBeVisible()
}

async function withoutQuestion(page: Page) {
  await page.getByRole('button', { name: '質問を追加' }).click()
  await page.getByRole('group', { name: '質問1' }).getByLabel('回答の形式').selectOption('選択')
  await page.getByRole('button', { name: '保存' }).click()
  await expect(page.getByText('質問を入力してください。')).toBeVisible()
}

async function publishTooSoon(page: Page) {
  await page.getByRole('button', { name: '公開する', exact: true }).click()
  await expect(page.getByRole('alert')).toContainText('か所を直してください')
}

const pages: PageState<unknown>[] = [
  'candidates',
  'company',
  'dashboard',
  'figures',
  'figures/cases',
  'figures/selection',
  'job_offers',
  'job_offers/drafts',
  'job_offers/new',
  'job_offers/paste',
  'job_offers/templates',
  'job_offers/transfer',
  'messages',
  'notifications',
  'referrals',
  'scouts',
  'scouts/templates',
  'selection',
  'selection/outside',
  'selection/outside/new',
  'settings',
  'stories',
  'settings/feeds',
  'settings/calendar',
  'settings/interview_kits',
  'settings/interview_kits/edit',
  'settings/members',
  'settings/notifications',
  'settings/selection_notices',
  'settings/selection_steps',
  'settings/templates',
  'settings/templates/edit',
].map((page) => ({ page: at(page) }))

const edit = ({ job }: { job: number | null }) => at(`job_offers/edit?id=${job}`)
const questions = ({ job }: { job: number | null }) => at(`job_offers/questions?id=${job}`)

export const companyLookers = [
  looker({
    who: 'a member of a new company',
    looks: ['phone'],
    enter: enterAnew,
    states: [
      ...pages,
      { page: at('views'), address: () => at('views?list=job_offers') },
      { page: at('find'), address: () => at('find?q=求人') },
      { page: at('job_offers'), state: 'with the palette', reach: openPalette },
      { page: at('job_offers'), state: 'with its keys', reach: listKeys },
      { page: at('company'), state: 'as visitors see it', address: at('company#preview') },
      { page: at('job_offers/edit'), state: 'a draft', address: edit },
      { page: at('job_offers/edit'), state: 'too soon to be public', address: edit, reach: publishTooSoon },
      { page: at('job_offers/questions'), address: questions },
      { page: at('job_offers/overview'), address: ({ job }) => at(`job_offers/overview?id=${job}`) },
      { page: at('job_offers/figures'), address: ({ job }) => at(`job_offers/figures?id=${job}`) },
      { page: at('job_offers/questions'), state: 'with a question left empty', address: questions, reach: withoutQuestion },
      { page: at('stories/edit'), address: ({ story }) => at(`stories/edit?id=${story}`) },
      { page: at('stories/preview'), address: ({ story }) => at(`stories/preview?id=${story}`) },
      { page: at('confirm') },
      { page: at('settings/email') },
      { page: at('settings/keys') },
      { page: at('settings/keys/new') },
      { page: at('settings/keys/new'), state: 'without a scope', reach: withoutScope },
      { page: at('settings/password') },
      { page: at('settings/recovery_codes') },
      { page: at('settings/webhooks') },
      { page: at('settings/webhooks/deliveries'), address: ({ endpoint }) => at(`settings/webhooks/deliveries?id=${endpoint}`) },
      { page: at('second_factor/new') },
      { page: at('*'), state: 'missing', address: at('nothing'), status: 404 },
    ],
  }),
  looker({
    who: 'a member of a company with much to do',
    looks: ['desk'],
    enter: enterAsYuka,
    states: [
      ...pages,
      {
        page: at('candidates'),
        state: 'with words read as conditions',
        address: () => at(`candidates?${new URLSearchParams({ free_word: 'エンジニア リモート 年収800万以上', sort: '2' })}`),
      },
      { page: at('candidates/pools') },
      { page: at('candidates/detail'), address: ({ person }) => at(`candidates/detail?id=${person}`) },
      { page: at('candidates/detail'), state: 'somebody unknown', address: ({ stranger }) => at(`candidates/detail?id=${stranger}`) },
      { page: at('figures'), state: 'of a year', address: at('figures?days=365') },
      { page: at('figures/cases'), state: 'of a year', address: at('figures/cases?days=365') },
      { page: at('figures/selection'), state: 'of a year', address: at('figures/selection?days=365') },
      { page: at('job_offers/edit'), state: 'public', address: edit },
      { page: at('messages/detail'), address: ({ person }) => at(`messages/detail?candidate_id=${person}`) },
      { page: at('messages/detail'), state: 'with the wishes open', address: ({ person }) => at(`messages/detail?candidate_id=${person}&profile=open`) },
      { page: at('scouts/new'), address: ({ stranger }) => at(`scouts/new?candidate_id=${stranger}`) },
      { page: at('scouts'), state: 'with the text of one', reach: unfoldScout },
      { page: at('selection'), state: 'with somebody open', address: ({ application, job }) => at(`selection?job_id=${job}&open=${application}`) },
      { page: at('selection'), state: 'as a table', address: at('selection?view=table') },
      { page: at('selection/together'), state: 'to end', address: ({ application }) => at(`selection/together?act=decline&id=${application}`) },
      { page: at('selection/together'), address: ({ application }) => at(`selection/together?act=message&id=${application}`) },
      { page: at('job_offers/overview'), state: 'with selections', address: ({ job }) => at(`job_offers/overview?id=${job}`) },
      { page: at('job_offers/figures'), state: 'with selections', address: ({ job }) => at(`job_offers/figures?id=${job}`) },
      { page: at('selection/detail'), address: ({ application }) => at(`selection/detail?id=${application}`) },
      {
        page: at('selection/scorecard'),
        state: 'with what everybody submitted',
        address: ({ scorecard }) => at(`selection/scorecard?id=${scorecard.application_id}&kit=${scorecard.kit_id}`),
      },
      {
        page: at('selection/detail'),
        state: 'with scorecards',
        address: ({ scorecard }) => at(`selection/detail?id=${scorecard.application_id}#scorecards`),
      },
      { page: at('settings/interview_kits/edit'), state: 'a copy of a template', address: () => at('settings/interview_kits/edit?from=technical') },
      { page: at('selection/offer'), address: ({ application }) => at(`selection/offer?id=${application}`) },
      { page: at('selection/offer/preview'), address: ({ application }) => at(`selection/offer/preview?id=${application}`) },
      { page: at('selection/outside/detail'), address: ({ outside }) => at(`selection/outside/detail?id=${outside}`) },
      { page: at('selection/outside/meeting'), address: ({ outside }) => at(`selection/outside/meeting?id=${outside}`) },
      {
        page: at('selection/outside/meeting/change'),
        address: ({ outside, meeting }) => at(`selection/outside/meeting/change?id=${outside}&meeting=${meeting}`),
      },
      { page: at('selection/notice'), address: ({ application }) => at(`selection/notice?id=${application}`) },
    ],
  }),
]
