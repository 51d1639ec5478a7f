import { useState } from 'react'
import { Field } from '#web/platform/forms/field.tsx'
import type { Fields } from '../fields/fields-of.ts'
import { HiddenNote } from '#web/candidates/visibility/hidden-note.tsx'

/** One line in the candidate's own words, which companies read. */
export function ReadText({ section, name, label, hint, longest }: { section: Fields; name: string; label: string; hint?: string; longest: number }) {
  const value = section.text(name)
  const [text, setText] = useState(value)
  return (
    <div className="field">
      <Field label={label} need="may" hint={hint} error={section.error(name)}>
        <input className="input" name={name} maxLength={longest} defaultValue={value} onChange={({ target }) => setText(target.value)} />
      </Field>
      <HiddenNote text={text} />
    </div>
  )
}
