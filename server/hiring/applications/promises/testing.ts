import type { Database } from '#server/platform/database/connect.ts'
import { prepareScout } from '../../scouts/testing.ts'
import { apiFor, today } from '#server/testing.ts'
import { notifyPromiseReason } from './promise-reasons.ts'

const DAY = 86_400_000
export const start = '2026-11-25T10:00:00+09:00'
export const at = (days: number) => new Date(today.getTime() + days * DAY)
export const inAMinute = new Date(today.getTime() + 60_000)

/** Somebody who accepted a scout, and both sides' calls at any time. */
export async function accepted(db: Database, meeting_type: 'mendan' | 'mensetsu' = 'mendan') {
  const world = await prepareScout(db)
  await world.scout({ meeting_type })
  await world.deliver()
  await world.candidate.scouts.accept({ company_id: world.company_id, message: '' })
  const { id } = (await world.candidate.applications.list()).applications[0]!
  const ours = async (now = today) => (await apiFor(db, { ...world.recruiter.as, now: () => now })).company_users
  const mine = async (now = today) => (await apiFor(db, { ...world.person.as, now: () => now })).candidate_users
  const meet = async (type: 'mendan' | 'mensetsu' = meeting_type) => {
    const { id: meeting_id } = await (await ours()).meetings.propose({ id, meeting_type: type, minutes: 30, slots: [start] })
    await (await mine()).meetings.book({ id: meeting_id, starts_at: start })
    return meeting_id
  }
  const figures = async (days: number) => (await (await ours(at(days))).response_figures()).response_figures.find(({ kind }) => kind === 'scout')
  const tell = (now = inAMinute) => notifyPromiseReason({ db, now: () => now }, { application_id: id })
  return { ...world, id, ours, mine, meet, figures, tell }
}
