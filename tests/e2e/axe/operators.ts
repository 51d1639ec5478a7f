import type { BrowserContext, Page } from '@playwright/test'
import type { Database } from '#server/platform/database/connect.ts'
import { addSession } from '../kit/sign-in/add-session.ts'
import { signInOperator } from '../kit/sign-in/sign-in-operator.ts'
import { expect } from '../kit/test.ts'
import { type Looks, looker, type PageState } from './looker.ts'

const at = (page: string) => (page ? `/operator/${page}` : '/operator')

/** The first operator of the demonstration, who finds entries in every queue. */
async function enterAsHanako(context: BrowserContext, db: Database) {
  const me = await db.selectFrom('accounts').select('id').where('email', '=', 'operator@demo.example').executeTakeFirstOrThrow()
  await addSession(context, db, 'operator', me.id)
  const idOf = async (rows: { executeTakeFirstOrThrow: () => Promise<{ id: string | number }> }) => (await rows.executeTakeFirstOrThrow()).id
  const demo = db.selectFrom('companies').select('id').where('is_demo', '=', true).orderBy('id').limit(1)
  const jobs = db.selectFrom('job_offers').innerJoin('companies', 'companies.id', 'company_id').select('job_offers.id').where('is_demo', '=', true).limit(1)
  const reports = db.selectFrom('reports').select('id').limit(1)
  return {
    banner: await idOf(db.selectFrom('banners').select('id').where('is_demo', '=', true).limit(1)),
    candidate: await idOf(db.selectFrom('accounts').select('id').where('email', '=', 'candidate@demo.example')),
    company: await idOf(demo.where('state', '=', 'active')),
    incident: await idOf(db.selectFrom('incidents').select('id').limit(1)),
    job: await idOf(jobs.where('job_offers.state', '=', 'in_review')),
    member: await idOf(db.selectFrom('accounts').select('id').where('email', '=', 'company@demo.example')),
    notice: await idOf(db.selectFrom('announcements').select('id').where('is_demo', '=', true).limit(1)),
    operator: await idOf(db.selectFrom('accounts').select('id').where('email', '=', 'reader@demo.example')),
    report: await idOf(reports.where('thread_id', 'is not', null).where('note', '=', '有料の講座をすすめられました。')),
    jobReport: await idOf(reports.where('job_id', 'is not', null)),
    request: await idOf(db.selectFrom('data_requests').select('id').where('note', '=', '氏名の読みがなを直してください。').limit(1)),
    story: (await db.selectFrom('story_reviews').select('story_id').where('decided_at', 'is', null).executeTakeFirstOrThrow()).story_id,
    survey: await idOf(db.selectFrom('surveys').select('id').where('is_demo', '=', true)),
    waiting: await idOf(demo.where('state', '=', 'pending')),
  }
}

async function wrongLine(page: Page) {
  const buffer = Buffer.from('company,number,domain,member\nまとめ製作所,123,matome.example,a@matome.example')
  await page.getByLabel('CSVファイル').setInputFiles({ name: 'companies.csv', mimeType: 'text/csv', buffer })
  await page.getByRole('button', { name: '内容を確認' }).click()
  await expect(page.getByText(/1行を直してください/)).toBeVisible()
}

const pages: PageState<unknown>[] = [
  '',
  'account',
  'audit',
  'backups',
  'banners',
  'claims',
  'companies',
  'exports',
  'figures',
  'import_runs',
  'job_offers',
  'job_offers/all',
  'job_offers/stories',
  'mails',
  'maintenance',
  'masters',
  'members',
  'notices',
  'people',
  'reports',
  'requests',
  'surveys',
  'system',
  'tasks',
  'updates',
  'yearly_figures',
].map((page) => ({ page: at(page) }))

/** A second page that axe checks on the way. */
const busiest = new Set(['', 'companies', 'job_offers', 'job_offers/all', 'reports'].map(at))
const both: Looks = ['desk', 'phone']

export const operatorLookers = [
  looker({
    who: 'an operator with much to do',
    looks: ['desk'],
    enter: enterAsHanako,
    states: [
      ...pages.map((row) => (busiest.has(row.page) ? { ...row, looks: both } : row)),
      { page: at('approvals') },
      { page: at('account/email') },
      { page: at('account/password') },
      { page: at('account/recovery_codes') },
      { page: at('banners/edit') },
      { page: at('banners/edit'), state: 'one that there is', address: ({ banner }) => at(`banners/edit?id=${banner}`) },
      { page: at('companies/add') },
      { page: at('views'), address: at('views?list=companies') },
      { page: at('find'), address: at('find?q=計測') },
      { page: at('companies/add'), state: 'with a wrong line', reach: wrongLine },
      { page: at('companies/detail'), address: ({ company }) => at(`companies/detail?id=${company}`), looks: both },
      { page: at('companies/detail'), state: 'from its list', address: ({ company }) => at(`companies/detail?id=${company}&in=sort%3Dname`), looks: both },
      { page: at('companies/detail'), state: 'that waits', address: ({ waiting }) => at(`companies/detail?id=${waiting}`) },
      { page: at('companies/standing'), address: ({ company }) => at(`companies/standing?id=${company}`), looks: both },
      { page: at('confirm') },
      { page: at('job_offers/review'), address: ({ job }) => at(`job_offers/review?id=${job}`), looks: both },
      { page: at('job_offers/stories/review'), address: ({ story }) => at(`job_offers/stories/review?id=${story}`) },
      { page: at('leaks') },
      { page: at('leaks/detail'), address: ({ incident }) => at(`leaks/detail?id=${incident}`) },
      { page: at('masters/detail'), address: at('masters/detail?table=social_issues') },
      { page: at('members/detail'), address: ({ operator }) => at(`members/detail?id=${operator}`) },
      { page: at('members/new') },
      { page: at('notices/detail'), address: ({ notice }) => at(`notices/detail?id=${notice}`) },
      { page: at('notices/edit') },
      { page: at('people/detail'), state: 'a candidate', address: ({ candidate }) => at(`people/detail?area=candidate&id=${candidate}`) },
      { page: at('people/detail'), state: 'a member', address: ({ member }) => at(`people/detail?area=company&id=${member}`) },
      { page: at('reports/detail'), state: 'of a message', address: ({ report }) => at(`reports/detail?id=${report}`) },
      { page: at('reports/detail'), state: 'of a job', address: ({ jobReport }) => at(`reports/detail?id=${jobReport}`) },
      { page: at('reports/thread'), state: 'not approved', address: ({ report }) => at(`reports/thread?id=${report}`), status: 403 },
      { page: at('requests/detail'), address: ({ request }) => at(`requests/detail?id=${request}`) },
      { page: at('requests/new') },
      { page: at('surveys/detail'), address: ({ survey }) => at(`surveys/detail?id=${survey}`) },
      { page: at('surveys/detail'), state: 'with answers', address: ({ survey }) => at(`surveys/detail?id=${survey}&answers`) },
      { page: at('surveys/edit') },
      { page: at('settings') },
      { page: at('settings/detail'), address: () => at('settings/detail?group=site') },
      { page: at('settings/history') },
      { page: at('setup') },
      { page: at('settings/mails'), address: () => at('settings/mails?kind=verify_email') },
      { page: at('*'), state: 'missing', address: at('nothing'), status: 404 },
    ],
  }),
  looker({
    who: 'a read-only operator',
    looks: ['desk'],
    enter: (context, db) => signInOperator(context, db, { role: 'read_only' }),
    states: [
      { page: at('') },
      { page: at('account') },
      { page: at('members') },
      { page: at('notices/edit'), state: 'refused', status: 403 },
      { page: at('leaks'), state: 'refused', status: 403 },
    ],
  }),
]
