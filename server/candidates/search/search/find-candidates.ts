import { foldedWords } from '#contract/platform/finding/fold-found.ts'
import { FOUND_OF_A_KIND, type Found } from '#contract/platform/finding/finding.ts'
import type { VisibleCandidate } from '#contract/candidates/privacy/visible-candidate.ts'
import { candidateCode } from '#server/accounts/candidate-names/candidate-code.ts'
import type { MemberContext } from '#server/platform/request/viewer-contexts.ts'
import { refreshSearchTexts } from '../texts/refresh-search-texts.ts'
import { findAndLook, MOST_REFRESHED } from './find-and-look.ts'
import { peopleConditions } from './read-people-search.ts'

/** A single letter would list people whom nobody meant. */
const LEAST = 2

/** The first of the search for candidates, by the same index, policy and daily limit as its list (list-candidates.ts). */
export async function findCandidates(context: MemberContext, typed: string): Promise<{ rows: Found[]; has_more: boolean }> {
  if (foldedWords(typed).join('').length < LEAST) return { rows: [], has_more: false }
  await refreshSearchTexts(context.db, MOST_REFRESHED)
  const { found, seen } = await findAndLook(
    context,
    { ...peopleConditions({ free_word: typed }), sort: 1, limit: FOUND_OF_A_KIND, offset: 0 },
    { include_scouted: true },
  )
  return { rows: seen.map(foundCandidate), has_more: found.total > FOUND_OF_A_KIND }
}

const foundCandidate = ({ id, name, job_history_name, career_intention_rating }: VisibleCandidate): Found => ({
  id,
  name: name ? `${name}さん` : `求職者 ${candidateCode(id)}`,
  note: job_history_name,
  state: career_intention_rating,
})
