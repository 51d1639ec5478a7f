import { type RefObject, useEffect } from 'react'

/**
 * Moves the focus to what an answer brought, so that a screen reader says it. In a page that arrives with the answer the element's `autoFocus` has done it;
 * when the page is hydrated, somebody may be typing already.
 */
export function useFocusAfter(element: RefObject<HTMLElement | null>, answer: unknown) {
  useEffect(() => {
    if (answer && 'hydrated' in document.documentElement.dataset) element.current?.focus()
  }, [element, answer])
}
