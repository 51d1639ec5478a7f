import { FEES_VERSION } from '#contract/companies/registration/fees-version.ts'
import type { Insertable } from 'kysely'
import type { DB } from '#server/platform/database/schema.ts'
import { publishableJob } from '#server/jobs/editing/testing.ts'
import { addJob, daysAgo } from '#server/testing.ts'
import type { Access, World } from '../access.ts'

const made =
  (job: Partial<Insertable<DB['job_offers']>> = {}) =>
  async (world: World) => {
    await world.db.updateTable('companies').set(whole).where('id', '=', world.company_id).execute()
    return { params: { id: (await addJob(world.db, { ...publishableJob, ...job, company_id: world.company_id })).id } }
  }
const aJob = made()
const whole = { address: '東京都台東区蔵前1-1-1', contact_email: 'recruit@company.example' }
async function aHeldChange(world: World) {
  const made = await aJob(world)
  await world.db
    .insertInto('job_change_notices')
    .values({ job_id: made.params.id, before: JSON.stringify({ overtime: 'なし' }), send_at: daysAgo(0) })
    .execute()
  return made
}
/** Asked by a colleague, so that nobody of the matrix can take it back. */
async function aRequest(world: World) {
  const { params } = await made(draft)(world)
  const request = { job_id: params.id, kind: 'publication', requested_by: '木下' }
  const { id } = await world.db.insertInto('job_approvals').values(request).returning('id').executeTakeFirstOrThrow()
  const { updated_at } = await world.db.selectFrom('job_offers').select('updated_at').where('id', '=', params.id).executeTakeFirstOrThrow()
  return { params, body: { approval_id: id, job_updated_at: updated_at, decision: 'approve', fees_version: FEES_VERSION } }
}
async function aTemplate({ db, company_id }: World) {
  const { id } = await db
    .insertInto('job_templates')
    .values({ company_id, name: crypto.randomUUID(), content: JSON.stringify({ position_title: '営業' }) })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { id } }
}
const draft = { state: 'draft', published_at: null, confirmed_at: null }
const member = { who: 'member', of: 'company' } as const
const path = '/company_users/job_offers/{id}/'

/** A company's own jobs. */
export const companyJobAccess: Record<string, Access> = {
  'GET /company_users/job_offers/': { who: 'member', act: 'see_jobs' },
  'POST /company_users/job_offers/': { who: 'member', act: 'edit_jobs', call: () => ({ body: { position_title: '営業' } }) },
  'POST /company_users/job_offers/lint/': { who: 'member', act: 'see_jobs', call: () => ({ body: { position_title: '営業' } }) },
  [`GET ${path}`]: { ...member, act: 'see_jobs', call: made(draft) },
  [`PATCH ${path}`]: { ...member, act: 'edit_jobs', call: async (world) => ({ ...(await made(draft)(world)), body: { tagline: '直した' } }) },
  [`DELETE ${path}change_notice/`]: { ...member, act: 'edit_jobs', call: aHeldChange },
  [`DELETE ${path}`]: { ...member, act: 'edit_jobs', call: made(draft) },
  [`PUT ${path}publication/`]: {
    ...member,
    act: 'publish_jobs',
    call: async (world) => ({ ...(await made({ state: 'paused' })(world)), body: { fees_version: FEES_VERSION } }),
  },
  [`DELETE ${path}publication/`]: { ...member, act: 'publish_jobs', call: made() },
  [`PUT ${path}confirmation/`]: { ...member, act: 'publish_jobs', call: made({ confirmed_at: daysAgo(31) }) },
  [`PUT ${path}closure/`]: { ...member, act: 'publish_jobs', call: async (world) => ({ ...(await made()(world)), body: { closed_reason: 'filled' } }) },
  'POST /company_users/job_offers/acts/': {
    who: 'member',
    act: 'publish_jobs',
    call: async (world) => ({ body: { ids: [(await made()(world)).params.id], act: 'pause' } }),
  },
  'PUT /company_users/job_offers/owner/': {
    who: 'member',
    act: 'assign_jobs',
    call: async (world) => ({ body: { ids: [(await made()(world)).params.id], owner_id: null } }),
  },
  // Without the setting nobody has to ask.
  [`PUT ${path}approval_request/`]: { ...member, act: 'publish_jobs', call: async (world) => ({ ...(await made(draft)(world)), body: {} }), status: 409 },
  [`PUT ${path}change_request/`]: { ...member, act: 'edit_jobs', call: async (world) => ({ ...(await aJob(world)), body: { bonus: '年2回' } }), status: 409 },
  [`DELETE ${path}approval_request/`]: { ...member, act: 'edit_jobs', call: async (world) => ({ params: (await aRequest(world)).params }), status: 409 },
  [`PUT ${path}approval/`]: { ...member, act: 'approve_jobs', call: aRequest },
  [`POST ${path}copies/`]: { ...member, act: 'edit_jobs', call: made() },
  'POST /company_users/job_offers/pastes/': {
    who: 'member',
    act: 'edit_jobs',
    call: () => ({ files: { file: new File(['営業担当\n仕事内容\n法人への提案\n勤務地\n東京都港区'], 'posting.txt') } }),
  },
  [`DELETE ${path}reading/`]: { ...member, act: 'edit_jobs', call: made(draft) },
  'GET /company_users/job_offers/drafts/': { who: 'member', act: 'see_jobs' },
  'PATCH /company_users/job_offers/drafts/': {
    who: 'member',
    act: 'edit_jobs',
    call: async (world) => ({ body: { ids: [(await made(draft)(world)).params.id], field: 'smoking_rule', text: '屋内禁煙' } }),
  },
  'POST /company_users/job_offers/publications/': {
    who: 'member',
    act: 'publish_jobs',
    call: async (world) => ({ body: { ids: [(await made(draft)(world)).params.id], fees_version: FEES_VERSION } }),
  },
  'GET /company_users/job_templates/': { who: 'member', act: 'see_jobs' },
  'POST /company_users/job_templates/': {
    who: 'member',
    act: 'edit_jobs',
    of: 'company',
    call: async (world) => ({ body: { job_id: (await aJob(world)).params.id, name: crypto.randomUUID() } }),
  },
  'PATCH /company_users/job_templates/{id}/': {
    ...member,
    act: 'edit_jobs',
    call: async (world) => ({ ...(await aTemplate(world)), body: { name: crypto.randomUUID() } }),
  },
  'DELETE /company_users/job_templates/{id}/': { ...member, act: 'edit_jobs', call: aTemplate },
  'POST /company_users/job_templates/{id}/job_offers/': { ...member, act: 'edit_jobs', call: aTemplate },
  'GET /company_users/job_offers/export/': { who: 'member', act: 'see_jobs' },
  'POST /company_users/job_offers/imports/': {
    who: 'member',
    act: 'edit_jobs',
    call: () => ({ files: { file: new File([JSON.stringify({ format: 'mebae.job_offers', job_offers: [{ position_title: '営業' }] })], 'jobs.json') } }),
  },
}
