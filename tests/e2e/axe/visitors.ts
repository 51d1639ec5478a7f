import { randomUUID } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { hashToken, newToken } from '#server/accounts/sessions/session-cookie.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { fillSignUp, newCompany } from '../kit/data/new-company.ts'
import { outsideEntry } from '../kit/data/outside-entry.ts'
import { addOutsideMeeting } from '../kit/data/outside-meeting.ts'
import { expect } from '../kit/test.ts'
import { type Looks, looker } from './looker.ts'

/** A company with a film, an imported company that nobody has claimed, its job, and the mails that a visitor gets. */
async function enter(_: BrowserContext, db: Database) {
  const at = new Date().toISOString()
  const own = `${randomUUID().slice(0, 8)}.example`
  const company = (values: { name: string; company_youtube_url?: string; url?: string; unclaimed_at?: string }) =>
    db
      .insertInto('companies')
      .values({ state: 'active', ...values })
      .returning('id')
      .executeTakeFirstOrThrow()
  const film = await company({ name: '株式会社ひかり映像', company_youtube_url: 'abcdefghijk' })
  const unclaimed = await company({ name: `引き継ぎ製作所 ${own}`, url: `https://${own}/`, unclaimed_at: at })
  // Not among the newest, which other journeys open first.
  const before = new Date(Date.now() - 20 * 86_400_000).toISOString()
  const shown = { state: 'published', published_at: before, confirmed_at: before, confirmed_by: '取り込み' }
  const posting = { position_title: `営業 ${own}`, description: '商品を届けます。', ...shown }
  const imported = await db
    .insertInto('job_offers')
    .values({ ...posting, company_id: unclaimed.id, source: 'board', reference_number: own, source_url: `https://board.example/${own}`, min_salary: 400 })
    .returning('id')
    .executeTakeFirstOrThrow()
  const job = await db
    .selectFrom('job_offers')
    .innerJoin('companies', 'companies.id', 'company_id')
    .select(['job_offers.id', 'company_id'])
    .where('companies.is_demo', '=', true)
    .where('companies.state', '=', 'active')
    .where('end_of_contract', '=', false)
    .where('job_offers.state', '=', 'published')
    .orderBy('job_offers.id')
    .executeTakeFirstOrThrow()
  const token = newToken()
  const invitation = { company_id: film.id, email: `izumi@${own}`, role: 'assistant', invited_by_name: '三枝 由香' }
  await db
    .insertInto('member_invitations')
    .values({ ...invitation, token_hash: hashToken(token), expires_at: new Date(Date.now() + 86_400_000).toISOString() })
    .execute()
  const mail = await db
    .insertInto('mails')
    .values({ kind: 'verify_email', to_address: `izumi@${own}`, subject: '確認', text: '確認です。', html: '<p>確認です。</p>' })
    .returning('id')
    .executeTakeFirstOrThrow()
  const story = await db.selectFrom('stories').select('id').where('shown', 'is not', null).orderBy('id').executeTakeFirstOrThrow()
  const asked = await db.insertInto('outside_candidates').values(outsideEntry(film.id)).returning('id').executeTakeFirstOrThrow()
  const outside = newToken()
  await db
    .insertInto('outside_links')
    .values({ token_hash: hashToken(outside), outside_candidate_id: asked.id, expires_at: new Date(Date.now() + 86_400_000).toISOString() })
    .execute()
  const { token: offered } = await addOutsideMeeting(db, film.id, { isAgreed: false })
  const { token: agreed } = await addOutsideMeeting(db, film.id, { isAgreed: true })
  const referrer = await db
    .insertInto('accounts')
    .values({ kind: 'company', email: `saegusa@${own}`, email_verified_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('company_users').values({ id: referrer.id, company_id: film.id, name: '三枝 由香', role: 'recruiter' }).execute()
  const referral = newToken()
  await db
    .insertInto('referral_links')
    .values({ company_id: film.id, company_user_id: referrer.id, member_name: '三枝 由香', token_hash: hashToken(referral), token_sealed: 'x' })
    .execute()
  return {
    offered,
    agreed,
    referral,
    outside,
    job,
    story: story.id,
    film: film.id,
    unclaimed: unclaimed.id,
    imported: imported.id,
    invitation: token,
    mail: mail.id,
  }
}

const sendButton = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /(送る|受け取る|ログインする|登録)$/ })
    .first()

async function sendEmpty(page: Page) {
  await sendButton(page).click()
  await expect(page.locator('main [aria-invalid="true"]').first()).toBeVisible()
}

async function openConditions(page: Page) {
  await page.getByRole('button', { name: /条件/ }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

const waitForCopyButtons = (page: Page) => expect(page.getByRole('button', { name: 'Copy' }).first()).toBeVisible()

async function openContents(page: Page) {
  await page.getByText('目次', { exact: true }).click()
  await expect(page.getByRole('navigation', { name: '目次' }).getByRole('link', { name: 'インストール' })).toBeVisible()
}

async function nameFirstStep(page: Page) {
  await page.getByLabel('年', { exact: true }).selectOption('1992')
  await page.getByRole('button', { name: '次へ' }).click()
  await expect(page.getByText('年・月・日をすべて選んでください。')).toBeVisible()
}

const follow = ({ job }: { job: { id: number; company_id: number } }) => `/job_offer/follow?form=favorite&company_id=${job.company_id}&job_id=${job.id}`

/** What most people see, at the desk and on the phone; of the other pages one look tells enough. */
const both: Looks = ['desk', 'phone']

export const visitorLookers = [
  looker({
    who: 'a visitor',
    looks: ['desk'],
    enter,
    states: [
      { page: '/', looks: both },
      { page: '/company', looks: both },
      { page: '/company/detail', address: ({ job }) => `/company/detail?id=${job.company_id}`, looks: both },
      { page: '/company/detail', state: 'with a film', address: ({ film }) => `/company/detail?id=${film}` },
      { page: '/company/detail', state: 'nobody has registered it', address: ({ unclaimed }) => `/company/detail?id=${unclaimed}` },
      { page: '/company/detail', state: 'missing', address: '/company/detail?id=abc', status: 404 },
      { page: '/company/stories' },
      { page: '/company/stories/detail', address: ({ story }) => `/company/stories/detail?id=${story}`, looks: both },
      { page: '/company/stories/detail', state: 'missing', address: '/company/stories/detail?id=2147483647', status: 404 },
      { page: '/jobs', looks: both },
      { page: '/jobs/:kind/:name/:place?', address: '/jobs/occupation/サーバーサイドエンジニア', looks: both },
      { page: '/jobs/:kind/:name/:place?', state: 'too few jobs', address: '/jobs/skill/nothing', status: 404 },
      { page: '/jobs/:kind/:name/:place?', state: 'in a place', address: '/jobs/occupation/サーバーサイドエンジニア/東京都' },
      { page: '/job_offer/detail', address: ({ job }) => `/job_offer/detail?id=${job.id}`, looks: both },
      { page: '/job_offer/detail', state: 'of another board', address: ({ imported }) => `/job_offer/detail?id=${imported}` },
      { page: '/job_offer/detail', state: 'missing', address: '/job_offer/detail?id=2147483647', status: 404 },
      { page: '/job_offer/search', looks: both },
      { page: '/job_offer/search', state: 'found', address: '/job_offer/search?free_word=エンジニア&remote=2' },
      {
        page: '/job_offer/search',
        state: 'conditions read',
        address: '/job_offer/search?free_word=正社員 年収400万以上 リモート&as_words=リモート',
        looks: both,
      },
      { page: '/job_offer/search', state: 'a part found', address: '/job_offer/search?free_word=エンジニア ないはずのことば&why=1', looks: both },
      { page: '/job_offer/search', state: 'nothing found', address: '/job_offer/search?free_word=ないはずのことば', looks: both },
      {
        page: '/job_offer/search',
        state: 'sheet of conditions',
        address: '/job_offer/search?remote=2&prefectures=13',
        reach: openConditions,
        looks: ['phone'],
      },
      { page: '/about' },
      { page: '/about/contact' },
      { page: '/about/fees' },
      { page: '/about/metrics', looks: both },
      { page: '/about/ranking', looks: both },
      { page: '/docs/*', address: '/docs', looks: both },
      { page: '/docs/*', state: 'with code and tables', address: '/docs/en/integrators/api', reach: waitForCopyButtons, looks: both },
      { page: '/docs/*', state: 'contents open', address: '/docs/candidates/privacy', reach: openContents, looks: ['phone'] },
      { page: '/docs/*', state: 'reference', address: '/docs/reference/operations' },
      { page: '/docs/*', state: 'missing', address: '/docs/nowhere', status: 404 },
      { page: '/docs/search', state: 'found', address: '/docs/search?q=スカウト', looks: both },
      { page: '/docs/en/search', state: 'nothing found', address: '/docs/en/search?q=zzzz' },
      { page: '/help', looks: both },
      { page: '/help', state: 'found', address: '/help?q=パスワード', looks: both },
      { page: '/help', state: 'nothing found', address: '/help?q=ないはずのことば', looks: ['phone'] },
      { page: '/goodbye' },
      { page: '/leaving', address: '/leaving?to=https%3A%2F%2Fexample.com%2F' },
      { page: '/referral', address: ({ referral }) => `/referral?token=${referral}`, looks: both },
      { page: '/outside', looks: both },
      { page: '/outside', state: 'asked', address: ({ outside }) => `/outside?token=${outside}`, looks: both },
      { page: '/outside', state: 'a used link', address: '/outside?token=a' },
      { page: '/outside/meeting', state: 'a dead link', address: '/outside/meeting?token=a' },
      { page: '/outside/meeting', state: 'offered', address: ({ offered }) => `/outside/meeting?token=${offered}`, looks: both },
      { page: '/outside/meeting', state: 'agreed', address: ({ agreed }) => `/outside/meeting?token=${agreed}`, looks: both },
      { page: '/terms', looks: both },
      { page: '/privacy', looks: both },
      { page: '/*', state: 'missing', address: '/nowhere', status: 404 },
      { page: '/dev/inbox' },
      { page: '/dev/inbox/:mail_id', address: ({ mail }) => `/dev/inbox/${mail}` },
    ],
  }),
  looker({
    who: 'a visitor on the way in',
    looks: ['phone'],
    enter,
    states: [
      { page: '/online/companies', looks: both },
      {
        page: '/online/companies',
        state: 'after 気になる',
        address: (made) => `/online/companies/?next=${encodeURIComponent(follow(made))}`,
      },
      { page: '/registration/onestep', looks: both },
      { page: '/registration/onestep', state: 'sent empty', reach: sendEmpty },
      { page: '/registration/add' },
      { page: '/registration/add', state: 'with half a date', reach: nameFirstStep },
      { page: '/registration/sent' },
      { page: '/registration/verify', address: '/registration/verify?token=a' },
      { page: '/password/reset' },
      { page: '/password/reset', state: 'sent empty', reach: sendEmpty },
      { page: '/password/new', address: '/password/new?token=a' },
      { page: '/email/confirm', address: '/email/confirm?token=a' },
      { page: '/online/companies/sign_up', looks: both },
      {
        page: '/online/companies/sign_up',
        state: 'with an address that anybody can have',
        reach: async (page) => {
          await fillSignUp(page, { ...newCompany(), email: 'saegusa@gmail.com' })
          await expect(page.getByText('だれでも作れるメールアドレスでは登録できません。')).toBeVisible()
        },
      },
      { page: '/online/companies/sent' },
      { page: '/online/companies/verify', address: '/online/companies/verify?token=a' },
      { page: '/online/companies/invitation', address: ({ invitation }) => `/online/companies/invitation?token=${invitation}` },
      { page: '/online/companies/invitation', state: 'that is worth nothing', address: '/online/companies/invitation?token=a' },
      { page: '/online/companies/password/reset' },
      { page: '/online/companies/password/new', address: '/online/companies/password/new?token=a' },
      { page: '/online/companies/email/confirm', address: '/online/companies/email/confirm?token=a' },
      { page: '/operator/sign_in', looks: both },
      { page: '/operator/sent' },
      { page: '/operator/password/reset' },
      { page: '/operator/password/new', address: '/operator/password/new?token=a' },
      { page: '/operator/email/confirm', address: '/operator/email/confirm?token=a' },
    ],
  }),
]
