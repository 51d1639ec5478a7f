import { cloneElement, type ReactElement, type ReactNode, useId } from 'react'
import { Icon } from '#web/ui/icon.tsx'

type Control = { id?: string; 'aria-invalid'?: true; 'aria-describedby'?: string; required?: boolean }
type FieldProps = {
  label: ReactNode
  /** 必須 or 任意 beside the label; neither where every field of the form is required. */
  need?: 'must' | 'may'
  hint?: ReactNode
  error?: string
  /** The one control: an input, a select, a textarea. */
  children: ReactElement<Control>
}

/** A control with its label above, its hint under the label, and its error below. */
export function Field({ label, need, hint, error, children }: FieldProps) {
  const own = useId()
  const id = children.props.id ?? own
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {need && <span className={need}>{need === 'must' ? '必須' : '任意'}</span>}
      </label>
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {cloneElement(children, { id, ...(error ? { 'aria-invalid': true as const } : {}), ...(described ? { 'aria-describedby': described } : {}) })}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

export const FieldError = ({ id, children }: { id?: string; children: ReactNode }) => (
  <p className="err" id={id}>
    <Icon name="alert" />
    {children}
  </p>
)
