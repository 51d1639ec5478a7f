import type { AdvancedProfile, AdvancedProfileChange } from '#contract/candidates/profiles/candidate-profiles.ts'
import type { CandidateContext } from '#server/platform/request/viewer-contexts.ts'
import type { RequestContext } from '#server/platform/request/request-context.ts'
import { refuseProblems, type Problem } from '#server/platform/errors/refuse-problems.ts'
import { showAdvancedProfile } from './show-profile.ts'
import { unknownLookups } from './problems/unknown-lookups.ts'
import { updateProfile } from './update-profile.ts'

/** Changes the named fields and leaves the rest; the week is replaced as a whole. */
export async function changeAdvancedProfile(
  context: CandidateContext & Pick<RequestContext, 'language'>,
  change: AdvancedProfileChange,
): Promise<AdvancedProfile> {
  const { db, viewer, language } = context
  const { availabilities, ...columns } = change
  refuseProblems([...availabilityProblems(availabilities ?? []), ...(await unknownLookups(db, change, viewer.id))], language)

  await updateProfile(context, columns)
  if (availabilities) {
    await db.deleteFrom('candidate_availabilities').where('candidate_user_id', '=', viewer.id).execute()
    const rows = availabilities.map((span) => ({ ...span, candidate_user_id: viewer.id }))
    if (rows.length > 0) await db.insertInto('candidate_availabilities').values(rows).execute()
  }
  return showAdvancedProfile(context)
}

/** Spans that end before they begin, or lie over another of the same day. */
const availabilityProblems = (spans: AdvancedProfile['availabilities']): Problem[] =>
  spans.flatMap(({ weekday, from_minute, to_minute }, index) => {
    const at = (name: string, message: string) => [{ field: `availabilities.${index}.${name}`, message }]
    if (to_minute <= from_minute) return at('to_minute', '終わりは、始まりより後の時刻にしてください。')
    const isOverlapping = spans.slice(0, index).some((other) => other.weekday === weekday && other.from_minute < to_minute && from_minute < other.to_minute)
    return isOverlapping ? at('from_minute', '同じ曜日の、ほかの時間と重なっています。') : []
  })
