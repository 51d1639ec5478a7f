import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { ApplicationChoice } from '#contract/hiring/applications/application-choices.ts'
import type { JobQuestion } from '#contract/jobs/questions/job-questions.ts'
import type { Lookup } from '#contract/platform/lookups/lookups.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { SavedInputNote } from '#web/platform/forms/kept/saved-input-note.tsx'
import { useSavedInput } from '#web/platform/forms/kept/use-saved-input.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { Icon } from '#web/ui/icon.tsx'
import type { Seen } from '../shown/seen-of.ts'
import { ShownFields } from '../shown/shown-fields.tsx'
import { ShownPreview } from '../shown/shown-preview.tsx'
import { partsOfResult, type ShownResult } from '../shown/submit-shown.ts'
import { AnswerFields } from './answer-fields.tsx'
import { FileFields, useApplicationFiles } from './file-fields.tsx'
import { MissingFields } from './missing-fields.tsx'
import { shownOfForm } from './sent-of-form.ts'
import sheet from '../sheet/apply-sheet.module.css'
import '../applications.css'

type Props = {
  /** Under which name this tab keeps what is typed. */
  storeKey: string
  className?: string
  company_id: number
  offered: ApplicationChoice
  seen: Seen
  questions: JobQuestion[]
  jobFields: Lookup[]
  result: ShownResult | undefined
  /** The act that discloses it: 応募 or 承諾. */
  act: string
  /** What arrives where the candidate writes no message. */
  plain: string
  /** `written` is what the candidate wrote before they signed up. */
  message: { label: string; hint: string; rows: number; written?: string }
  /** The button that does it; `intent` where the page has other forms. */
  button: { label: string; intent?: string }
  /** What the company owes from then on, beside the button. */
  promise?: ReactNode
  /** A question of the site beside those of the company. */
  asked?: ReactNode
  children: ReactNode
}

/** What a company gets with an application or an accepted scout: what it may see, answers, files, a message. */
export function ApplicationForm({
  storeKey,
  className,
  company_id,
  offered,
  seen,
  questions,
  jobFields,
  result,
  act,
  plain,
  message,
  button,
  promise,
  asked,
  children,
}: Props) {
  const { done, issues, values, preview } = partsOfResult(result)
  const files = useApplicationFiles(offered.files, company_id)
  const isBusy = useNavigation().state !== 'idle' || files.isBusy
  const { form, ...kept } = useSavedInput(storeKey, done)
  const intent = button.intent ?? 'apply'
  return (
    <Form
      method="post"
      encType="multipart/form-data"
      className={className}
      ref={form}
      onSubmit={(event) => {
        // The form is not sent while a file is uploading.
        if (files.isBusy) event.preventDefault()
      }}
    >
      {/* Enter in a field sends the form as its last button does, and not as the first one, which only shows the preview. */}
      <button type="submit" className="vh" tabIndex={-1} aria-hidden="true" name="intent" value={intent}>
        {button.label}
      </button>
      {children}
      {preview && <ShownPreview preview={preview} message={textOf(values?.message).trim() || plain} />}
      <MissingFields missing={offered.missing} jobFields={jobFields} values={values ?? {}} issues={issues} act={act} />
      <ShownFields
        company_id={company_id}
        offered={offered}
        seen={seen}
        chosen={values && 'document' in values ? shownOfForm(values) : undefined}
        issues={issues}
        act={act}
        isBusy={isBusy}
      />
      <FileFields files={files} issues={issues} values={values ?? {}} hasUpload={offered.job_history_pdf} />
      <AnswerFields questions={questions} values={values ?? {}} issues={issues} />
      {asked}
      <div className={sheet.part}>
        <Field label={message.label} need="may" hint={message.hint} error={issues.message}>
          <textarea className="input" name="message" rows={message.rows} maxLength={10_000} defaultValue={values ? textOf(values.message) : message.written} />
        </Field>
        <SavedInputNote kept={kept} />
      </div>
      <div className={sheet.foot}>
        {promise && (
          <p className={sheet.promise}>
            <Icon name="clock" />
            <span>{promise}</span>
          </p>
        )}
        <button type="submit" className="button primary wide" aria-disabled={isBusy || undefined} name="intent" value={intent}>
          {button.label}
        </button>
        {offered.missing.length > 0 && (
          <button type="submit" className={`button bare small ${sheet.plain}`} aria-disabled={isBusy || undefined} name="intent" value={`${intent}:skip`}>
            このまま{act}する
          </button>
        )}
      </div>
    </Form>
  )
}
