import { type ComponentProps, type ReactNode, useState } from 'react'
import { HiddenNote } from '#web/candidates/visibility/hidden-note.tsx'
import { Field } from '#web/platform/forms/field.tsx'
import { useScripted } from '#web/ui/use-scripted.ts'
import { useFields } from './fields-context.ts'

type Named = { name: string; label: string; need?: 'must' | 'may'; hint?: ReactNode }

export function Text({ name, label, need = 'may', hint, ...rest }: Named & ComponentProps<'input'>) {
  const { error, text } = useFields()
  return (
    <Field label={label} need={need} hint={hint} error={error(name)}>
      <input {...rest} className="input" name={name} defaultValue={text(name)} required={need === 'must'} />
    </Field>
  )
}

/** One line in the candidate's own words, which companies read. */
export function ReadText({ name, label, hint, longest }: { name: string; label: string; hint?: string; longest: number }) {
  const fields = useFields()
  const value = fields.text(name)
  const [text, setText] = useState(value)
  return (
    <div className="field">
      <Field label={label} need="may" hint={hint} error={fields.error(name)}>
        <input className="input" name={name} maxLength={longest} defaultValue={value} onChange={({ target }) => setText(target.value)} />
      </Field>
      <HiddenNote text={text} />
    </div>
  )
}

type LongTextProps = { name: string; label: string; hint?: string; rows?: number; longest: number; aim?: number }

/** A long text that companies read, with its length and the words that they will not see. */
export function LongText({ name, label, hint, rows = 5, longest, aim }: LongTextProps) {
  const fields = useFields()
  const value = fields.text(name)
  const [text, setText] = useState(value)
  const length = [...text].length
  const isScripted = useScripted()
  return (
    <div className="field">
      <Field label={label} need="may" hint={hint} error={fields.error(name)}>
        <textarea className="input" name={name} rows={rows} maxLength={longest} defaultValue={value} onChange={({ target }) => setText(target.value)} />
      </Field>
      {isScripted && (length > 0 || aim !== undefined) && (
        <p className="hint">
          {length}字{aim && length < aim ? `・あと${aim - length}字で、目安の${aim}字です` : ''}
        </p>
      )}
      <HiddenNote text={text} />
    </div>
  )
}
