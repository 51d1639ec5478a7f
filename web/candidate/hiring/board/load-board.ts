import type { Api } from '#contract/index.ts'
import type { MyApplication } from '#contract/hiring/applications/application.ts'
import type { MyOffer } from '#contract/hiring/offers/offers.ts'
import type { MyMeeting } from '#contract/hiring/meetings/meetings.ts'
import type { ProgressNote } from '#contract/hiring/selection/progress-notes.ts'
import type { Lookup } from '#contract/platform/lookups/lookups.ts'

export type BoardCompany = { note: ProgressNote; applications: MyApplication[]; meetings: MyMeeting[]; offers: MyOffer[] }
export type Board = { companies: BoardCompany[]; meetings: MyMeeting[]; words: { progress: Lookup[]; outcomes: Lookup[] } }

/** The candidate's applications, with the meetings and with what they noted: every company that they applied to or noted something about. */
export async function loadBoard({ candidate_users, lookups }: Api): Promise<Board> {
  const [{ applications }, { meetings }, { progress_notes }, { offers }, { progress, progress_outcome }] = await Promise.all([
    candidate_users.applications.list(),
    candidate_users.meetings.list({}),
    candidate_users.progress_notes.list(),
    candidate_users.offers.list({}),
    lookups.list(),
  ])
  const companies = progress_notes
    .map((note) => ({
      note,
      applications: applications.filter(({ company }) => company.id === note.company_id),
      meetings: meetings.filter(({ company }) => company.id === note.company_id),
      offers: offers.filter(({ company }) => company.id === note.company_id),
    }))
    .filter(({ note, applications: sent }) => sent.length > 0 || note.progress !== null || note.outcome !== null || note.note !== '')
  const open = meetings.filter(({ state, has_passed, answered_at }) => state === 'proposed' || (state === 'booked' && (!has_passed || !answered_at)))
  return { companies, meetings: open, words: { progress, outcomes: progress_outcome } }
}
