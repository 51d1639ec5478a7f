import type { ReactNode } from 'react'
import { FieldError } from '#web/platform/forms/field.tsx'

type Props = { name: string; value: string; error?: string; isTicked: boolean; isRequired?: boolean; children: ReactNode }

/** A tick box for one consent or statement. */
export function AgreementBox({ name, value, error, isTicked, isRequired, children }: Props) {
  const id = `agreement-${name.replace('.', '-')}`
  return (
    <div>
      <label className="check" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          name={name}
          value={value}
          defaultChecked={isTicked}
          required={isRequired}
          {...(error ? { 'aria-invalid': true, 'aria-describedby': `${id}-error` } : {})}
        />
        <span>
          {children}
          <span className={isRequired ? 'must' : 'may'}>{isRequired ? '必須' : '任意'}</span>
        </span>
      </label>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}
