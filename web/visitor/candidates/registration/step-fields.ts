import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import type { TypedDraft } from './draft/draft-of.ts'

/** What each step needs to render its fields. */
export type StepProps = { draft: TypedDraft; issues: Record<string, string>; masters: Lookups; thisYear: number }

/** A field's value as its control holds it. */
export const typed = (draft: TypedDraft, name: string) => {
  const value = draft[name]
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}
export const typedList = (draft: TypedDraft, name: string) => (Array.isArray(draft[name]) ? draft[name].map(String) : [])
/** The error of a field or of anything inside it. */
export const issueOf = (issues: Record<string, string>, name: string) =>
  issues[name] ?? Object.entries(issues).find(([path]) => path.startsWith(`${name}.`))?.[1]
