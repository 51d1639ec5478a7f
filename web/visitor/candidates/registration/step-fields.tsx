import type { ReactNode } from 'react'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { FieldError } from '#web/platform/forms/field.tsx'
import { type TypedDraft, typed } from './draft/draft-of.ts'

/** What each step needs to render its fields. */
export type StepProps = { draft: TypedDraft; issues: Record<string, string>; lookups: Lookups; thisYear: number }

export const NONE = '選んでください'

/** The draft as a form: what a field holds, and the error of it or of anything inside it. */
export const formOf = ({ draft, issues }: Pick<StepProps, 'draft' | 'issues'>) => ({
  field: (name: string) => ({ name, value: typed(draft, name), error: issueOf(issues, name) }),
  choices: (name: string) => ({ name, chosen: [draft[name] ?? []].flat().map(String), error: issueOf(issues, name) }),
})

/** The error of a field or of anything inside it. */
const issueOf = (issues: Record<string, string>, name: string) => issues[name] ?? Object.entries(issues).find(([path]) => path.startsWith(`${name}.`))?.[1]

export type Part = (name: string, label: string) => { name: string; label: string; value: string; isWrong?: boolean; describedBy?: string }
type DateFieldProps = Pick<StepProps, 'draft' | 'issues'> & {
  legend: string
  hint?: string
  prefix: string
  parts: string[]
  children: (part: Part) => ReactNode
}

/** A date in parts, with one error for all of them. */
export function DateField({ draft, issues, legend, hint, prefix, parts, children }: DateFieldProps) {
  const error = parts.map((part) => issueOf(issues, `${prefix}_${part}`)).find(Boolean)
  return (
    <fieldset className="field">
      <legend>
        {legend}
        <span className="may">任意</span>
      </legend>
      {hint && <p className="hint">{hint}</p>}
      <div className="date">
        {children((name, label) => ({
          name: `${prefix}_${name}`,
          label,
          value: typed(draft, `${prefix}_${name}`),
          ...(error ? { isWrong: true, describedBy: `${prefix}-error` } : {}),
        }))}
      </div>
      {error && <FieldError id={`${prefix}-error`}>{error}</FieldError>}
    </fieldset>
  )
}
