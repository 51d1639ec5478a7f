import { addOutsideWorld, HARUKA } from '../../outside-candidates/testing.ts'
import type { Database } from '#server/platform/database/connect.ts'
import { addMember, apiFor, today } from '#server/testing.ts'

export const slots = ['2026-11-25T10:00:00+09:00', '2026-11-26T16:30:00+09:00']
export const [first, second] = slots as [string, string]
export const other = '2026-11-27T10:00:00+09:00'
export const offer = { meeting_type: 'mensetsu' as const, minutes: 60, place: 'https://meet.example/abc', title: 'CTOがお話しします', slots }

/** Somebody from outside who has agreed, with the calls of a recruiter, an interviewer and the person. */
export async function addPerson(db: Database) {
  const clock = { now: today }
  const now = () => clock.now
  const world = await addOutsideWorld(db, { now })
  const { company_id, job_id, recruiter } = world
  const { id } = await world.ours.add({ ...HARUKA, job_id })
  const { token } = await world.theirs.consent({ token: await world.mailed(), name: HARUKA.name, phone_number: '', may_upload: false })
  await db.deleteFrom('mails').execute()
  const as = async (role: string, name: string) => {
    const colleague = await addMember(db, { company_id, role, name })
    return { id: colleague.id, calls: (await apiFor(db, { ...colleague.as, now })).company_users }
  }
  const { company_users: calls } = await apiFor(db, { ...recruiter.as, now })
  const kit = await calls.interview_kits.create({ name: '技術面接', criteria: [{ name: '設計の判断' }] })
  const anyone = await apiFor(db, { now })
  const { offered_meetings: theirMeetings } = anyone
  return { ...world, id, own_token: token, clock, calls, meetings: calls.outside_meetings, theirMeetings, kit, izumi: await as('assistant', '和泉 亮'), as }
}
export type World = Awaited<ReturnType<typeof addPerson>>

export const propose = ({ meetings, id, izumi, kit }: World, more = {}) =>
  meetings.propose({ id, ...offer, interviewer_ids: [izumi.id], kit_id: kit.id, ...more })
export const stateOf = async ({ meetings, id }: World) => (await meetings.list({ id })).meetings.map(({ state }) => state)
export const read = async (calls: World['calls']) => (await calls.notifications.list({})).notifications
