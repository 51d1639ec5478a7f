import type { Api } from '#contract/index.ts'
import { loadVisibleProfile } from '#web/candidates/visibility/load-visible-profile.ts'
import { orNotFound, refusalOf } from '#web/platform/api/refusal.ts'

/** One selection with its applicant, as its own page and the panel beside the board show it. */
export async function loadSelection({ company_users, lookups }: Api, id: string) {
  const [{ applicant, ...found }, tables, { reasons }, scorecards, { interviewers, taken }, { tags }] = await Promise.all([
    company_users.applications.show({ id }).catch((error: unknown) => orNotFound(error, 'この選考は見つかりません。')),
    lookups.list(),
    company_users.decline_reasons.list(),
    company_users.scorecards.list({ id }).catch((error: unknown) => orNotFound(error)),
    company_users.meetings.interviewers({ id }).catch(noneFor),
    company_users.candidate_tags.list(),
  ])
  const team = await company_users.messages.team({ candidate_id: found.application.candidate.id })
  const profile = applicant.profile && loadVisibleProfile(applicant.profile, tables)
  return {
    ...found,
    applicant: { ...applicant, profile },
    team,
    reasons,
    scorecards,
    interviewers,
    taken,
    tags,
    now: Date.now(),
    clientId: crypto.randomUUID(),
  }
}
export type LoadedSelection = Awaited<ReturnType<typeof loadSelection>>

/** Nobody to choose for a member who does not propose meetings. */
function noneFor(error: unknown) {
  if (!refusalOf(error)) throw error
  return { interviewers: [], taken: [] }
}
