import { href, type ShouldRevalidateFunctionArgs } from 'react-router'
import { FOLLOW_PATH } from './follow-path.ts'

/** A job that the candidate marks while they read a list stays there, although the next search leaves it out; the same holds when they save the search. A hidden job goes at once. */
export function isListKept({ formAction, formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const intent = formData?.get('form')
  const isMarked = formAction === FOLLOW_PATH && (intent === 'favorite' || intent === 'unfavorite' || intent === 'save' || intent === 'unsave')
  const isSearchSaved = formAction?.startsWith(href('/settings/saved_searches/new'))
  return isMarked || isSearchSaved ? false : defaultShouldRevalidate
}
