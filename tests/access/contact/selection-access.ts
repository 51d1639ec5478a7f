import { randomUUID } from 'node:crypto'
import { defaultChoice } from '#contract/candidates/privacy/shown-parts.ts'
import type { Access, World } from '../access.ts'

const START = '2026-11-25T10:00:00+09:00'

/** A selection between the owner and the members' company, in a conversation with one message. */
export async function anApplication({ db, owner, company_id, job_id }: World) {
  const parties = { candidate_user_id: owner, company_id }
  const known = await db
    .selectFrom('applications')
    .select(['id', 'thread_id'])
    .where('candidate_user_id', '=', owner)
    .where('company_id', '=', company_id)
    .executeTakeFirst()
  if (known) return known
  const { id: thread_id } = await db
    .insertInto('threads')
    .values({ ...parties, last_number: 1 })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.insertInto('messages').values({ thread_id, number: 1, company: false, client_id: thread_id, message: '応募します。', kind: 'application' }).execute()
  return db
    .insertInto('applications')
    .values({ ...parties, thread_id, job_id })
    .returning(['id', 'thread_id'])
    .executeTakeFirstOrThrow()
}

const aMeeting = (state: 'proposed' | 'booked' | 'over') => async (world: World) => {
  const { id: application_id, thread_id } = await anApplication(world)
  const start = state === 'over' ? '2026-11-20T10:00:00+09:00' : START
  const { id } = await world.db
    .insertInto('meetings')
    .values({
      thread_id,
      application_id,
      meeting_type: 'mendan',
      minutes: 30,
      slots: [start],
      ...(state === 'proposed' ? {} : { state: 'booked', starts_at: start }),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return { params: { id } }
}

const application = (body?: object) => async (world: World) => ({ params: { id: (await anApplication(world)).id }, body })
const meeting = (state: 'proposed' | 'booked' | 'over', body?: object) => async (world: World) => ({ ...(await aMeeting(state)(world)), body })
const aRequest = (body: object) => async (world: World) => {
  const { params } = await aMeeting('proposed')(world)
  const { id } = await world.db
    .insertInto('meeting_requests')
    .values({ meeting_id: params.id, candidate_user_id: world.owner, slots: [START], client_id: randomUUID() })
    .returning('id')
    .executeTakeFirstOrThrow()
  // What the principal before booked would overlap.
  await world.db
    .deleteFrom('meetings')
    .where('thread_id', '=', (await anApplication(world)).thread_id)
    .where('id', '<>', params.id)
    .execute()
  return { params: { ...params, request_id: id }, body }
}
const aHeldNotice = async (world: World) => {
  const { id } = await anApplication(world)
  const at = '2026-11-25T10:00:00+09:00'
  await world.db
    .updateTable('selection_notices')
    .set({ outcome: 'cancelled', settled_at: at })
    .where('application_id', '=', id)
    .where('outcome', 'is', null)
    .execute()
  await world.db
    .insertInto('selection_notices')
    .values({ application_id: id, step: 'entry', message: '確認しました。', member_name: '', send_at: at })
    .execute()
  return { params: { id } }
}
const theJob =
  (body?: object) =>
  ({ job_id }: World) => ({ params: { id: job_id }, body })
/** A step that the company named, beside one in which applications begin. */
const anOwnStep =
  (body?: object) =>
  async ({ db, company_id }: World) => {
    await db
      .updateTable('selection_steps')
      .set({ removed_at: '2026-11-25T10:00:00+09:00' })
      .where('company_id', '=', company_id)
      .where('removed_at', 'is', null)
      .execute()
    await db.insertInto('selection_steps').values({ company_id, step: 'entry', name: 'エントリー', order_no: 0 }).execute()
    const { id } = await db
      .insertInto('selection_steps')
      .values({ company_id, step: 'first_interview', name: '技術面接', order_no: 1 })
      .returning('id')
      .executeTakeFirstOrThrow()
    return { params: { step_id: id }, body }
  }
const theCompany =
  (body?: object) =>
  ({ company_id }: World) => ({ params: { company_id }, body })

async function shownResume(world: World) {
  const { db, owner, company_id } = world
  const { id } = await anApplication(world)
  const row = { candidate_user_id: owner, company_id, level: 'anonymous', parts: ['profile', 'resume'] }
  await db
    .insertInto('reveals')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { params: { id } }
}

async function aToldReason(world: World) {
  const { db, owner, company_id, job_id } = world
  const { id, thread_id } = await anApplication(world)
  const said = {
    greeting: '',
    reason: '設計に目がとまりました。',
    reference_parts: ['work_experiences'],
    min_salary: 600,
    max_salary: 800,
    meeting_type: 'mendan',
  }
  const at = '2026-11-20T10:00:00+09:00'
  const scout = await db
    .insertInto('scouts')
    .values({ ...said, thread_id, candidate_user_id: owner, company_id, job_id, integrity: 80, likeness: 0, state: 'accepted', delivered_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()
  await db.updateTable('applications').set({ scout_id: scout.id }).where('id', '=', id).execute()
  const reason = { application_id: id, reason: 'position_closed', member_name: '木下 遥', stated_at: at, send_at: at, notified_at: at }
  await db
    .insertInto('meeting_promise_reasons')
    .values(reason)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { params: { id } }
}

async function aWaitingFile(world: World) {
  const { thread_id } = await anApplication(world)
  const file = {
    thread_id,
    company: false,
    is_of_application: true,
    file_name: 'a.pdf',
    media_type: 'application/pdf',
    byte_size: 9,
    storage_key: randomUUID(),
  }
  const { id: file_id } = await world.db.insertInto('message_attachments').values(file).returning('id').executeTakeFirstOrThrow()
  return { params: { company_id: world.company_id, file_id } }
}

const partAsked = async (world: World) => ({ params: { id: (await anApplication(world)).id, part: 'name' } })
const ofCompany = { who: 'member', of: 'company', unassigned: 404 } as const

/** Applications, selection and meetings, on both sides; a candidate's notes are visible to them alone. */
export const selectionAccess: Record<string, Access> = {
  'GET /candidate_users/applications/': { who: 'candidate' },
  'GET /candidate_users/job_offers/{id}/applications/': { who: 'candidate', call: theJob() },
  'POST /candidate_users/job_offers/{id}/applications/': { who: 'candidate', call: theJob({ message: '応募します。' }) },
  'GET /candidate_users/application_choices/{company_id}/': { who: 'candidate', call: theCompany() },
  'POST /candidate_users/application_choices/{company_id}/preview/': { who: 'candidate', call: theCompany({ shown: defaultChoice }) },
  'POST /candidate_users/application_choices/{company_id}/files/': {
    who: 'candidate',
    call: (world) => ({ ...theCompany()(world), files: { file: new File(['%PDF-1.7 '], 'a.pdf') } }),
  },
  'DELETE /candidate_users/application_choices/{company_id}/files/{file_id}/': { who: 'owner', call: aWaitingFile },
  'GET /candidate_users/application_choices/{company_id}/resume/': { who: 'candidate', call: theCompany() },
  'GET /candidate_users/progress_notes/': { who: 'candidate' },
  'POST /candidate_users/progress_notes/': { who: 'candidate', call: ({ company_id }) => ({ body: { company_id, progress: 3, note: 'メモ' } }) },
  'GET /candidate_users/meetings/': { who: 'candidate' },
  'GET /candidate_users/meetings/{id}/': { who: 'owner', call: meeting('proposed') },
  'PUT /candidate_users/meetings/{id}/booking/': { who: 'owner', call: meeting('proposed', { starts_at: START }) },
  'DELETE /candidate_users/meetings/{id}/booking/': { who: 'owner', call: meeting('proposed') },
  'POST /candidate_users/meetings/{id}/requests/': { who: 'owner', call: meeting('proposed', { slots: [START] }) },
  'GET /candidate_users/meetings/{id}/calendar/': { who: 'owner', call: meeting('booked') },
  'PUT /candidate_users/meetings/{id}/answer/': { who: 'owner', call: meeting('over', { took_place: false }) },
  'DELETE /candidate_users/applications/{id}/': { who: 'owner', call: application() },
  'PUT /candidate_users/applications/{id}/promise_dispute/': { who: 'owner', call: aToldReason },
  'GET /company_users/applications/': { who: 'member', act: 'see_selection' },
  'GET /company_users/job_offers/{id}/selection_figures/': { who: 'member', of: 'company', act: 'see_figures', call: theJob() },
  'GET /company_users/applications/{id}/': { ...ofCompany, act: 'see_selection', call: application() },
  'GET /company_users/applications/{id}/document/': { ...ofCompany, act: 'see_candidates', call: shownResume },
  'PUT /company_users/applications/{id}/reveal_requests/{part}/': { ...ofCompany, act: 'write_messages', call: partAsked },
  'PATCH /company_users/applications/{id}/': { ...ofCompany, act: 'select', call: application({ step: 'first_interview' }) },
  'GET /company_users/applications/{id}/notice/': { ...ofCompany, act: 'see_selection', call: application() },
  'PUT /company_users/applications/{id}/notice/': { ...ofCompany, act: 'write_messages', call: application({ step: 'entry', message: '確認しました。' }) },
  'DELETE /company_users/applications/{id}/notice/': { ...ofCompany, act: 'write_messages', call: aHeldNotice },
  'GET /company_users/decline_reasons/': { who: 'member', act: 'see_selection' },
  'PUT /company_users/decline_reasons/': { who: 'member', act: 'change_settings', call: () => ({ body: { reasons: ['経験・スキルが合わない'] } }) },
  'GET /company_users/selection_steps/': { who: 'member', act: 'see_settings' },
  'POST /company_users/selection_steps/': {
    who: 'member',
    act: 'change_settings',
    call: async ({ db, company_id }) => {
      await db
        .updateTable('selection_steps')
        .set({ removed_at: '2026-11-25T10:00:00+09:00' })
        .where('company_id', '=', company_id)
        .where('removed_at', 'is', null)
        .execute()
      return { body: { step: 'first_interview', name: '現場面接' } }
    },
  },
  'POST /company_users/selection_step_sets/': { who: 'member', act: 'change_settings' },
  'DELETE /company_users/selection_step_sets/': { who: 'member', act: 'change_settings' },
  'PATCH /company_users/selection_steps/{step_id}/': { who: 'member', of: 'company', act: 'change_settings', call: anOwnStep({ name: '現場面接' }) },
  'PUT /company_users/selection_steps/{step_id}/place/': { who: 'member', of: 'company', act: 'change_settings', call: anOwnStep({ place: 1 }) },
  'DELETE /company_users/selection_steps/{step_id}/': { who: 'member', of: 'company', act: 'change_settings', call: anOwnStep() },
  'GET /company_users/selection_notice_settings/': { who: 'member', act: 'see_settings' },
  'PATCH /company_users/selection_notice_settings/': {
    who: 'member',
    act: 'change_settings',
    call: () => ({ body: { settings: [{ step: 'offer', is_notified: true, message: '内定をお出しします。' }] } }),
  },
  'POST /company_users/applications/{id}/meetings/': {
    ...ofCompany,
    act: 'write_messages',
    call: async (world) => {
      const { id } = await anApplication(world)
      // The times that the principal before offered would overlap.
      await world.db.deleteFrom('meetings').where('application_id', '=', id).execute()
      return { params: { id }, body: { meeting_type: 'mendan', minutes: 30, slots: [START] } }
    },
  },
  'PUT /company_users/meetings/{id}/interviewers/': { ...ofCompany, act: 'write_messages', call: meeting('proposed', {}) },
  'DELETE /company_users/meetings/{id}/': { ...ofCompany, act: 'write_messages', call: meeting('proposed') },
  'PUT /company_users/meetings/{id}/requests/{request_id}/acceptance/': { ...ofCompany, act: 'write_messages', call: aRequest({ starts_at: START }) },
  'PUT /company_users/meetings/{id}/requests/{request_id}/refusal/': { ...ofCompany, act: 'write_messages', call: aRequest({}) },
  'GET /company_users/meetings/{id}/calendar/': { ...ofCompany, act: 'see_selection', call: meeting('booked') },
}
