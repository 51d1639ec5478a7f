import { addReport } from '#server/operations/reports/add-report.ts'
import { addConversation } from '#server/conversations/messages/testing.ts'
import { addOperator, today } from '#server/testing.ts'
import type { Access, World } from '../access.ts'

const handling = { who: 'operator', act: 'handle_reports' } as const
const opening = { who: 'operator', act: 'open_threads' } as const

const ticket = async ({ db }: World) => {
  const { id } = await addReport(db, today, { about: 'service', kind: 'complaint', note: '返事が来ません。', reporter: 'visitor' })
  return { params: { id } }
}
const ticketWith = (body: object) => async (world: World) => ({ ...(await ticket(world)), body: { version: 1, ...body } })

async function reported({ db }: World) {
  const { candidate_id, company_id } = await addConversation(db)
  const { id: thread_id } = await db.selectFrom('threads').select('id').where('candidate_user_id', '=', candidate_id).executeTakeFirstOrThrow()
  const report = { about: 'thread', kind: 'fraud', reporter: 'candidate', candidate_user_id: candidate_id, company_id, thread_id }
  return { thread_id, id: (await addReport(db, today, report)).id }
}

/** A disclosure that another operator requested. */
async function asked(world: World) {
  const { id: report_id, thread_id } = await reported(world)
  const { id: asked_by } = await addOperator(world.db)
  return world.db
    .insertInto('conversation_disclosures')
    .values({ report_id, thread_id, asked_by, asked_by_name: '運営', reason: '確かめるため', asked_at: today.toISOString() })
    .returning(['id', 'report_id'])
    .executeTakeFirstOrThrow()
}

/** Reports and complaints, from any sender to the operators who handle them. */
export const reportAccess: Record<string, Access> = {
  'POST /reports/': { who: 'anyone', call: ({ job_id }) => ({ body: { about: 'job', id: job_id, kind: 'fraud' } }) },
  'GET /candidate_users/reports/': { who: 'candidate' },
  'GET /operators/reports/': { who: 'operator', act: 'see_reports' },
  'GET /operators/reports/{id}/': { who: 'operator', act: 'see_reports', audited: true, call: ticket },
  'PATCH /operators/reports/{id}/': { ...handling, call: ticketWith({ take: true }) },
  'POST /operators/reports/{id}/answers/': { ...handling, call: ticketWith({ answer: '確かめました。' }) },
  'PUT /operators/reports/{id}/closing/': { ...handling, call: ticketWith({ reason: '確かめたため' }) },
  'POST /operators/reports/{id}/openings/': {
    ...opening,
    call: async (world) => ({ params: { id: (await reported(world)).id }, body: { reason: '前後を確かめるため' } }),
  },
  'PUT /operators/reports/openings/{id}/decision/': {
    ...opening,
    call: async (world) => ({ params: { id: (await asked(world)).id }, body: { decision: 'approved', reason: '要ると認める' } }),
  },
  // Nobody reads messages without a disclosure that two operators approved.
  'GET /operators/reports/{id}/thread/': { ...opening, call: async (world) => ({ params: { id: (await asked(world)).report_id } }), status: 403 },
}
