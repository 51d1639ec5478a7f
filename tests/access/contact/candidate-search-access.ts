import { randomUUID } from 'node:crypto'
import { newScout, reason } from '#server/hiring/scouts/testing.ts'
import { addOpenCandidate } from '#server/candidates/visibility/testing.ts'
import type { Access, World } from '../access.ts'

/** A candidate whom the company sees, and to whom its guest is not assigned. */
const aPerson = async ({ db }: World) => ({ params: { candidate_id: (await addOpenCandidate(db)).id } })

async function aScout({ db, job_id }: World) {
  const { id } = await addOpenCandidate(db)
  await db.updateTable('candidate_profiles').set({ job_summary: '潮位計の欠測を補う。' }).where('candidate_user_id', '=', id).execute()
  return { body: { ...newScout(id, job_id), references: ['job_summary'], reason: `${differing(reason)}潮位計の欠測について。` } }
}

/** Each scout has different words; otherwise it would be too similar to the one before. */
let said = 0
const differing = (text: string) => {
  said++
  return Array.from(text, (character) => String.fromCodePoint(character.codePointAt(0)! + said * 97)).join('')
}

async function aDeliveredScout({ db, owner, company_id }: World) {
  const parties = { candidate_user_id: owner, company_id }
  const { id: thread_id } = await db.insertInto('threads').values(parties).returning('id').executeTakeFirstOrThrow()
  const words = { reason, reference_parts: ['job_summary'], min_salary: 500, max_salary: 700, meeting_type: 'mendan', integrity: 70, likeness: 0 }
  await db
    .insertInto('scouts')
    .values({ ...parties, ...words, thread_id, state: 'delivered', delivered_at: '2026-11-20T10:00:00+09:00' })
    .execute()
  return { params: { company_id } }
}

async function aSavedSearch({ db, company_id }: World) {
  const saved = { company_id, name: '計測', search: '{}' }
  return { params: { id: (await db.insertInto('company_saved_searches').values(saved).returning('id').executeTakeFirstOrThrow()).id } }
}

const addList = async ({ db, company_id }: World) =>
  (
    await db
      .insertInto('people_lists')
      .values({ company_id, name: `計測 ${randomUUID()}`.slice(0, 40) })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id

const aList = async (world: World) => ({ params: { id: await addList(world) } })
const anEntry = async (world: World) => ({ params: { list_id: await addList(world), ...(await aPerson(world)).params } })

async function aPooled({ db, company_id }: World) {
  const list_id = await addList({ db, company_id } as World)
  const { id: candidate_id } = await addOpenCandidate(db)
  await db.insertInto('people_list_entries').values({ list_id, candidate_user_id: candidate_id }).execute()
  return { list_id, candidate_id }
}

async function aReminder(world: World) {
  const { list_id, candidate_id } = await aPooled(world)
  const reminder = { list_id, candidate_user_id: candidate_id, due_on: nextWeek(), created_at: new Date().toISOString() }
  await world.db.insertInto('people_reminders').values(reminder).execute()
  return { params: { list_id, candidate_id } }
}

const nextWeek = () => new Date(Date.now() + 7 * 86_400_000).toISOString().slice(0, 10)

async function aTagOf({ db, company_id }: World, candidate_user_id: string) {
  const tag = { company_id, name: randomUUID().slice(0, 30) }
  const { id: tag_id } = await db.insertInto('selection_tags').values(tag).returning('id').executeTakeFirstOrThrow()
  await db.insertInto('candidate_tags').values({ tag_id, candidate_user_id }).execute()
  return tag_id
}

const aTemplate = async ({ db, company_id }: World) => ({
  params: { template_id: (await db.insertInto('scout_templates').values({ company_id, name: '計測' }).returning('id').executeTakeFirstOrThrow()).id },
})

/** Searching for candidates and scouting them, on both sides. */
export const candidateSearchAccess: Record<string, Access> = {
  'GET /company_users/candidates/': { who: 'member', act: 'search_candidates' },
  'GET /company_users/candidates/{candidate_id}/': { who: 'member', act: 'see_candidates', call: aPerson, unassigned: 404 },
  'GET /company_users/scouts/': { who: 'member', act: 'scout' },
  'POST /company_users/scouts/': { who: 'member', act: 'scout', of: 'company', call: aScout },
  // The matrix's scout is of nobody in particular: only its sender takes it back.
  'DELETE /company_users/scouts/{scout_id}/': { who: 'member', act: 'scout', status: 404, call: () => ({ params: { scout_id: randomUUID() } }) },
  'GET /company_users/scout_drafts/': { who: 'member', act: 'scout' },
  'PUT /company_users/scout_drafts/': {
    who: 'member',
    act: 'scout',
    call: async (world) => ({ body: { candidate_id: (await aPerson(world)).params.candidate_id, job_id: 0 } }),
  },
  'DELETE /company_users/scout_drafts/{draft_id}/': { who: 'member', act: 'scout', status: 404, call: () => ({ params: { draft_id: randomUUID() } }) },
  'POST /company_users/scouts/preview/': { who: 'member', act: 'scout', call: aScout },
  // A member who did not open the profile cannot ask for more of it.
  'POST /company_users/profile_update_requests/': {
    who: 'member',
    act: 'search_candidates',
    status: 404,
    call: async (world) => ({ body: { ...(await aPerson(world)).params, request_type: 1, request_item_ids: [1] } }),
  },
  'POST /company_users/favorites/': {
    who: 'member',
    act: 'search_candidates',
    call: async (world) => ({ body: (await aPerson(world)).params }),
  },
  'DELETE /company_users/favorites/{candidate_id}/': { who: 'member', act: 'search_candidates', call: aPerson },
  'GET /company_users/saved_searches/': { who: 'member', act: 'search_candidates' },
  'POST /company_users/saved_searches/': { who: 'member', act: 'search_candidates', call: () => ({ body: { name: '計測', search: { free_word: '計測' } } }) },
  'PUT /company_users/saved_searches/{id}/notification/': {
    who: 'member',
    act: 'search_candidates',
    of: 'company',
    call: async (world) => ({ ...(await aSavedSearch(world)), body: { frequency: 'daily' } }),
  },
  'PUT /company_users/saved_searches/{id}/sharing/': {
    who: 'member',
    act: 'search_candidates',
    of: 'company',
    call: aSavedSearch,
  },
  'DELETE /company_users/saved_searches/{id}/': { who: 'member', act: 'search_candidates', of: 'company', call: aSavedSearch },
  'GET /company_users/candidate_lists/': { who: 'member', act: 'search_candidates' },
  'POST /company_users/candidate_lists/': { who: 'member', act: 'search_candidates', call: () => ({ body: { name: '次の募集' } }) },
  'DELETE /company_users/candidate_lists/{id}/': { who: 'member', act: 'search_candidates', of: 'company', call: aList },
  'PUT /company_users/candidate_lists/{list_id}/candidates/{candidate_id}/': { who: 'member', act: 'search_candidates', of: 'company', call: anEntry },
  'DELETE /company_users/candidate_lists/{list_id}/candidates/{candidate_id}/': { who: 'member', act: 'search_candidates', of: 'company', call: anEntry },
  'PUT /company_users/candidate_lists/{id}/': {
    who: 'member',
    act: 'search_candidates',
    of: 'company',
    call: async (world) => ({ ...(await aList(world)), body: { name: `計測 ${randomUUID()}`, purpose: '来期' } }),
  },
  'POST /company_users/candidate_lists/{list_id}/candidates/': {
    who: 'member',
    act: 'search_candidates',
    of: 'company',
    call: async (world) => ({ params: { list_id: await addList(world) }, body: { candidate_ids: [(await aPerson(world)).params.candidate_id] } }),
  },
  'GET /company_users/candidate_pools/': { who: 'member', act: 'search_candidates' },
  'PUT /company_users/candidate_lists/{list_id}/candidates/{candidate_id}/reminder/': {
    who: 'member',
    act: 'search_candidates',
    of: 'company',
    call: async (world) => ({ params: await aPooled(world), body: { due_on: nextWeek() } }),
  },
  'POST /company_users/candidate_lists/{list_id}/candidates/{candidate_id}/reminder/postponement/': {
    who: 'member',
    act: 'search_candidates',
    of: 'company',
    call: async (world) => ({ ...(await aReminder(world)), body: { due_on: nextWeek() } }),
  },
  'POST /company_users/candidate_lists/{list_id}/candidates/{candidate_id}/reminder/completion/': {
    who: 'member',
    act: 'search_candidates',
    of: 'company',
    call: async (world) => ({ ...(await aReminder(world)), body: {} }),
  },
  'GET /company_users/candidates/{candidate_id}/notes/': { who: 'member', act: 'search_candidates', call: aPerson },
  'POST /company_users/candidates/{candidate_id}/notes/': {
    who: 'member',
    act: 'search_candidates',
    call: async (world) => ({ ...(await aPerson(world)), body: { text: '次の募集で声をかける。' } }),
  },
  // The matrix's note is of nobody in particular: only its author and administrators delete it.
  'DELETE /company_users/candidates/{candidate_id}/notes/{note_id}/': {
    who: 'member',
    act: 'search_candidates',
    status: 404,
    call: async (world) => ({ params: { ...(await aPerson(world)).params, note_id: 2_000_000_000 } }),
  },
  'POST /company_users/candidate_tags/': {
    who: 'member',
    act: 'search_candidates',
    call: async (world) => ({ body: { name: '再アプローチ', candidate_ids: [(await aPerson(world)).params.candidate_id] } }),
  },
  'DELETE /company_users/candidates/{candidate_id}/tags/{tag_id}/': {
    who: 'member',
    act: 'search_candidates',
    of: 'company',
    call: async (world) => {
      const { candidate_id } = (await aPerson(world)).params
      return { params: { candidate_id, tag_id: await aTagOf(world, candidate_id) } }
    },
  },
  'GET /company_users/search_job/': { who: 'member', act: 'search_candidates' },
  'PUT /company_users/search_job/': { who: 'member', act: 'search_candidates', call: () => ({ body: { job_id: null } }) },
  'GET /company_users/scout_templates/': { who: 'member', act: 'scout' },
  'POST /company_users/scout_templates/': { who: 'member', act: 'scout', call: () => ({ body: { name: 'はじめまして' } }) },
  'DELETE /company_users/scout_templates/{template_id}/': { who: 'member', act: 'scout', of: 'company', call: aTemplate },
  'GET /company_users/scout_feedback/': { who: 'member', act: 'scout' },
  'GET /candidate_users/scouts/': { who: 'candidate' },
  'GET /candidate_users/scouts/{company_id}/': { who: 'owner', call: aDeliveredScout },
  'POST /candidate_users/scouts/{company_id}/acceptance/': { who: 'owner', call: async (world) => ({ ...(await aDeliveredScout(world)), body: {} }) },
  'POST /candidate_users/scouts/{company_id}/refusal/': {
    who: 'owner',
    call: async (world) => ({ ...(await aDeliveredScout(world)), body: { refusal_reasons: [1] } }),
  },
  'POST /candidate_users/scouts/{company_id}/parking/': {
    who: 'owner',
    call: async (world) => ({ ...(await aDeliveredScout(world)), body: { month: '2027-04' } }),
  },
  'GET /refusal_reasons/': { who: 'anyone' },
}
