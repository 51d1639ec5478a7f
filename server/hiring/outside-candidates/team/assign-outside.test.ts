import { expect } from 'vitest'
import type { Database } from '#server/platform/database/connect.ts'
import { addMember, apiFor, daysAgo, test } from '#server/testing.ts'
import { addOutsideWorld, HARUKA } from '../testing.ts'
import { purgeOutsideCandidates } from '../purge-outside-candidates.ts'

/** Somebody from outside, their recruiter, and a colleague. */
async function addWithColleague(db: Database) {
  const world = await addOutsideWorld(db)
  const { id } = await world.ours.add(HARUKA)
  const colleague = await addMember(db, { company_id: world.company_id, role: 'assistant', name: '和泉 亮' })
  const { company_users } = await apiFor(db, world.recruiter.as)
  const shown = async (asked: Parameters<typeof company_users.applications.list>[0] = {}) => (await company_users.applications.list(asked)).outside
  return { ...world, id, colleague, shown }
}

test('a colleague takes care of somebody from outside, which the card, the page and the filter of the board say', async ({ db }) => {
  const { ours, id, colleague, shown, recruiter } = await addWithColleague(db)
  const assigned = { id: colleague.id, name: '和泉 亮' }
  expect((await shown())[0]!.assigned).toBeNull()
  await ours.assign({ id, company_user_id: colleague.id })
  expect((await shown())[0]!.assigned).toEqual(assigned)
  const page = await ours.show({ id })
  expect([page.candidate.assigned, page.assignees.map(({ name }) => name)]).toEqual([assigned, ['和泉 亮', '木下 遥']])
  const found = async (asked: 'me' | 'none' | (string & {})) => (await shown({ assigned: asked })).length
  expect([await found(colleague.id), await found('me'), await found('none'), await found(recruiter.id)]).toEqual([1, 0, 0, 0])
  await ours.assign({ id, company_user_id: recruiter.id })
  expect([await found('me'), await found(recruiter.id)]).toEqual([1, 1])
  await ours.assign({ id, company_user_id: null })
  expect([await found('none'), await found('me')]).toEqual([1, 0])
})

test('the side bar counts them for the colleague who takes care of them, until their selection ends', async ({ db }) => {
  const { ours, theirs, mailed, id, job_id, colleague } = await addWithColleague(db)
  await db
    .updateTable('job_offers')
    .set({ state: 'published', published_at: daysAgo(3) })
    .where('id', '=', job_id)
    .execute()
  await db.updateTable('outside_candidates').set({ job_id }).where('id', '=', id).execute()
  const { company_users } = await apiFor(db, colleague.as)
  const jobs = async () => (await company_users.account()).own_jobs
  expect(await jobs()).toEqual([])
  await ours.assign({ id, company_user_id: colleague.id })
  expect(await jobs()).toEqual([{ id: job_id, position_title: 'SRE', candidate_count: 1 }])
  await theirs.consent({ token: await mailed(), name: HARUKA.name, phone_number: '', may_upload: false })
  await ours.change({ id, step: 'end', end_reason: 'rejected' })
  expect(await jobs()).toEqual([])
})

test('neither a guest, who reads nothing of them, nor somebody of another company takes care of them', async ({ db }) => {
  const { ours, id, company_id } = await addWithColleague(db)
  const guest = await addMember(db, { company_id, role: 'guest' })
  const stranger = await addMember(db)
  for (const one of [guest, stranger]) await expect(ours.assign({ id, company_user_id: one.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const rival = (await apiFor(db, stranger.as)).company_users.outside_candidates
  await expect(rival.assign({ id, company_user_id: stranger.id })).rejects.toMatchObject({ code: 'NOT_FOUND' })
  const theirs = (await apiFor(db, guest.as)).company_users.outside_candidates
  await expect(theirs.assign({ id, company_user_id: null })).rejects.toMatchObject({ code: 'ROLE_FORBIDDEN' })
})

test('nobody takes care of them any more once that colleague is removed', async ({ db }) => {
  const { ours, id, colleague, company_id, shown } = await addWithColleague(db)
  await ours.assign({ id, company_user_id: colleague.id })
  const admin = await addMember(db, { company_id, role: 'admin' })
  await (await apiFor(db, admin.as)).company_users.members.remove({ company_user_id: colleague.id })
  expect((await shown({ assigned: 'none' }))[0]).toMatchObject({ id, assigned: null })
})

test('every change of them is published to the company, and none of an entry that nobody has confirmed', async ({ db }) => {
  const { ours, theirs, mailed, id, company_id, colleague } = await addWithColleague(db)
  const published = async () => {
    const rows = await db.deleteFrom('live_events').where('kind', '=', 'outside_changed').returning(['company_id', 'candidate_user_id', 'detail']).execute()
    expect(rows.every((row) => row.company_id === company_id && row.candidate_user_id === null && JSON.stringify(row.detail) === '{}')).toBe(true)
    return rows.length > 0
  }
  expect(await published()).toBe(true)
  await theirs.consent({ token: await mailed(), name: HARUKA.name, phone_number: '', may_upload: true })
  expect(await published()).toBe(true)
  const { tags } = await ours.add_tag({ id, name: '再連絡' })
  expect(await published()).toBe(true)
  const acts = [
    () => ours.change({ id, step: 'offer' }),
    () => ours.assign({ id, company_user_id: colleague.id }),
    () => ours.write_note({ id, note: 'メモ' }),
    () => ours.remove_tag({ id, tag_id: tags[0]!.id }),
    () => ours.remove({ id }),
  ]
  for (const act of acts) {
    await act()
    expect(await published()).toBe(true)
  }
  const entered = { company_id, name: '外山', email: 'toyama@mail.example', source: 'referral', keep_months: 12, moved_at: '2026-11-20T10:00:00+09:00' }
  await db
    .insertInto('outside_candidates')
    .values({ ...entered, entered_at: entered.moved_at, answer_due_at: '2026-11-21T10:00:00+09:00' })
    .execute()
  await purgeOutsideCandidates({ db, now: () => new Date('2026-12-01T10:00:00+09:00') })
  expect(await db.selectFrom('outside_candidates').select('id').where('name', '=', '外山').execute()).toEqual([])
  expect(await published()).toBe(false)
})
