import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { Suggestion } from '#contract/candidates/following/suggestions.ts'
import { api } from '#web/platform/api/api.ts'
import { VISITOR } from '#web/platform/calls/personal-storage.ts'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import type { SuggestionsProps } from '#web/ui/suggesting/suggesting-input.tsx'
import { SuggestionList, type SuggestionOption } from '#web/ui/suggesting/suggestion-list.tsx'
import { grouped } from '#web/ui/text/grouped.ts'
import { fieldsOf } from '../../filters/use-search-form.ts'
import { searchPath } from '../search-path.ts'
import { rememberSearch, recentSearches } from './recent-searches.ts'

type Option = SuggestionOption & Pick<Suggestion, 'search'>

const kinds: Record<Suggestion['kind'], string> = {
  position: '職種',
  skill: 'スキル',
  place: '勤務地',
  condition: '条件',
  company: '企業',
  recent: '最近',
  saved_search: '保存した検索',
}

/** Suggestions for the free word of a search: what choosing one finds with the filters of its form. Loaded with the first focus. */
export default function WordSuggestions(props: SuggestionsProps) {
  const { field } = props
  const navigate = useNavigate()
  const owner = useAccount()?.id ?? VISITOR

  useEffect(() => {
    const input = field.current
    const remember = () => rememberSearch(owner, input?.value ?? '')
    input?.form?.addEventListener('submit', remember)
    return () => input?.form?.removeEventListener('submit', remember)
  }, [field, owner])

  const ask = async (text: string, signal: AbortSignal) => {
    const form = field.current?.form
    const recent = recentSearches(owner)
    // A visitor who has searched nothing yet has nothing to be offered before the first letter.
    if (!text.trim() && recent.length === 0 && owner === VISITOR) return []
    const asked = { ...(form && filtersOf(form)), q: text, ...(recent.length > 0 && { recent }) }
    const { suggestions } = await (await api()).suggestions.list(asked, { signal, context: { silent: true } })
    return suggestions.map(optionOf)
  }
  const choose = ({ search }: Option) => {
    if (search) void navigate(searchPath('/job_offer/search', search))
    else field.current?.form?.requestSubmit()
  }
  return <SuggestionList {...props} ask={ask} choose={choose} />
}

const optionOf = ({ kind, text, free_word, search, count }: Suggestion): Option => ({
  key: `${kind} ${text} ${free_word}`,
  text: free_word,
  search,
  content: (
    <>
      <bdi>{kind === 'saved_search' ? text : free_word}</bdi>
      <small>
        {kinds[kind]}
        {count !== null && <b> {grouped(count)}件</b>}
      </small>
    </>
  ),
})

const typed = new Set(['free_word', 'sort', 'page', 'per_page'])

/** The other conditions of the form, as the address of its search would say them. */
function filtersOf(form: HTMLFormElement) {
  const filters: Record<string, string[]> = {}
  for (const [name, value] of fieldsOf(form)) if (!typed.has(name)) (filters[name] ??= []).push(value)
  return Object.fromEntries(Object.entries(filters).map(([name, values]) => [name, values.length > 1 ? values : values[0]]))
}
