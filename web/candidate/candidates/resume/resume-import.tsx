import type { ResumeChange } from '#contract/candidates/profiles/resumes.ts'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import { Field, FieldError } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'

const thisForm = { name: 'import' }

/** What an import would change, and the file for it. */
export type ImportTrial = { changes: ResumeChange[]; ignored: string[]; json: string; problem?: string }

type Props = { result: FormResult | undefined; trial: ImportTrial | undefined; hasText: boolean }

/** Imports a JSON Resume, or what a PDF says, into the profile: first shows what would change, then changes what of it was accepted. */
export function ResumeImport({ result, trial, hasText }: Props) {
  const issues = result?.saved === false ? Object.entries(result.refusal.issues).filter(([field]) => field !== 'file') : []
  return (
    <section className="panel stack" aria-labelledby="resume-import">
      <h2 id="resume-import">プロフィールに取り込む</h2>
      {!trial && <DoneNote result={result} />}
      {trial && <ImportPreview key={trial.json} trial={trial} />}
      {hasText && (
        <PageForm of={thisForm} preventScrollReset>
          <p className="hint">読み取った文章から、要約・職歴・スキル・資格を見つけて、いまのプロフィールと並べます。</p>
          <SubmitButton intent="propose">文章から取り込み案を作る</SubmitButton>
        </PageForm>
      )}
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
        <SubmitButton intent="try">取り込み案を見る</SubmitButton>
      </PageForm>
    </section>
  )
}

/** Each line that an import would change, as it is and as it would be, to be taken or left. */
function ImportPreview({ trial: { changes, ignored, json, problem } }: { trial: ImportTrial }) {
  return (
    <div className="stack import-preview" aria-live="polite">
      <h3>{changes.length ? `取り込み案：${changes.length}か所` : '変わる所はありません'}</h3>
      {ignored.length > 0 && (
        <ul className="note import-ignored">
          {ignored.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
      )}
      {changes.length > 0 && (
        <PageForm of={thisForm} hidden={{ json }} preventScrollReset>
          {changes.map(({ field, label, before, after }) => (
            <fieldset key={field} className="proposal">
              <legend>
                <label className="check">
                  <input type="checkbox" name="fields" value={field} defaultChecked />
                  {label}
                </label>
              </legend>
              <dl>
                <div>
                  <dt>いま</dt>
                  <dd>{before || <span className="muted">未入力</span>}</dd>
                </div>
                <div>
                  <dt>取り込むと</dt>
                  <dd>{after || <span className="muted">空になります</span>}</dd>
                </div>
              </dl>
            </fieldset>
          ))}
          {problem && <FieldError>{problem}</FieldError>}
          <SubmitButton intent="import" look="primary">
            チェックした項目を取り込む
          </SubmitButton>
        </PageForm>
      )}
    </div>
  )
}
