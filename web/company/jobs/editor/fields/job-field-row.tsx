import { isEmpty } from '../map/job-section-states.ts'
import type { JobContent } from '#contract/jobs/postings/job-content.ts'
import type { LintFinding } from '#contract/jobs/postings/state/lint-finding.ts'
import type { Mend } from '#contract/jobs/posting-lint/mend-finding.ts'
import { useScripted } from '#web/ui/use-scripted.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { FieldError } from '#web/platform/forms/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { termNames } from '#contract/jobs/postings/job-term-names.ts'
import type { EditorValues } from '../editor-values.ts'
import { FieldControl } from './field-control.tsx'
import type { JobField } from '../job-sections.ts'
import './fields.css'
import { ReadMark } from '../reading-note.tsx'

export type MendableFinding = LintFinding & { mend?: Mend | null }

export type FieldRowProps = {
  field: JobField
  values: EditorValues
  lookups: Lookups
  findings: MendableFinding[]
  /** What the form holds now. */
  now: JobContent[keyof JobContent]
  hidden: boolean
  passage: string | undefined
  mend: (mended: Mend) => void
}

const groups = new Set(['many', 'places', 'search_many', 'occupations', 'maybe'])

/** One field of the editor: its name, its hint, its control, and its lint findings. */
export function JobFieldRow({ field, values, lookups, findings, now, hidden, passage, mend }: FieldRowProps) {
  const { name, kind, hint, must, span = '' } = field
  const refusal = values.refusal(name)
  const isTick = kind === 'tick'
  const ids = [hint && `${name}-hint`, refusal && `${name}-error`, findings.length > 0 && `${name}-lint`].filter(Boolean).join(' ')
  const label = (
    <>
      {termNames[name]}
      {must && <span className="must">必須</span>}
    </>
  )
  const control = (
    <FieldControl
      field={field}
      values={values}
      lookups={lookups}
      ticked={Array.isArray(now) ? now.map(Number) : []}
      described={ids || undefined}
      invalid={!!refusal}
    />
  )
  const rest = (
    <>
      {refusal && <FieldError id={`${name}-error`}>{refusal}</FieldError>}
      <FieldFindings id={`${name}-lint`} findings={findings} isEmpty={isEmpty(now)} mend={mend} />
    </>
  )
  const told = (
    <>
      {hint && (
        <p className="hint" id={`${name}-hint`}>
          {hint}
        </p>
      )}
      <ReadMark passage={passage} />
    </>
  )
  if (groups.has(kind))
    return (
      <fieldset className={`field ${span}`} id={`f-${name}`} hidden={hidden} aria-describedby={ids || undefined}>
        <legend>{label}</legend>
        {told}
        {control}
        {rest}
      </fieldset>
    )
  return (
    <div className={`field ${span}`} id={`f-${name}`} hidden={hidden}>
      {isTick ? control : <label htmlFor={name}>{label}</label>}
      {told}
      {!isTick && control}
      {rest}
    </div>
  )
}

type FieldFindingsProps = { id: string; findings: MendableFinding[]; isEmpty: boolean; mend?: (mended: Mend) => void }

/** The lint's findings under a field. States calmly what is not written yet; marks what is wrong, and offers what the posting itself says. */
export function FieldFindings({ id, findings, isEmpty, mend }: FieldFindingsProps) {
  const isScripted = useScripted()
  if (findings.length === 0) return null
  return (
    <ul className="lint" id={id}>
      {findings.map(({ rule, level, message, mend: mended }) => (
        <li key={rule + message} className={level === 'error' && isEmpty ? 'missing' : level}>
          <Icon name={level === 'error' && isEmpty ? 'no' : 'alert'} />
          <span>{message}</span>
          {isScripted && mended && mend && (
            <button type="button" className="button small" onClick={() => mend(mended)}>
              {mended.label}
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
