import { LONGEST_LONG, LONGEST_SHORT } from '#contract/jobs/questions/job-question-kinds.ts'
import type { JobQuestion } from '#contract/jobs/questions/job-questions.ts'
import { Field, FieldError } from '#web/platform/forms/field.tsx'
import { ChoicesField } from '#web/platform/forms/page-form/choices-field.tsx'
import { answerTo } from './sent-of-form.ts'
import sheet from '../sheet/apply-sheet.module.css'
import styles from './answer-fields.module.css'

type AnswerFieldsProps = { questions: JobQuestion[]; values: Record<string, unknown>; issues: Record<string, string> }

/** The job's own questions. Each answer carries the text of its question, so that none lands under a question that the company has changed in the meantime. */
export function AnswerFields({ questions, values, issues }: AnswerFieldsProps) {
  if (questions.length === 0) return null
  return (
    <section className={sheet.part} aria-labelledby="asked">
      <h2 id="asked">この求人の質問</h2>
      <p className="hint">見せない氏名・連絡先・勤め先などは、回答の中でもプロフィールと同じように伏せて届きます。</p>
      {issues.answers && <FieldError>{issues.answers}</FieldError>}
      {questions.map((question, at) => (
        <AnswerField
          key={question.question}
          question={question}
          at={at}
          said={answerTo(values, question.question)}
          error={issues[`answers.${at}`] ?? issues[`answers.${at}.answer`]}
        />
      ))}
    </section>
  )
}

type AnswerFieldProps = { question: JobQuestion; at: number; said: string; error: string | undefined }

function AnswerField({ question: { question, kind, is_required, choices }, at, said, error }: AnswerFieldProps) {
  const name = `answers[${at}].answer`
  const told = { label: question, need: is_required ? ('must' as const) : ('may' as const), ...(error ? { error } : {}) }
  const hidden = <input type="hidden" name={`answers[${at}].question`} value={question} />
  if (kind === 'yes_no')
    return (
      <>
        {hidden}
        <ChoicesField
          look={styles.pair}
          type="radio"
          name={name}
          legend={question}
          need={told.need}
          options={['はい', 'いいえ', ...(is_required ? [] : [''])].map((value) => ({ value, label: value || '回答しない' }))}
          chosen={[said]}
          error={error}
        />
      </>
    )
  return (
    <>
      {hidden}
      <Field {...told}>
        {kind === 'choice' ? (
          <select className="input" name={name} defaultValue={choices.includes(said) ? said : ''}>
            <option value="">{is_required ? '選択してください' : '未選択'}</option>
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {choice}
              </option>
            ))}
          </select>
        ) : kind === 'short_text' ? (
          <input className="input" name={name} maxLength={LONGEST_SHORT} defaultValue={said} />
        ) : (
          <textarea className="input" name={name} rows={5} maxLength={LONGEST_LONG} defaultValue={said} />
        )}
      </Field>
    </>
  )
}
