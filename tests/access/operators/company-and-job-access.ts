import { randomUUID } from 'node:crypto'
import { FEES_VERSION } from '#contract/companies/registration/fees-version.ts'
import { publishableJob } from '#server/jobs/editing/testing.ts'
import { addCompany, addJob, daysAgo } from '#server/testing.ts'
import type { Access, World } from '../access.ts'

const seeing = { who: 'operator', act: 'see_companies' } as const
const deciding = { who: 'operator', act: 'decide_companies' } as const
const stopping = { who: 'operator', act: 'suspend_companies' } as const
const closing = { who: 'operator', act: 'close_jobs' } as const
const reason = '確かめられないため'

const waiting = async ({ db }: World) => (await addCompany(db, { state: 'pending' })).id
const aJob = async ({ db }: World) => (await addJob(db)).id

async function aReview({ db }: World) {
  const { id: company_id } = await addCompany(db, { address: '東京都台東区蔵前1-1-1', contact_email: 'recruit@company.example' })
  await db.insertInto('fee_acceptances').values({ company_id, version: FEES_VERSION, accepted_by: '山田' }).execute()
  const { id } = await addJob(db, { ...publishableJob, company_id, state: 'in_review', published_at: null, confirmed_at: null, updated_at: daysAgo(1) })
  const review = await db.insertInto('job_offer_reviews').values({ job_id: id, requested_by: '山田' }).returning('id').executeTakeFirstOrThrow()
  const { updated_at } = await db.selectFrom('job_offers').select('updated_at').where('id', '=', id).executeTakeFirstOrThrow()
  return { params: { id }, body: { review_id: review.id, job_updated_at: updated_at, decision: 'approve' } }
}

async function aBatch({ db, operator }: World) {
  const batch = { operator_user_id: operator, kind: 'close_jobs', made_at: daysAgo(0) }
  const { id } = await db.insertInto('operator_batches').values(batch).returning('id').executeTakeFirstOrThrow()
  const closed = { state: 'closed', closed_reason: 'withdrawn', closed_at: daysAgo(0), updated_at: daysAgo(0) }
  const { id: subject_id } = await addJob(db, closed)
  const { updated_at: mark } = await db.selectFrom('job_offers').select('updated_at').where('id', '=', subject_id).executeTakeFirstOrThrow()
  const before = JSON.stringify({ state: 'published', published_at: daysAgo(10), confirmed_at: daysAgo(1), confirmed_by: '山田' })
  await db.insertInto('operator_batch_items').values({ batch_id: id, subject_id, before, mark }).execute()
  return { params: { id } }
}

async function aClaim({ db }: World) {
  const { id: company_id } = await addCompany(db, { unclaimed_at: daysAgo(3) })
  const claim = { company_id, email: `${randomUUID()}@company.example`, name: '三枝 由香', company_name: '山田製作所', corporate_number: '8700110005901' }
  const asked = { url: 'https://company.example/', password_hash: 'none', terms_version: '1', privacy_version: '1' }
  const { id } = await db
    .insertInto('company_claims')
    .values({ ...claim, ...asked })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { id }, body: { decision: 'approve' } }
}

/** What operators see of companies and jobs, and decide about them. */
export const companyAndJobAccess: Record<string, Access> = {
  'GET /operators/companies/': seeing,
  'GET /operators/companies/{id}/': { ...seeing, call: ({ company_id }) => ({ params: { id: company_id } }), audited: true },
  'POST /operators/companies/': { ...deciding, call: () => ({ body: { company_name: '佐藤商店' } }) },
  'POST /operators/companies/csv/': { ...deciding, call: () => ({ body: { csv: `company,domain\n山田製作所,${randomUUID()}.example` } }) },
  'POST /operators/companies/{id}/invitations/': {
    ...deciding,
    call: async ({ db }) => ({ params: { id: (await addCompany(db)).id }, body: { email: `${randomUUID()}@company.example` } }),
  },
  'GET /operators/company_claims/': seeing,
  'PUT /operators/company_claims/{id}/decision/': { ...deciding, call: aClaim },
  'PUT /operators/companies/{id}/approval/': {
    ...deciding,
    call: async (world) => ({ params: { id: await waiting(world) }, body: { decision: 'approve', from_state: 'pending' } }),
  },
  'PUT /operators/companies/{id}/suspension/': {
    ...stopping,
    call: async ({ db }) => ({ params: { id: (await addCompany(db)).id }, body: { suspended: true, from_state: 'active', reason } }),
  },
  'PUT /operators/companies/{id}/contract/': {
    ...stopping,
    call: async ({ db }) => ({ params: { id: (await addCompany(db)).id }, body: { end_of_contract: true, from_state: 'active', reason } }),
  },
  'PUT /operators/companies/{id}/group/': {
    ...deciding,
    call: async ({ db }) => ({ params: { id: (await addCompany(db)).id }, body: { group_number: '8700110005901', reason } }),
  },
  'POST /operators/companies/{id}/viewings/': {
    who: 'operator',
    act: 'view_companies',
    call: ({ company_id }) => ({ params: { id: company_id }, body: { reason } }),
  },
  'DELETE /operators/viewings/': { ...seeing, audited: false },
  'POST /operators/companies/{id}/notes/': { ...deciding, call: ({ company_id }) => ({ params: { id: company_id }, body: { text: '電話で確認済み。' } }) },
  'PUT /operators/companies/{id}/tags/': { ...deciding, call: ({ company_id }) => ({ params: { id: company_id }, body: { tags: ['要フォロー'] } }) },
  'POST /operators/companies/approvals/': { ...deciding, call: async (world) => ({ body: { ids: [await waiting(world)] } }) },
  'GET /operators/job_offers/': seeing,
  'GET /operators/job_offers/reviews/': seeing,
  'GET /operators/job_offers/{id}/': { ...seeing, call: ({ job_id }) => ({ params: { id: job_id } }) },
  'PUT /operators/job_offers/{id}/decision/': { who: 'operator', act: 'review_jobs', call: aReview },
  'PUT /operators/job_offers/{id}/premium/': {
    who: 'operator',
    act: 'review_jobs',
    call: async (world) => ({ params: { id: await aJob(world) }, body: { premium: true, reason } }),
  },
  'POST /operators/job_offers/closures/': { ...closing, call: async (world) => ({ body: { ids: [await aJob(world)], reason } }) },
  'POST /operators/job_offers/confirmation_requests/': { ...closing, call: async (world) => ({ body: { ids: [await aJob(world)] } }) },
  'GET /operators/batches/{id}/': { ...seeing, call: aBatch },
  'PUT /operators/batches/{id}/undo/': { ...closing, call: aBatch },
}
