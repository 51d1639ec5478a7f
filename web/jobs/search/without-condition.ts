import type { JobSearch } from '#contract/jobs/search/job-search.ts'
import { type Condition, isListParameter } from '../filters/condition.ts'

/** The search without one condition, from its first page. Of the free word only that one word goes. */
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
  // On unless said otherwise, for whoever is signed in.
  if (parameter === 'exclude_applied' || parameter === 'exclude_favorited') return { ...others, [parameter]: false }
  return others
}

/** Words parted by spaces; a "phrase in quotes" is one word. */
const wordsOf = (freeWord: string) => freeWord.match(/-?"[^"]*"?|[^\s\u3000]+/gu) ?? []
