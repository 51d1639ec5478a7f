import { href } from 'react-router'
import type { SubmitEvent } from 'react'
import { SEARCH_FORM } from '../filters/use-search-form.ts'
import { WordField } from './word-field.tsx'
import './find.css'

/** The form of the whole search; its other controls are elsewhere on the page and refer to it. */
export function SearchBar({ freeWord, onSubmit }: { freeWord?: string; onSubmit: (event: SubmitEvent<HTMLFormElement>) => void }) {
  return (
    <search>
      <form className="find search-bar" id={SEARCH_FORM} action={href('/job_offer/search')} onSubmit={onSubmit}>
        <WordField value={freeWord} />
        <button type="submit" className="button primary">
          さがす
        </button>
      </form>
    </search>
  )
}
