import { href, useRouteLoaderData } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import { SuggestingInput } from '#web/ui/suggesting/suggesting-input.tsx'
import { FILTERS } from '../filters/filters.tsx'
import { SEARCH_FORM, useSearchForm } from '../filters/use-search-form.ts'
import type { LoadedSearch } from './load-search.ts'
import './find.css'
import './header-search.css'

const suggestions = () => import('./words/word-suggestions.tsx')

/** The form of the whole search, in the header of its page: its other controls stand on the page and refer to it. */
export default function HeaderSearch() {
  // Absent where the search failed.
  const loaded = useRouteLoaderData<LoadedSearch>('visitor/jobs/job-search-page')
  const { onSubmit } = useSearchForm()
  const conditions = loaded ? loaded.chips.length + loaded.readings.length : 0
  return (
    <search className="header-search">
      <form className="find" id={SEARCH_FORM} action={href('/job_offer/search')} onSubmit={onSubmit}>
        <div className="box">
          <button type="submit" aria-label="さがす">
            <Icon name="search" />
          </button>
          <SuggestingInput name="free_word" value={loaded?.search.free_word ?? ''} label="キーワード" placeholder="職種、スキル、勤務地" load={suggestions} />
        </div>
        {loaded?.search.as_words?.map((typed) => (
          <input key={typed} type="hidden" name="as_words" value={typed} />
        ))}
      </form>
      {loaded && (
        <button type="button" className="button icon open-filter" popoverTarget={FILTERS}>
          <Icon name="filter" />
          <span className="vh">条件{conditions > 0 && ` ${conditions}`}</span>
          {conditions > 0 && (
            <span className="count" aria-hidden="true">
              {conditions}
            </span>
          )}
        </button>
      )}
    </search>
  )
}
