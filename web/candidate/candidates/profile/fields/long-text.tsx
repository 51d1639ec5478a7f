import { useState } from 'react'
import { Field } from '#web/platform/forms/field.tsx'
import { useScripted } from '#web/ui/use-scripted.ts'
import type { Fields } from './fields-of.ts'
import { HiddenNote } from '#web/candidates/visibility/hidden-note.tsx'

type LongTextProps = { section: Fields; name: string; label: string; hint?: string; rows?: number; longest: number; aim?: number }

/** A long text that companies read, with its length and the words that they will not see. */
export function LongText({ section, name, label, hint, rows = 5, longest, aim }: LongTextProps) {
  const value = section.text(name)
  const [text, setText] = useState(value)
  const length = [...text].length
  const isScripted = useScripted()
  return (
    <div className="field">
      <Field label={label} need="may" hint={hint} error={section.error(name)}>
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
