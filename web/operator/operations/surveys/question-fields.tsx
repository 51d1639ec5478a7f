import { Field } from '#web/platform/forms/field.tsx'
import { textOf } from '#web/platform/forms/text-of.ts'

const kinds = { choice: '1つ選ぶ', choices: 'いくつでも選ぶ', scale: '1〜5でつける', text: '自由に書く' }

type QuestionFieldsProps = { at: number; question: Record<string, unknown> | undefined; issues: Record<string, string> }

/** One question of a questionnaire; without its words it is none. */
export function QuestionFields({ at, question, issues }: QuestionFieldsProps) {
  const name = (field: string) => `questions[${at}].${field}`
  const error = (field: string) => (issues[name(field)] ? { error: issues[name(field)] } : {})
  const choices = Array.isArray(question?.choices) ? question.choices.join('\n') : textOf(question?.choices)
  return (
    <fieldset className="panel stack">
      <legend className="lab">{at + 1}番目の質問</legend>
      <input type="hidden" name={name('key')} value={textOf(question?.key)} />
      <Field label="質問" {...error('label')}>
        <input className="input" name={name('label')} maxLength={300} defaultValue={textOf(question?.label)} />
      </Field>
      <Field label="答えかた" {...error('kind')}>
        <select className="input" name={name('kind')} defaultValue={textOf(question?.kind) || 'choice'}>
          {Object.entries(kinds).map(([value, label]) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </Field>
      <Field label="選択肢" hint="選ぶ質問のときだけ。1行に1つ" {...error('choices')}>
        <textarea className="input" name={name('choices')} rows={Math.max(3, choices.split('\n').length)} defaultValue={choices} />
      </Field>
      <label className="check">
        <input type="checkbox" name={name('required')} value="on" defaultChecked={question?.required === true || question?.required === 'on'} />
        必ず答えてもらう
      </label>
    </fieldset>
  )
}
