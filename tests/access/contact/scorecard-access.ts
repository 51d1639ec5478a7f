import type { Access, World } from '../access.ts'
import { anApplication } from './selection-access.ts'

export async function aKit({ db, company_id }: World) {
  const { id } = await db.insertInto('interview_kits').values({ company_id, name: '技術面接' }).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('interview_kit_criteria').values({ kit_id: id, order_no: 0, name: '設計の判断' }).execute()
  return id
}
const newKit = { name: '技術面接', criteria: [{ name: '設計の判断' }] }
const aScorecard = (body?: object) => async (world: World) => {
  const [{ id }, kit_id] = [await anApplication(world), await aKit(world)]
  return { params: { id, kit_id }, body }
}
const aScorecardRequest = async (world: World) => {
  const { params } = await aScorecard()(world)
  await world.db.insertInto('scorecard_requests').values({ application_id: params.id, kit_id: params.kit_id, company_user_id: world.admin }).execute()
  return { params: { ...params, company_user_id: world.admin } }
}

const aTag = async (world: World) => {
  const [{ id }, { db, owner, company_id }] = [await anApplication(world), world]
  await db.deleteFrom('selection_tags').where('company_id', '=', company_id).execute()
  const { id: tag_id } = await db.insertInto('selection_tags').values({ company_id, name: 'タグ' }).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('candidate_tags').values({ tag_id, candidate_user_id: owner }).execute()
  return { params: { id, tag_id } }
}

const ofCompany = { who: 'member', of: 'company', unassigned: 404 } as const

/** Interview kits, scorecards and tags. What colleagues wrote is another matter than who may call: server/hiring/scorecards/. */
export const scorecardAccess: Record<string, Access> = {
  'GET /company_users/interview_kits/': { who: 'member', act: 'score' },
  // A company has so many at most: those of the principals before go.
  'POST /company_users/interview_kits/': {
    who: 'member',
    act: 'edit_kits',
    call: async ({ db, company_id }) => {
      await db.deleteFrom('interview_kits').where('company_id', '=', company_id).execute()
      return { body: newKit }
    },
  },
  'PUT /company_users/interview_kits/{id}/': {
    who: 'member',
    of: 'company',
    act: 'edit_kits',
    call: async (world) => ({ params: { id: await aKit(world) }, body: newKit }),
  },
  'DELETE /company_users/interview_kits/{id}/': {
    who: 'member',
    of: 'company',
    act: 'edit_kits',
    call: async (world) => ({ params: { id: await aKit(world) } }),
  },
  'GET /company_users/job_offers/{id}/interview_kits/': { who: 'member', of: 'company', act: 'score', call: ({ job_id }) => ({ params: { id: job_id } }) },
  'PUT /company_users/job_offers/{id}/interview_kits/': {
    who: 'member',
    of: 'company',
    act: 'edit_kits',
    call: ({ job_id }) => ({ params: { id: job_id }, body: { kit_ids: [] } }),
  },
  'GET /company_users/applications/{id}/interviewers/': {
    ...ofCompany,
    act: 'write_messages',
    call: async (world) => ({ params: { id: (await anApplication(world)).id } }),
  },
  'GET /company_users/candidate_tags/': { who: 'member', act: 'comment' },
  'DELETE /company_users/candidate_tags/{tag_id}/': {
    who: 'member',
    of: 'company',
    act: 'select',
    call: async (world) => ({ params: { tag_id: (await aTag(world)).params.tag_id } }),
  },
  'POST /company_users/applications/{id}/tags/': {
    ...ofCompany,
    act: 'select',
    call: async (world) => ({ params: { id: (await anApplication(world)).id }, body: { name: 'タグ' } }),
  },
  'DELETE /company_users/applications/{id}/tags/{tag_id}/': { ...ofCompany, act: 'select', call: aTag },
  'GET /company_users/applications/{id}/scorecards/': {
    ...ofCompany,
    act: 'score',
    call: async (world) => ({ params: { id: (await anApplication(world)).id } }),
  },
  'PUT /company_users/applications/{id}/scorecards/{kit_id}/': {
    ...ofCompany,
    act: 'score',
    call: aScorecard({ scores: [{ criterion: '設計の判断', score: 3 }], recommendation: 3, is_submitted: true }),
  },
  'PUT /company_users/applications/{id}/scorecards/{kit_id}/requests/{company_user_id}/': {
    ...ofCompany,
    act: 'select',
    call: async (world) => {
      const { params } = await aScorecard()(world)
      return { params: { ...params, company_user_id: world.admin } }
    },
  },
  'DELETE /company_users/applications/{id}/scorecards/{kit_id}/requests/{company_user_id}/': { ...ofCompany, act: 'select', call: aScorecardRequest },
}
