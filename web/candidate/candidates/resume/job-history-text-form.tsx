import { href, Link } from 'react-router'
import type { JobHistoryPdf } from '#contract/candidates/profiles/resumes.ts'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import { Field } from '#web/platform/forms/field.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { SavedInputNote } from '#web/platform/forms/kept/saved-input-note.tsx'
import { useSavedInput } from '#web/platform/forms/kept/use-saved-input.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'

type Props = { text: string; textFile: string | null; pdf: JobHistoryPdf | null; result: FormResult | undefined }

/** The text of the PDF, for the candidate to mend and copy from. A new reading makes a new field. */
export function JobHistoryTextForm(props: Props) {
  const { text, pdf, result } = props
  return (
    <section className="panel stack" aria-labelledby="resume-text">
      <h2 id="resume-text">読み取った文章</h2>
      {pdf || text || result ? (
        <TextForm {...props} />
      ) : (
        <p className="muted">PDFを送ると、ここに文章が出ます。プロフィールの職務の要約と職歴の横にも並びます。</p>
      )}
    </section>
  )
}

function TextForm({ text, textFile, pdf, result }: Props) {
  const { form, ...kept } = useSavedInput('job-history-text', result)
  return (
    <>
      <PageForm ref={form} preventScrollReset>
        <input type="hidden" name="form" value="text" />
        <FormRefusal result={result} />
        {text && pdf && pdf.state !== 'read' && (
          <p className="note">
            {textFile ? (
              <>
                下の文章は、前に送った「<bdi>{textFile}</bdi>」から読み取ったものです。
              </>
            ) : (
              '下の文章は、以前に保存したものです。'
            )}
            「<bdi>{pdf.file_name}</bdi>」の文章ではありません。
          </p>
        )}
        <Field
          label="文章"
          hint={
            <>
              読み違いや並びの乱れは、ここで直せます。同じ文章が、プロフィールの<Link to={`${href('/profile')}?edit=summary`}>職務の要約</Link>と
              <Link to={`${href('/profile')}?edit=history`}>職歴</Link>の横に並びます。
            </>
          }
        >
          <textarea
            key={`${pdf?.uploaded_at} ${pdf?.state}`}
            className="input resume-text"
            name="job_history_pdf_text"
            rows={16}
            maxLength={100_000}
            defaultValue={text}
          />
        </Field>
        <div className="row">
          <SubmitButton intent="text">文章を保存する</SubmitButton>
          <SavedInputNote kept={kept} />
        </div>
      </PageForm>
      <DoneNote result={result} />
    </>
  )
}
