import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { addMember, apiFor, daysAgo, test } from '#server/testing.ts'
import { addOpenCandidate } from '#server/candidates/visibility/testing.ts'
import { addOutsideWorld, HARUKA } from './testing.ts'

const told = { name: HARUKA.name, phone_number: '', may_upload: false }

/** Somebody from outside for a job, who consented, and the board of the recruiter. */
async function addOnBoard(db: Database) {
  const world = await addOutsideWorld(db)
  const { company_users } = await apiFor(db, world.recruiter.as)
  const { id } = await world.ours.add({ ...HARUKA, job_id: world.job_id })
  const consent = async () => world.theirs.consent({ token: await world.mailed(), ...told })
  const board = (asked: Parameters<typeof company_users.applications.list>[0] = {}) => company_users.applications.list(asked)
  const ids = async (asked: Parameters<typeof board>[0]) => (await board(asked)).outside.map((card) => card.id)
  return { ...world, company_users, id, consent, board, ids }
}

test('somebody from outside stands on the board from the request on, and counts in its column', async ({ db }) => {
  const { id, consent, board, ours, job_id } = await addOnBoard(db)
  const asked = await board({ job_id })
  expect(asked.outside).toMatchObject([{ id, name: HARUKA.name, channel: 'agent', step: 'entry' }])
  expect(asked.outside[0]!.answer_due_at).not.toBeNull()
  expect([asked.counts.entry, asked.jobs]).toEqual([1, [{ id: job_id, position_title: 'SRE' }]])
  await expect(ours.change({ id, step: 'offer' })).rejects.toMatchObject({ code: 'OUTSIDE_UNREADABLE' })
  await consent()
  await ours.change({ id, step: 'first_interview', from_step: 'entry' })
  await expect(ours.change({ id, step: 'offer', from_step: 'entry' })).rejects.toMatchObject({ code: 'SELECTION_MOVED' })
  const moved = await board()
  expect([moved.counts.entry, moved.counts.first_interview, moved.outside[0]!.answer_due_at]).toEqual([0, 1, null])
  expect((await board({ step: 'first_interview' })).outside).toHaveLength(1)
  expect((await board({ step: 'offer' })).outside).toEqual([])
})

test('the filters of the board say of people from outside what is true of them', async ({ db }) => {
  const { id, ids, recruiter } = await addOnBoard(db)
  for (const asked of [{ channel: 'outside' }, { channel: 'agent' }, { assigned: 'none' }] as const) expect(await ids(asked)).toEqual([id])
  for (const asked of [
    { channel: 'event' },
    { assigned: 'me' },
    { assigned: recruiter.id },
    { turn: 'company' },
    { tag: 1_000_000 },
    { days: 1 },
    { job_id: 0 },
  ] as const)
    expect(await ids(asked)).toEqual([])
})

test('guests, programs and other companies have no card of them, also not in the counts', async ({ db }) => {
  const { company_id, recruiter } = await addOnBoard(db)
  const guest = await addMember(db, { company_id, role: 'guest' })
  const program = { viewer: { ...recruiter.as.viewer, key: { id: 'key', scopes: ['applications:read' as const] } } }
  for (const as of [guest.as, program, (await addMember(db)).as]) {
    const { outside, counts, jobs } = await (await apiFor(db, as)).company_users.applications.list({})
    expect([outside, counts.entry, jobs]).toEqual([[], 0, []])
  }
})

test('the steps that a company named hold for people from outside, also when one is taken away', async ({ db }) => {
  const { company_id, consent, ours, id, board } = await addOnBoard(db)
  await consent()
  await ours.change({ id, step: 'document_screening' })
  const steps = (await apiFor(db, (await addMember(db, { company_id, role: 'admin' })).as)).company_users.selection_steps
  const named = (await steps.add({ step: 'document_screening', name: '課題' })).steps.find(({ name }) => name === '課題')!
  await ours.change({ id, step: 'document_screening', step_id: named.id! })
  const [card] = (await board()).outside
  expect(card).toMatchObject({ step: 'document_screening', step_id: named.id, step_name: '課題' })
  expect((await board()).own_counts.find(({ step_id }) => step_id === named.id)?.count).toBe(1)
  expect((await steps.list({})).steps.find((step) => step.id === named.id)?.applications).toBe(1)
  await expect(steps.remove({ step_id: named.id! })).rejects.toMatchObject({ code: 'STEP_IN_USE' })
  await expect(steps.change({ step_id: named.id!, step: 'offer' })).rejects.toMatchObject({ code: 'STEP_IN_USE' })
  const offer = (await steps.list({})).steps.find(({ step }) => step === 'offer')!
  await steps.remove({ step_id: named.id!, to: offer.id! })
  expect((await board()).outside[0]).toMatchObject({ step: 'offer', step_id: offer.id })
})

test('who was merged with an applicant has no second card, and the application says by whom they were referred', async ({ db }) => {
  const { company_id, consent, id, board, recruiter } = await addOnBoard(db)
  await consent()
  await db.updateTable('outside_candidates').set({ referred_by: '三枝 由香' }).where('id', '=', id).execute()
  await db.updateTable('companies').set({ is_hiring_open_position: true }).where('id', '=', company_id).execute()
  const candidate = await addOpenCandidate(db)
  const mine = (await apiFor(db, candidate.as)).candidate_users.applications
  const applied = await mine.create({ id: 0, company_id })
  expect((await board()).applications[0]!.referred_by).toBe('')
  await db
    .updateTable('outside_candidates')
    .set({ merged_application_id: applied.id, merged_at: daysAgo(0) })
    .where('id', '=', id)
    .execute()
  const { outside, applications, counts } = await board()
  expect([outside, applications[0]!.referred_by, counts.entry]).toEqual([[], '三枝 由香', 1])
  expect((await mine.list()).applications[0]!.referred_by).toBe('')

  // Neither guests nor programs read people from outside: not by the name, and not by the way in which they came.
  const guest = await addMember(db, { company_id, role: 'guest' })
  await db.insertInto('candidate_assignments').values({ company_user_id: guest.id, candidate_user_id: candidate.id }).execute()
  const program = { viewer: { ...recruiter.as.viewer, key: { id: 'key', scopes: ['applications:read' as const] } } }
  for (const reader of [guest.as, program]) {
    const { list } = (await apiFor(db, reader)).company_users.applications
    expect((await list({})).applications.map(({ referred_by }) => referred_by)).toEqual([''])
    expect((await list({ channel: 'referral' })).applications).toEqual([])
  }
  expect((await board({ channel: 'referral' })).applications).toHaveLength(1)
})

test('a tag is given after the consent, narrows the board, and goes with the person and with the tag', async ({ db }) => {
  const { consent, ours, id, board, ids, company_users } = await addOnBoard(db)
  await expect(ours.add_tag({ id, name: '再連絡' })).rejects.toMatchObject({ code: 'OUTSIDE_UNREADABLE' })
  await consent()
  await ours.add_tag({ id, name: '再連絡' })
  const { tags } = await ours.add_tag({ id, name: '再連絡' })
  expect(tags).toMatchObject([{ name: '再連絡' }])
  const tag = tags[0]!.id
  expect((await company_users.candidate_tags.list()).tags).toMatchObject([{ id: tag, candidates: 1 }])
  expect([await ids({ tag }), (await board()).outside[0]!.tags]).toEqual([[id], tags])
  expect((await ours.remove_tag({ id, tag_id: tag })).tags).toEqual([])
  await expect(ours.remove_tag({ id, tag_id: tag })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await ours.add_tag({ id, name: '再連絡' })
  const rival = (await apiFor(db, (await addMember(db)).as)).company_users.outside_candidates
  await expect(rival.add_tag({ id, name: '再連絡' })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  await ours.remove({ id })
  expect(await db.selectFrom('outside_candidate_tags').selectAll().execute()).toEqual([])
  expect((await board()).tags).toMatchObject([{ id: tag }])
})
