import type { JobSearch } from '#contract/jobs/search/job-search.ts'
import { type Condition, isListParameter } from '../filters/condition.ts'

/** The search without one condition, from its first page. Of the free word it drops only the one word. */
export function withoutCondition(search: JobSearch, { parameter, value }: Pick<Condition, 'parameter' | 'value'>): JobSearch {
  const { page: _, [parameter]: dropped, ...others } = search
  if (isListParameter(parameter)) {
    const kept = search[parameter]?.filter((one) => one !== value) ?? []
    return kept.length ? { ...others, [parameter]: kept } : others
  }
  if (parameter === 'free_word' && typeof dropped === 'string' && value !== undefined) {
    const kept = wordsOf(dropped).filter((word) => word !== value && word.replaceAll('"', '') !== value)
    return kept.length && kept.length < wordsOf(dropped).length ? { ...others, free_word: kept.join(' ') } : others
  }
  // On by default for a signed-in candidate.
  if (parameter === 'exclude_applied' || parameter === 'exclude_favorited') return { ...others, [parameter]: false }
  return others
}

/** Words separated by spaces; a "phrase in quotes" is one word. */
const wordsOf = (freeWord: string) => freeWord.match(/-?"[^"]*"?|[^\s\u3000]+/gu) ?? []
