import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { ApplicationChoice } from '#contract/hiring/applications/application-choices.ts'
import type { JobQuestion } from '#contract/jobs/questions/job-questions.ts'
import type { Lookup } from '#contract/platform/lookups/lookups.ts'
import { Field, FieldError } from '#web/platform/forms/field.tsx'
import { SavedInputNote } from '#web/platform/forms/kept/saved-input-note.tsx'
import { useSavedInput } from '#web/platform/forms/kept/use-saved-input.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { ShownFields } from '../shown/shown-fields.tsx'
import { ShownPreview } from '../shown/shown-preview.tsx'
import { partsOfResult, type ShownResult } from '../shown/submit-shown.ts'
import { AnswerFields } from './answer-fields.tsx'
import { FileFields, useApplicationFiles } from './file-fields.tsx'
import { shownOfForm } from './sent-of-form.ts'

type Props = {
  /** Under which name this tab keeps what is typed. */
  storeKey: string
  company_id: number
  offered: ApplicationChoice
  questions: JobQuestion[]
  jobFields: Lookup[]
  result: ShownResult | undefined
  /** The act that discloses it: 応募 or 承諾. */
  act: string
  /** What arrives where the candidate writes no message. */
  plain: string
  message: { label: string; hint: string; rows: number }
  /** The button that does it; `intent` where the page has other forms. */
  button: { label: string; intent?: string }
  children: ReactNode
}

/** What a company gets with an application or an accepted scout: what it may see, answers, files, a message. */
export function ApplicationForm({ storeKey, company_id, offered, questions, jobFields, result, act, plain, message, button, children }: Props) {
  const { done, issues, values, preview } = partsOfResult(result)
  const files = useApplicationFiles(offered.files, company_id)
  const isBusy = useNavigation().state !== 'idle' || files.isBusy
  const { form, ...kept } = useSavedInput(storeKey, done)
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className="panel stack"
      ref={form}
      onSubmit={(event) => {
        // The form is not sent while a file is uploading.
        if (files.isBusy) event.preventDefault()
      }}
    >
      {children}
      <ShownFields offered={offered} chosen={values && 'document' in values ? shownOfForm(values) : undefined} issues={issues} act={act} isBusy={isBusy} />
      {preview && <ShownPreview preview={preview} message={textOf(values?.message).trim() || plain} />}
      <MissingFields missing={offered.missing} jobFields={jobFields} values={values ?? {}} issues={issues} />
      <AnswerFields questions={questions} values={values ?? {}} issues={issues} />
      <FileFields files={files} issues={issues} values={values ?? {}} hasUpload={offered.job_history_pdf} />
      <Field label={message.label} need="may" hint={message.hint} error={issues.message}>
        <textarea className="input" name="message" rows={message.rows} maxLength={10_000} defaultValue={textOf(values?.message)} />
      </Field>
      <SavedInputNote kept={kept} />
      <button type="submit" className="button primary" aria-disabled={isBusy || undefined} {...(button.intent && { name: 'intent', value: button.intent })}>
        {button.label}
      </button>
    </Form>
  )
}

type MissingFieldsProps = { missing: ApplicationChoice['missing']; jobFields: Lookup[]; values: Record<string, unknown>; issues: Record<string, string> }

/** The three things that a company looks at first, where the profile lacks them. A candidate may apply without them. */
function MissingFields({ missing, jobFields, values, issues }: MissingFieldsProps) {
  if (missing.length === 0) return null
  return (
    <section className="stack" aria-labelledby="missing">
      <h2 id="missing">プロフィールの入力</h2>
      <p className="hint">企業が最初に見る項目です。ここで入力した内容は、確認か送信のときにプロフィールに保存されます。</p>
      {missing.includes('name') && (
        <Field label="氏名" error={issues.name}>
          <input className="input" name="name" autoComplete="name" maxLength={100} defaultValue={textOf(values.name)} />
        </Field>
      )}
      {missing.includes('user_desired_job_fields') && (
        <Field label="職種" error={issues['user_desired_job_fields.0'] ?? issues.user_desired_job_fields}>
          <select className="input" name="job_field" defaultValue={textOf(values.job_field)}>
            <option value="">未選択</option>
            {jobFields
              .filter(({ retired }) => !retired)
              .map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </select>
        </Field>
      )}
      {missing.includes('job_summary') && (
        <Field label="これまでの仕事" hint="1〜2文でもかまいません。例：計測機器のデータ基盤の開発を8年。" error={issues.job_summary}>
          <textarea className="input" name="job_summary" rows={3} maxLength={2000} defaultValue={textOf(values.job_summary)} />
        </Field>
      )}
      <label className="check">
        <input type="checkbox" name="skip" value="on" defaultChecked={values.skip === 'on'} aria-describedby={issues.skip ? 'skip-error' : undefined} />
        <span>入力せずに進む</span>
      </label>
      {issues.skip && <FieldError id="skip-error">{issues.skip}</FieldError>}
    </section>
  )
}
