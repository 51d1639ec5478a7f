import { parseSubmission } from '@conform-to/dom/future'
import { data } from 'react-router'

/** Names as our forms write them: `email`, `draft.birthday`, `work_experiences[0].join_year`. */
const NAME = /^[A-Za-z][A-Za-z0-9_]*(?:\[\d{0,3}\]|\.[A-Za-z][A-Za-z0-9_]*){0,6}$/
/** Places in all lists of a form together: the longest of ours have a few hundred. */
const PLACES = 2_000
const reserved = /(?:^|\.)(?:constructor|prototype|hasOwnProperty|toString|valueOf)\b/

/**
 * Reads a sent form as an object, with the intent of the button. A name that no form of ours writes is refused with 400 before
 * anything is built from it: `a[99999999]` would become a list of that length.
 */
export async function readForm(request: Request) {
  const form = await request.formData().catch((error: unknown) => {
    if (isOfOtherCompany(error)) throw error
  })
  if (!form || !areNamesOurs([...form.keys()])) throw refused()
  const { payload, intent } = parseSubmission(form, { intentName: 'intent' })
  return { values: payload as Record<string, unknown> & { form?: string }, intent }
}

/** The page was shown for another company of the person: that is said in its own words. */
const isOfOtherCompany = (error: unknown) =>
  typeof error === 'object' && error !== null && 'init' in error && (error.init as ResponseInit | null)?.status === 409

const refused = () => data({ sentence: '送られたフォームを読めませんでした。ページを開き直して、もう一度送ってください。' }, { status: 400 })

export function areNamesOurs(names: string[]) {
  const lengths = new Map<string, number>()
  for (const name of names) {
    if (name.length > 200 || !NAME.test(name) || reserved.test(name)) return false
    for (const { 1: place, index } of name.matchAll(/\[(\d+)\]/g)) {
      const list = name.slice(0, index)
      lengths.set(list, Math.max(lengths.get(list) ?? 0, Number(place) + 1))
    }
  }
  return [...lengths.values()].reduce((sum, length) => sum + length, 0) <= PLACES
}
