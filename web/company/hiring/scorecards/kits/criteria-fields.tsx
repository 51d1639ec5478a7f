import { type MouseEvent, useEffect, useRef, useState } from 'react'
import type { NewInterviewKit } from '#contract/hiring/scorecards/interview-kits.ts'
import { MOST_CRITERIA } from '#contract/hiring/scorecards/kit-limits.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { editedCriteria } from './kit-of-form.ts'

type Criterion = NewInterviewKit['criteria'][number]
type Entry = { key: number; begun: Criterion }
type Props = { saved: Criterion[]; issues: Record<string, string> }

const blank: Criterion = { name: '', looks_for: '' }
const buttons = [
  ['up', '上へ'],
  ['down', '下へ'],
  ['remove', '削除'],
] as const

/** The criteria of a kit in their order. The buttons work at once; without scripts the page comes back with the list changed. */
export function CriteriaFields({ saved, issues }: Props) {
  const [entries, setEntries] = useState<Entry[]>(saved.map((begun, key) => ({ key, begun })))
  const next = useRef(saved.length)
  const list = useRef<HTMLOListElement>(null)
  const [begun] = useState(entries)
  // Fires the form's event, so that `useSavedInput` keeps a change made with the buttons like one made by typing.
  useEffect(() => {
    if (entries !== begun) list.current?.dispatchEvent(new Event('change', { bubbles: true }))
  }, [entries, begun])
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    event.preventDefault()
    const added: Entry = { key: next.current++, begun: blank }
    const edited = editedCriteria(entries, event.currentTarget.value, added) ?? entries
    setEntries(edited)
    // The focus goes into a new criterion, stays on the button of a moved one, and goes to a remaining one after a removal.
    const button = event.currentTarget
    requestAnimationFrame(() => {
      if (edited.includes(added)) return list.current?.querySelector<HTMLElement>('li:last-child input')?.focus()
      const left = button.isConnected && !button.disabled ? button : list.current?.parentElement?.querySelector<HTMLElement>('button:not(:disabled)')
      left?.focus()
    })
  }
  const errorOf = (at: number, field: string) => {
    const error = issues[`criteria.${at}.${field}`]
    return error ? { error } : {}
  }
  return (
    <>
      <ol className="criteria" ref={list}>
        {entries.map(({ key, begun }, at) => (
          <li key={key} className="panel">
            <fieldset className="stack">
              <legend>評価項目{at + 1}</legend>
              <Field label="項目" {...errorOf(at, 'name')}>
                <input className="input" name={`criteria[${at}].name`} defaultValue={begun.name} maxLength={60} placeholder="設計の判断" />
              </Field>
              <Field label="確認事項" need="may" {...errorOf(at, 'looks_for')}>
                <textarea className="input" name={`criteria[${at}].looks_for`} defaultValue={begun.looks_for} rows={2} maxLength={300} />
              </Field>
            </fieldset>
            <div className="row">
              {buttons.map(([act, label]) => (
                <button
                  key={act}
                  type="submit"
                  name="intent"
                  value={`${act}-${at}`}
                  className="button small"
                  disabled={(act === 'up' && at === 0) || (act === 'down' && at === entries.length - 1)}
                  aria-label={`評価項目${at + 1}を${label}`}
                  onClick={press}
                >
                  {label}
                </button>
              ))}
            </div>
          </li>
        ))}
      </ol>
      {entries.length < MOST_CRITERIA ? (
        <p>
          <button type="submit" name="intent" value="add" className="button" onClick={press}>
            評価項目を追加
          </button>
        </p>
      ) : (
        <p className="hint">評価項目は{MOST_CRITERIA}個までです。</p>
      )}
    </>
  )
}
