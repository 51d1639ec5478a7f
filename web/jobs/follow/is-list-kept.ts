import { href, type ShouldRevalidateFunctionArgs } from 'react-router'
import { FOLLOW_PATH } from './follow-path.ts'

const kept = new Set<unknown>(['favorite', 'unfavorite', 'save', 'unsave', 'hide', 'show'])

/** A job that the candidate marks or hides while they read a list keeps its row, although the next search leaves it out; the same holds when they save the search. */
export function isListKept({ formAction, formData, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const isMarked = formAction === FOLLOW_PATH && kept.has(formData?.get('form'))
  const isSearchSaved = formAction?.startsWith(href('/settings/saved_searches/new'))
  return isMarked || isSearchSaved ? false : defaultShouldRevalidate
}
