import type { Api } from '#contract/index.ts'
import { refusalOf } from '#web/platform/api/refusal.ts'

/** Who can meet somebody from outside, when, and with which kit; null where nobody can be met (any more). */
export async function loadMeetingChoice({ company_users }: Api, id: string) {
  const none = (error: unknown) => {
    if (!['NOT_FOUND', 'INPUT_INVALID', 'OUTSIDE_UNREADABLE'].includes(refusalOf(error)?.code ?? '')) throw error
    return null
  }
  const [shown, choice, scorecards, met] = await Promise.all([
    company_users.outside_candidates.show({ id }).catch(none),
    company_users.outside_meetings.interviewers({ id }).catch(none),
    company_users.outside_scorecards.list({ id }).catch(none),
    company_users.outside_meetings.list({ id }).catch(none),
  ])
  if (!shown || !choice || !scorecards || !met) return null
  const kits = scorecards.sheets.flatMap(({ kit, is_kit_archived }) => (is_kit_archived ? [] : [kit]))
  return { candidate: shown.candidate, ...choice, ...met, kits }
}
