import { href } from 'react-router'
import type { SubmitEvent } from 'react'
import { SEARCH_FORM } from '../filters/use-search-form.ts'
import { WordField } from './word-field.tsx'
import './find.css'

type SearchBarProps = { freeWord?: string | undefined; asWords?: string[] | undefined; onSubmit: (event: SubmitEvent<HTMLFormElement>) => void }

/** The form of the whole search; its other controls are elsewhere on the page and refer to it. */
export function SearchBar({ freeWord, asWords = [], onSubmit }: SearchBarProps) {
  return (
    <search>
      <form className="find search-bar" id={SEARCH_FORM} action={href('/job_offer/search')} onSubmit={onSubmit}>
        <WordField value={freeWord} />
        {asWords.map((typed) => (
          <input key={typed} type="hidden" name="as_words" value={typed} />
        ))}
        <button type="submit" className="button primary">
          さがす
        </button>
      </form>
    </search>
  )
}
