import { useRef, useState } from 'react'
import type { Lookup } from '#contract/platform/lookups/lookups.ts'
import { offered } from '#contract/platform/lookups/offered.ts'
import { Field, FieldError } from '#web/platform/forms/field.tsx'
import { ChoicesField } from '#web/platform/forms/page-form/choices-field.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useScripted } from '#web/ui/use-scripted.ts'
import { useFields } from './fields-context.ts'
import '../frame/profile.css'

type ChoiceProps = { name: string; label: string; need?: 'must' | 'may'; options: readonly Lookup[]; hint?: string; empty?: string }

/** A choice of one row of a code table, or none. Tables of words send the word. */
export function Choice({ name, label, need = 'may', options, hint, empty = '選んでいません' }: ChoiceProps) {
  const { error, text } = useFields()
  return (
    <Field label={label} need={need} hint={hint} error={error(name)}>
      <select className="input" name={name} defaultValue={text(name)} required={need === 'must'}>
        <option value="">{empty}</option>
        {options.map(({ id, key, name }) => (
          <option key={id} value={key ?? id}>
            {name}
          </option>
        ))}
      </select>
    </Field>
  )
}

type ChecksProps = { name: string; legend: string; options: readonly Lookup[]; hint?: string }

/** Check boxes for the rows of a code table. */
export function CheckGroup({ name, legend, options, hint }: ChecksProps) {
  const { error, ids } = useFields()
  const rows = offered(options, ids(name)).map(({ id, name: label }) => ({ value: id, label }))
  const told = { legend, need: 'may' as const, hint, error: error(name) }
  return <ChoicesField type="checkbox" name={name} options={rows} chosen={ids(name)} look="check-group" {...told} />
}

const plain = (text: string) => text.normalize('NFKC').toLowerCase()

/** A long code table: the chosen rows stand above as chips, and a word narrows the list. */
export function SearchableChecks({ name, legend, hint, ...props }: ChecksProps) {
  const section = useFields()
  const options = offered(props.options, section.ids(name))
  const [word, setWord] = useState('')
  const [chosen, setChosen] = useState(section.ids(name))
  const isScripted = useScripted()
  const list = useRef<HTMLDivElement>(null)
  const boxes = () => [...(list.current?.querySelectorAll('input') ?? [])]
  const isShown = (label: string) => plain(label).includes(plain(word))

  return (
    <fieldset className="field">
      <legend>
        {legend}
        <span className="may">任意</span>
      </legend>
      {hint && <p className="hint">{hint}</p>}
      {isScripted && (
        <>
          {chosen.length > 0 && (
            <div className="chips">
              {options
                .filter(({ id }) => chosen.includes(id))
                .map(({ id, name: label }) => (
                  <button
                    key={id}
                    type="button"
                    className="chip"
                    aria-label={`${label}を外す`}
                    onClick={() =>
                      boxes()
                        .find(({ value }) => value === String(id))
                        ?.click()
                    }
                  >
                    {label}
                    <Icon name="close" />
                  </button>
                ))}
            </div>
          )}
          <input
            className="input"
            type="search"
            aria-label={`${legend}をさがす`}
            placeholder="名前でさがす"
            value={word}
            onChange={({ target }) => setWord(target.value)}
            onKeyDown={(event) => {
              if (event.key === 'Enter') event.preventDefault()
            }}
          />
        </>
      )}
      <div className="check-group tall" ref={list} onChange={() => setChosen(boxes().flatMap(({ checked, value }) => (checked ? Number(value) : [])))}>
        {options.map(({ id, name: label }) => (
          <label key={id} className="check" hidden={!isShown(label)}>
            <input type="checkbox" name={name} value={id} defaultChecked={section.ids(name).includes(id)} />
            {label}
          </label>
        ))}
      </div>
      {word && !options.some(({ name }) => isShown(name)) && <p className="hint">「{word}」はありません。ほかの書き方でさがしてください。</p>}
      {section.error(name) && <FieldError>{section.error(name)}</FieldError>}
    </fieldset>
  )
}
