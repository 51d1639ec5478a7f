import type { LintFinding } from '#contract/jobs/postings/state/lint-finding.ts'
import type { Lookups } from '#contract/platform/lookups/lookups.ts'
import { FieldError } from '#web/platform/forms/field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { termNames } from '#contract/jobs/postings/job-term-names.ts'
import type { EditorValues } from './editor-values.ts'
import { FieldControl } from './field-control.tsx'
import type { JobField } from './job-sections.ts'
import { ReadMark } from './reading-note.tsx'

export type FieldRowProps = {
  field: JobField
  values: EditorValues
  lookups: Lookups
  findings: LintFinding[]
  isEmpty: boolean
  hidden: boolean
  passage: string | undefined
}

const groups = new Set(['many', 'places', 'search_many', 'maybe'])

/** One field of the editor: its name, its hint, its control, and its lint findings. */
export function JobFieldRow({ field, values, lookups, findings, isEmpty, hidden, passage }: FieldRowProps) {
  const { name, kind, hint, must } = field
  const refusal = values.refusal(name)
  const isTick = kind === 'tick'
  const ids = [hint && `${name}-hint`, refusal && `${name}-error`, findings.length > 0 && `${name}-lint`].filter(Boolean).join(' ')
  const label = (
    <>
      {termNames[name]}
      {must && <span className="must">公開に必須</span>}
    </>
  )
  const control = <FieldControl field={field} values={values} lookups={lookups} described={ids || undefined} invalid={!!refusal} />
  const rest = (
    <>
      {refusal && <FieldError id={`${name}-error`}>{refusal}</FieldError>}
      <FieldFindings id={`${name}-lint`} findings={findings} isEmpty={isEmpty} />
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
      <fieldset className="field" id={`f-${name}`} hidden={hidden} aria-describedby={ids || undefined}>
        <legend>{label}</legend>
        {told}
        {control}
        {rest}
      </fieldset>
    )
  return (
    <div className="field" id={`f-${name}`} hidden={hidden}>
      {isTick ? control : <label htmlFor={name}>{label}</label>}
      {told}
      {!isTick && control}
      {rest}
    </div>
  )
}

type FieldFindingsProps = { id: string; findings: LintFinding[]; isEmpty: boolean }

/** The lint's findings under a field. States calmly what is not written yet; marks what is wrong. */
export const FieldFindings = ({ id, findings, isEmpty }: FieldFindingsProps) =>
  findings.length > 0 && (
    <ul className="lint" id={id}>
      {findings.map(({ rule, level, message }) => (
        <li key={rule + message} className={level === 'error' && isEmpty ? 'missing' : level}>
          <Icon name={level === 'error' && isEmpty ? 'no' : 'alert'} />
          <span>{message}</span>
        </li>
      ))}
    </ul>
  )
