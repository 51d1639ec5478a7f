import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { FOLLOW_PATH } from './follow-path.ts'

/** A job that is marked while one reads a list stays where it is, although the next search leaves it out; so it does when the search is saved. What is hidden goes at once. */
export function keepsList({ formAction, formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const intent = formData?.get('form')
  const isMarked = formAction === FOLLOW_PATH && (intent === 'favorite' || intent === 'unfavorite' || intent === 'save' || intent === 'unsave')
  const isSearchSaved = formAction?.startsWith('/settings/saved_searches/new')
  return isMarked || isSearchSaved ? false : defaultShouldRevalidate
}
