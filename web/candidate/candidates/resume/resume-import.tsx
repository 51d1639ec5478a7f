import type { ResumeChange } from '#contract/candidates/profiles/resumes.ts'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import { Field, FieldError } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'

const thisForm = { name: 'import' }

/** What an import would change, and the file for it. */
export type ImportTrial = { changes: ResumeChange[]; ignored: string[]; json: string }

type Props = { result: FormResult | undefined; trial: ImportTrial | undefined }

/** Imports a JSON Resume into the profile: first shows what would change, then, on a second press, changes it. */
export function ResumeImport({ result, trial }: Props) {
  const issues = result?.saved === false ? Object.entries(result.refusal.issues).filter(([field]) => field !== 'file') : []
  return (
    <section className="panel stack" aria-labelledby="resume-import">
      <h2 id="resume-import">JSON Resumeを取り込む</h2>
      {!trial && <DoneNote result={result} />}
      {trial && <ImportPreview trial={trial} />}
      <PageForm of={thisForm} encType="multipart/form-data" preventScrollReset>
        <Field
          label="JSON Resume のファイル"
          hint="まず、何が変わるかを表示します。この時点では何も変わりません。"
          error={
            result?.saved === false
              ? (result.refusal.issues.file ?? (issues.length ? 'ファイルの中に、取り込めない所があります。' : result.refusal.sentence))
              : undefined
          }
        >
          <input className="input file-input" type="file" name="file" accept="application/json,.json" required />
        </Field>
        {issues.length > 0 && (
          <ul className="import-issues">
            {issues.map(([field, message]) => (
              <li key={field}>
                <code>{field.replace(/^resume\.?/, '') || 'ファイル全体'}</code>
                <FieldError>{message}</FieldError>
              </li>
            ))}
          </ul>
        )}
        <SubmitButton intent="try">変わる所を見る</SubmitButton>
      </PageForm>
    </section>
  )
}

/** Each line that an import would change, before and after. */
function ImportPreview({ trial: { changes, ignored, json } }: { trial: ImportTrial }) {
  return (
    <div className="stack import-preview" aria-live="polite">
      <h3>{changes.length ? `${changes.length}か所が変わります` : '変わる所はありません'}</h3>
      {changes.length > 0 && (
        <dl>
          {changes.map(({ field, label, before, after }) => (
            <div key={field}>
              <dt>{label}</dt>
              {before && (
                <dd>
                  <del>{before}</del>
                </dd>
              )}
              <dd>{after ? <ins>{after}</ins> : '空になります'}</dd>
            </div>
          ))}
        </dl>
      )}
      {ignored.length > 0 && (
        <ul className="note import-ignored">
          {ignored.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {changes.length > 0 && (
        <PageForm className="" of={thisForm} hidden={{ json }} preventScrollReset>
          <SubmitButton intent="import" look="primary">
            プロフィールに取り込む
          </SubmitButton>
        </PageForm>
      )}
    </div>
  )
}
