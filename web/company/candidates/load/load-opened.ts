import type { Api } from '#contract/index.ts'
import type { CandidatesFound } from '#contract/candidates/search/people.ts'
import { withoutPiece } from '#contract/jobs/search/reading/read-query.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { findHits } from '#search-engine/hits/find-hits.ts'
import { loadVisibleProfile, type LoadedVisibleProfile } from '#web/candidates/visibility/load-visible-profile.ts'
import { loadOwn } from '../own/load-own.ts'
import { refusalOf } from '#web/platform/api/refusal.ts'

type Searched = { free_word?: string | undefined; without_synonyms?: string[] | undefined } & Pick<CandidatesFound, 'readings' | 'left_out'>

/** The candidate of the URL, opened beside the list: the same act as opening their page. A refusal is said in the same place. */
export async function loadOpened(api: Api, candidate_id: string, lookups: Lookups, searched: Searched) {
  try {
    const { candidate, ...marks } = await api.company_users.candidates.show({ candidate_id })
    const own = await loadOwn(api, candidate_id)
    const profile = loadVisibleProfile(candidate, lookups)
    return { id: candidate.id, profile, ...marks, own, now: Date.now(), marked: markedIn(profile, searched) }
  } catch (error) {
    const refusal = refusalOf(error)
    if (!refusal) throw error
    const isUnknown = refusal.code === 'NOT_FOUND' || refusal.code === 'INPUT_INVALID'
    return { id: candidate_id, refused: isUnknown ? 'この候補者は見つかりませんでした。公開をやめた可能性があります。' : refusal.sentence }
  }
}

/** What of the profile's own words matches the search, as it is written there. */
function markedIn({ heading, person, work, wishes }: LoadedVisibleProfile, { free_word = '', without_synonyms, readings, left_out }: Searched) {
  const words = [...readings.map(({ typed }) => typed), ...left_out].reduce(withoutPiece, free_word)
  if (!words) return []
  const texts = [heading, ...[...person, ...wishes].map(({ value }) => value), ...work.flatMap(({ line, work_summary }) => [line, work_summary])]
  return [...new Set(texts.flatMap((text) => findHits(text, words, without_synonyms).map(([from, to]) => text.slice(from, to))))]
}

export type Opened = Awaited<ReturnType<typeof loadOpened>>
