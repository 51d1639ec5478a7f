import { Form, useNavigation } from 'react-router'
import type { AiInterview, InterviewKey } from '#contract/candidates/profiles/ai-interviews.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { WithdrawConsent } from './withdraw-consent.tsx'

/** One question at a time; each answer is kept before the next is asked. */
export function InterviewStep({ questions, answers, step }: Pick<AiInterview, 'questions' | 'answers'> & { step: number }) {
  const isBusy = useNavigation().state !== 'idle'
  const { key, label, hint } = questions[step - 1]!
  const isLast = step === questions.length
  return (
    <>
      <Form method="post" className="panel stack" key={key}>
        <p className="small muted">
          {step} / {questions.length}　答えたくない質問は、空のまま進めます。
        </p>
        <input type="hidden" name="key" value={key} />
        <input type="hidden" name="step" value={step} />
        <Field label={label} hint={hint}>
          <textarea className="input" name="answer" rows={6} maxLength={1000} defaultValue={answers[key as InterviewKey] ?? ''} />
        </Field>
        <div className="row interview-steps">
          <button type="submit" className="button primary" name="intent" value={isLast ? 'draft' : 'next'} aria-disabled={isBusy || undefined}>
            {isLast ? '下書きをつくる' : '次へ進む'}
          </button>
          {step > 1 && (
            <button type="submit" className="button bare" name="intent" value="back">
              前の質問に戻る
            </button>
          )}
        </div>
      </Form>
      <WithdrawConsent />
    </>
  )
}
