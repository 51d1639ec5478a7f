import { useRef, useState } from 'react'
import type { Report } from '#contract/operations/reports/operator-reports.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { SavedInputNote } from '#web/platform/forms/kept/saved-input-note.tsx'
import { useSavedInput } from '#web/platform/forms/kept/use-saved-input.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { KeyHint } from '#web/work/keys/key-hint.tsx'
import { useScripted } from '#web/ui/use-scripted.ts'
import { answerLines, begunAnswer, hasLine, withLine } from './answer-lines.ts'

/** The answer to the reporter, begun with what the ticket shows to be true. The next report follows. */
export function AnswerDock({ report, next }: { report: Report; next: string }) {
  const { id, version, is_reachable } = report
  const isScripted = useScripted()
  const begun = begunAnswer(report)
  const form = usePageForm<{ answer: string }>('answer', { answer: begun })
  const area = useRef<HTMLTextAreaElement>(null)
  const [answer, setAnswer] = useState(form.valueOf('answer'))
  const { form: ref, ...kept } = useSavedInput(`report-answer-${id}`, form.answer)
  // The text is the browser's: what is kept of a form renders it again in the midst of an input, and would put a text of React's back.
  const write = (text: string) => {
    if (!area.current) return
    area.current.value = text
    area.current.dispatchEvent(new Event('input', { bubbles: true }))
    setAnswer(text)
  }
  const discard = () => {
    kept.discard()
    setAnswer(begun)
  }
  return (
    <section className="review-dock" aria-label="通報への回答" id="answer">
      <PageForm of={form} hidden={{ version, next }} ref={ref} data-key="r" data-key-label="回答">
        <Field
          label="通報者への回答"
          hint={
            is_reachable ? 'このまま、メールと通知で通報者に届きます。相手の個人情報は書かないでください。' : '連絡先がないため届きません。記録として残ります。'
          }
          error={form.field('answer').error}
        >
          <textarea
            ref={area}
            className="input"
            name="answer"
            rows={4}
            maxLength={4_000}
            required
            defaultValue={form.valueOf('answer')}
            onChange={({ target }) => setAnswer(target.value)}
          />
        </Field>
        {isScripted && (
          <div className="row answer-lines">
            {answerLines(report).map(({ line }) => (
              <label key={line} className="small">
                <input type="checkbox" checked={hasLine(answer, line)} onChange={({ target }) => write(withLine(answer, line, target.checked))} />
                <span>{line}</span>
              </label>
            ))}
          </div>
        )}
        <SavedInputNote kept={{ ...kept, discard }} />
        <div className="row end">
          <SubmitButton intent="answer">回答のみ</SubmitButton>
          <SubmitButton intent="answer_and_close" look="primary" data-key="a" data-key-goes="">
            回答して終了
            <KeyHint of="a" />
          </SubmitButton>
        </div>
      </PageForm>
    </section>
  )
}
