import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { MOST_QUESTIONS, questionKinds } from '#contract/jobs/questions/job-question-kinds.ts'
import type { JobQuestion } from '#contract/jobs/questions/job-questions.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { editedQuestions } from './typed-questions.ts'

type Entry = { key: number; begun: JobQuestion }
type QuestionFieldsProps = { saved: JobQuestion[]; issues: Record<string, string> }

/** The list of questions. Its buttons work at once; without scripts the page comes back with the list changed. */
export function QuestionFields({ saved, issues }: QuestionFieldsProps) {
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
    const added: Entry = { key: next.current++, begun: { kind: 'short_text', question: '', is_required: false, choices: [] } }
    const edited = editedQuestions(entries, event.currentTarget.value, added) ?? entries
    setEntries(edited)
    // The focus goes into a new question, stays on the button of a moved one, and goes to a remaining one after a removal.
    const button = event.currentTarget
    requestAnimationFrame(() => {
      if (edited.includes(added)) return list.current?.querySelector<HTMLElement>('li:last-child input')?.focus()
      const left = button.isConnected && !button.disabled ? button : list.current?.parentElement?.querySelector<HTMLElement>('button:not(:disabled)')
      left?.focus()
    })
  }
  return (
    <>
      {entries.length === 0 && <p className="note">質問はまだありません。</p>}
      <ol className="question-list" ref={list}>
        {entries.map(({ key, begun }, at) => (
          <li key={key} className="panel">
            <QuestionEntry at={at} begun={begun} issues={issues} />
            <div className="row">
              {(
                [
                  ['up', '上へ', at === 0],
                  ['down', '下へ', at === entries.length - 1],
                  ['remove', '削除', false],
                ] as const
              ).map(([act, label, isOff]) => (
                <button
                  key={act}
                  type="submit"
                  name="intent"
                  value={`${act}-${at}`}
                  className="button small"
                  disabled={isOff}
                  aria-label={`質問${at + 1}を${label === '削除' ? '削除' : label}`}
                  onClick={press}
                >
                  {label}
                </button>
              ))}
            </div>
          </li>
        ))}
      </ol>
      {entries.length < MOST_QUESTIONS ? (
        <p>
          <button type="submit" name="intent" value="add" className="button" onClick={press}>
            質問を追加
          </button>
        </p>
      ) : (
        <p className="hint">質問は{MOST_QUESTIONS}件までです。</p>
      )}
    </>
  )
}

function QuestionEntry({ at, begun, issues }: { at: number; begun: JobQuestion; issues: Record<string, string> }) {
  const name = `questions[${at}]`
  const errorOf = (field: string) =>
    Object.entries(issues).find(([path]) => path === `questions.${at}.${field}` || path.startsWith(`questions.${at}.${field}.`))?.[1]
  const told = (field: string) => {
    const error = errorOf(field)
    return error ? { error } : {}
  }
  return (
    <fieldset className="stack">
      <legend>質問{at + 1}</legend>
      <Field label="質問" hint="例：志望する理由を教えてください" {...told('question')}>
        <input className="input" name={`${name}.question`} defaultValue={begun.question} maxLength={200} />
      </Field>
      <Field label="回答の形式" {...told('kind')}>
        <select className="input" name={`${name}.kind`} defaultValue={begun.kind}>
          {Object.entries(questionKinds).map(([kind, label]) => (
            <option key={kind} value={kind}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      <div className="choices">
        <Field label="選択肢" hint="1行に1つ、2個から20個まで" {...told('choices')}>
          <textarea className="input" name={`${name}.choices`} rows={4} defaultValue={begun.choices.join('\n')} />
        </Field>
      </div>
      <label className="check">
        <input type="checkbox" name={`${name}.is_required`} value="on" defaultChecked={begun.is_required} />
        <span>回答を必須にする</span>
      </label>
    </fieldset>
  )
}
