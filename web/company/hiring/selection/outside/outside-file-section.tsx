import type { OutsideCandidate } from '#contract/hiring/outside/outside-candidates.ts'
import { byteText } from '#web/conversations/message/byte-text.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { outsideFile } from './outside-path.ts'

/** The résumé. That it was opened is written in the history, and the person reads it. */
export function OutsideFileSection({ candidate: { id, file, may_upload } }: { candidate: OutsideCandidate }) {
  const { issues } = usePageForm('file')
  return (
    <section className="stack" aria-labelledby="resume">
      <h2 id="resume">履歴書</h2>
      {file ? (
        <p>
          {file.state === 'clean' ? (
            <a className="button" href={outsideFile(id)} download>
              <bdi>{file.file_name}</bdi>をダウンロード
            </a>
          ) : (
            <bdi>{file.file_name}</bdi>
          )}{' '}
          <span className="small muted">
            {byteText(file.byte_size)}・{file.by_company ? '御社が登録' : '本人が登録'}
            {file.state === 'scanning' && '・ウイルスの検査中'}
            {file.state === 'refused' && '・検査で拒否されました'}
          </span>
        </p>
      ) : (
        <p className="muted">まだありません。本人がリンクのページから送れます。</p>
      )}
      <p className="hint">開いた日は、本人のページに表示されます。</p>
      {may_upload ? (
        <PageForm of={{ name: 'file' }} encType="multipart/form-data">
          <Field label="受け取った履歴書を登録" hint="本人が許可しています。PDF、10MBまで。いまの履歴書は置き換わります。" error={issues.file}>
            <input className="input" type="file" name="file" accept="application/pdf,.pdf" required />
          </Field>
          <SubmitButton intent="upload">登録</SubmitButton>
        </PageForm>
      ) : (
        <p className="hint">御社による履歴書の登録は、本人が許可したときだけできます。</p>
      )}
    </section>
  )
}
