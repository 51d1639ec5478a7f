import type { NewScout } from '#contract/hiring/scouts/scouts.ts'
import type { VisibleCandidate } from '#contract/candidates/privacy/visible-candidate.ts'
import { fail } from '#server/fail.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { candidateForCompany } from '#server/candidates/visibility/for-company/candidate-for-company.ts'
import { partsShown } from '#server/candidates/visibility/reveal-to.ts'

/** The person a scout is for, as the company sees them, with parts that can really be read there. */
export async function scoutTarget(
  { db, viewer }: Pick<MemberContext, 'db' | 'viewer'>,
  scout: Pick<NewScout, 'candidate_id' | 'references'>,
): Promise<VisibleCandidate> {
  // Waits for a block or a withdrawal that is under way (server/accounts/sessions/viewer/lock-candidate.ts).
  await db.selectFrom('accounts').select('id').where('id', '=', scout.candidate_id).forShare().execute()
  const candidate = await candidateForCompany(db, viewer, scout.candidate_id)
  if (!candidate) fail('NOT_FOUND')
  const shown = partsShown(candidate)
  if (scout.references.some((part) => !shown.includes(part))) fail('INPUT_INVALID', [{ field: 'references', message: '見えているところから選んでください。' }])
  return candidate
}
