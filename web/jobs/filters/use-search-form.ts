import { type SubmitEvent, useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'

export const SEARCH_FORM = 'search'

/** What the form asks for: empty fields are no conditions, and a new search starts from its first page. */
export function fieldsOf(form: HTMLFormElement) {
  const fields = [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' && value.trim() ? [[name, value] as const] : []))
  // Hiding jobs is the default, so it is not in the address.
  const usual = new Set(fields.filter(([name, value]) => name.startsWith('exclude_') && value === 'true').map(([name]) => name))
  return fields.filter(([name]) => !usual.has(name))
}

/** Submits the form without its empty fields. A filter keeps the scroll position; a new free word starts from the top. */
export function useSearchForm() {
  const navigate = useNavigate()
  const { search } = useLocation()
  const go = useCallback(
    async (form: HTMLFormElement, keepScroll: boolean) => {
      const query = new URLSearchParams(fieldsOf(form).map(([name, value]) => [name, value])).toString()
      await navigate(
        { pathname: new URL(form.action).pathname, search: query && `?${query}` },
        { preventScrollReset: keepScroll, replace: `?${query}` === search },
      )
    },
    [navigate, search],
  )
  return {
    /** For controls that act at once; a text field acts when the visitor submits it. */
    onChange: ({ target }: { target: EventTarget }) => {
      if (target instanceof HTMLSelectElement || (target instanceof HTMLInputElement && target.type === 'checkbox')) {
        if (target.form) void go(target.form, true)
      }
    },
    onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      void go(event.currentTarget, false)
    },
  }
}
