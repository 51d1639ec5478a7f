import { type ChangeEvent, useEffect } from 'react'
import { href, useNavigation, useRevalidator } from 'react-router'
import { dateText } from '#contract/platform/time/japan-time.ts'
import type { JobHistoryPdf } from '#contract/candidates/profiles/resumes.ts'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import { Field } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { Icon } from '#web/ui/icon.tsx'

const LARGEST = 10_485_760
const ASK_AGAIN = 2_000
const thisForm = { name: 'file' }

type Props = { pdf: JobHistoryPdf | null; file: string; result: FormResult | undefined }

/** The uploaded PDF, the result of reading it, and the upload form. */
export function JobHistoryFile({ pdf, file, result }: Props) {
  const { state, formData } = useNavigation()
  const isSending = state !== 'idle' && formData?.get('intent') === 'upload'
  useNewsWhile(pdf?.state === 'waiting')
  return (
    <section className="panel stack" aria-labelledby="resume-file">
      <h2 id="resume-file">PDFから読み取る</h2>
      {pdf && <KeptFile pdf={pdf} file={file} />}
      <PageForm of={thisForm} key={pdf?.uploaded_at} encType="multipart/form-data" preventScrollReset>
        <Field
          label={pdf ? '別のPDF' : '職務経歴書のPDF'}
          hint={
            pdf
              ? '送ると、いまのPDFと入れ替わります。文章も、読み取れたら替わります。'
              : '10MBまで。文章を読み取るために使います。PDFそのものが企業に渡ることはありません。'
          }
          error={result?.saved === false ? (result.refusal.issues.file ?? result.refusal.sentence) : undefined}
        >
          <input className="input file-input" type="file" name="file" accept="application/pdf,.pdf" required onChange={refuseLarge} />
        </Field>
        <div className="row">
          <button type="submit" name="intent" value="upload" className={pdf ? 'button' : 'button primary'} aria-disabled={isSending || undefined}>
            PDFを送る
          </button>
          {isSending && (
            <label className="sending">
              <progress /> 送っています
            </label>
          )}
        </div>
      </PageForm>
      <DoneNote result={result} />
    </section>
  )
}

function KeptFile({ pdf, file }: { pdf: JobHistoryPdf; file: string }) {
  const about = [fileSize(pdf.byte_size), pdf.page_count && `${pdf.page_count}ページ`, `${dateText(pdf.uploaded_at, new Date(pdf.uploaded_at))}に送信`]
  return (
    <div className="kept-file stack">
      <div>
        <a href={file} download className="kept-file-name">
          <Icon name="file" />
          <bdi>{pdf.file_name}</bdi>
        </a>
        <p className="hint">{about.filter(Boolean).join('・')}</p>
      </div>
      <div aria-live="polite">
        {pdf.state === 'waiting' && (
          <p className="note">
            文章を読み取っています。数秒から1分ほどで終わります。
            <noscript>
              <a href={href('/profile/resume')}>いまの状態を見る</a>
            </noscript>
          </p>
        )}
        {pdf.state === 'read' && <p className="note green">文章を読み取りました。</p>}
        {pdf.state === 'failed' && <p className="note alert">{pdf.failure}</p>}
      </div>
      <details className="kept-file-remove">
        <summary>このPDFを削除</summary>
        <PageForm of={thisForm} preventScrollReset>
          <p className="hint">PDFも、読み取った文章も消えます。元には戻せません。</p>
          <SubmitButton intent="remove" look="small">
            PDFと文章を削除
          </SubmitButton>
        </PageForm>
      </details>
    </div>
  )
}

/** Asks again every two seconds while the server reads the PDF and the candidate looks at the page. */
function useNewsWhile(isWaiting: boolean) {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => void (document.visibilityState === 'visible' && revalidate()), ASK_AGAIN)
    return () => clearInterval(timer)
  }, [isWaiting, revalidate])
}

function refuseLarge({ currentTarget }: ChangeEvent<HTMLInputElement>) {
  const [file] = currentTarget.files ?? []
  currentTarget.setCustomValidity(file && file.size > LARGEST ? '10MBまでのPDFを選んでください。' : '')
  currentTarget.reportValidity()
}

/** 820KB, 1.4MB. */
const fileSize = (bytes: number) => (bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))}KB` : `${(bytes / 1_000_000).toFixed(1)}MB`)
