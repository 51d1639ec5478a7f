import { useLayoutEffect, useMemo, useRef } from 'react'
import { MOST_APPLICATION_FILES } from '#contract/conversations/message-limits.ts'
import type { ApplicationChoice } from '#contract/hiring/applications/application-choices.ts'
import { useFiles } from '#web/conversations/compose/use-files.ts'
import { byteText } from '#web/conversations/message/byte-text.ts'
import { api } from '#web/platform/api/api.ts'
import { FieldError } from '#web/platform/forms/field.tsx'
import { isolated } from '#web/ui/text/isolated.ts'
import sheet from '../sheet/apply-sheet.module.css'
import { useScripted } from '#web/ui/use-scripted.ts'

type FileFieldsProps = {
  files: ReturnType<typeof useApplicationFiles>
  issues: Record<string, string>
  values: Record<string, unknown>
  hasUpload: ApplicationChoice['job_history_pdf']
}

const silently = { context: { silent: true } }
const choices = async () => (await api()).candidate_users.application_choices

/** The files of an application's form, attached and to come. The form itself says what failed. */
export function useApplicationFiles(attached: ApplicationChoice['files'], company_id: number) {
  const calls = useMemo(
    () => ({
      upload: async (file: File) => (await choices()).upload({ company_id, file }, silently),
      removeFile: async (file_id: string) => (await choices()).remove_file({ company_id, file_id }, silently),
    }),
    [company_id],
  )
  return useFiles(attached, calls, MOST_APPLICATION_FILES)
}

/** PDFs for the application. The server keeps each as soon as the candidate chooses it, so that a form that comes back still has it. */
export function FileFields({ files: { files, isBusy, problem, choose, remove }, issues, values, hasUpload }: FileFieldsProps) {
  const isScripted = useScripted()
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    // Uploads a file that the candidate chose before the scripts ran.
    void choose([...(input.current?.files ?? [])])
    if (input.current) input.current.value = ''
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only what is there when the scripts begin
  }, [])
  const error = issues.upload ?? issues.files
  return (
    <section className={sheet.part} aria-labelledby="attached">
      <h2 id="attached">
        添付ファイル<span className="may">任意</span>
      </h2>
      {files.length > 0 && (
        <ul className="attached-files">
          {files.map(({ id, file_name, byte_size }) => (
            <li key={id} className="row">
              <input type="hidden" name="files" value={id} />
              <span>
                <bdi>{file_name}</bdi> <small className="muted">{byteText(byte_size)}</small>
              </span>
              <button
                type="submit"
                name="intent"
                value={`remove_file:${id}`}
                formNoValidate
                className="button bare small"
                aria-label={`${isolated(file_name)}を削除`}
                onClick={(event) => {
                  event.preventDefault()
                  void remove(id)
                }}
              >
                削除
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="field">
        <label htmlFor="upload">PDFを添付</label>
        <p className="hint" id="upload-hint">
          履歴書やポートフォリオなど。PDFを{MOST_APPLICATION_FILES}つまで、1つ10MBまで。
          {!isScripted && '一度に送れるのは合計10MBまでです。'}
        </p>
        <input
          ref={input}
          id="upload"
          className="input"
          type="file"
          name="upload"
          multiple
          accept=".pdf,application/pdf"
          aria-describedby={error || problem ? 'upload-hint upload-error' : 'upload-hint'}
          onChange={({ currentTarget }) => {
            void choose([...(currentTarget.files ?? [])])
            currentTarget.value = ''
          }}
        />
        <p className="hint" aria-live="polite">
          {isBusy ? '添付しています' : ''}
        </p>
        {(problem || error) && <FieldError id="upload-error">{problem || error}</FieldError>}
        {!isScripted && (
          <button type="submit" name="intent" value="attach" formNoValidate className="button small">
            選んだファイルを添付する
          </button>
        )}
      </div>
      <div className="files-confirmed">
        <label className="check">
          <input
            type="checkbox"
            name="files_confirmed"
            value="on"
            defaultChecked={values.files_confirmed === 'on'}
            aria-describedby={issues.files_confirmed ? 'files-confirmed-error' : undefined}
          />
          <span>
            PDFの中身は伏せられないことを確認しました
            <small>
              氏名を見せずに{hasUpload ? 'アップロードしたPDFや添付ファイル' : '添付ファイル'}
              を見せるときに必要です。氏名や勤め先が書かれていれば、そのまま企業に見えます
            </small>
          </span>
        </label>
        {issues.files_confirmed && <FieldError id="files-confirmed-error">{issues.files_confirmed}</FieldError>}
      </div>
    </section>
  )
}
