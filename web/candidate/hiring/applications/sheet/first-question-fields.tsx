import { Field } from '#web/platform/forms/field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import type { FirstQuestion } from './first-questions.ts'
import sheet from './apply-sheet.module.css'

type Props = { questions: FirstQuestion[]; values: Record<string, unknown>; issues: Record<string, string> }

/** Two questions about the profile at a time, each with what it is for. None has to be answered. */
export function FirstQuestionFields({ questions, values, issues }: Props) {
  if (questions.length === 0) return null
  return (
    <section className={sheet.part} aria-labelledby="next-questions">
      <h2 id="next-questions">返信を待つあいだに</h2>
      <p className="hint">どちらも任意です。空欄のまま次へ進めます。</p>
      <PageForm key={questions.map(({ key }) => key).join()}>
        {questions.map(({ key, label, why, options }) => (
          <Field key={key} label={label} need="may" hint={why} error={issues[key] ?? issues[fields[key] ?? '']}>
            {options ? (
              <select className="input" name={key} defaultValue={textOf(values[key])}>
                <option value="">未選択</option>
                {options.map(({ id, name }) => (
                  <option key={id} value={id}>
                    {name}
                  </option>
                ))}
              </select>
            ) : key === 'name' ? (
              <input className="input" name={key} autoComplete="name" maxLength={100} defaultValue={textOf(values[key])} />
            ) : (
              <textarea className="input" name={key} rows={3} maxLength={2000} defaultValue={textOf(values[key])} />
            )}
          </Field>
        ))}
        <SubmitButton intent={`answer:${questions.map(({ key }) => key).join('.')}`}>保存して次へ</SubmitButton>
      </PageForm>
    </section>
  )
}

/** The field of the profile that an answer fills, where the API names it in a refusal. */
const fields: Partial<Record<FirstQuestion['key'], string>> = { job_field: 'user_desired_job_fields.0', work_area: 'user_preferred_work_areas.0' }
