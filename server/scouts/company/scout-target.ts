import type { NewScout } from '#contract/scouts.ts'
import type { VisibleCandidate } from '#contract/visible-candidate.ts'
import { fail } from '../../fail.ts'
import type { MemberContext } from '../../member-context.ts'
import { candidateForCompany } from '../../visibility/candidate-for-company.ts'
import { partsShown } from '../../visibility/parts-shown.ts'

/** The person a scout is for, as the company sees them, with parts that can really be read there. */
export async function scoutTarget(
  { db, viewer }: Pick<MemberContext, 'db' | 'viewer'>,
  scout: Pick<NewScout, 'candidate_id' | 'references'>,
): Promise<VisibleCandidate> {
  // Waits for a block or a withdrawal that is under way (server/privacy/hold-candidate.ts).
  await db.selectFrom('candidate_users').select('id').where('id', '=', scout.candidate_id).forShare().execute()
  const candidate = await candidateForCompany(db, viewer, scout.candidate_id)
  if (!candidate) fail('NOT_FOUND')
  const shown = partsShown(candidate)
  if (scout.references.some((part) => !shown.includes(part))) fail('INPUT_INVALID', [{ field: 'references', message: '見えているところから選んでください。' }])
  return candidate
}
