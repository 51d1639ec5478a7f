import type { ShownChoice } from '#contract/candidates/privacy/shown-parts.ts'
import { VisibleProfile } from '#web/candidates/visibility/visible-profile.tsx'
import { AnswerList } from '#web/hiring/applications/answer-list.tsx'
import { LinkedText } from '#web/platform/posting-text/linked-text.tsx'
import type { LoadedPreview } from './submit-shown.ts'
import '../applications.css'

/** Exactly what the company gets: its name for the candidate, the message, the profile as its pages show it, and the PDF. */
export function ShownPreview({
  preview: { company_id, label, profile, document, contact_after_answer, shown, attached, answers },
  message,
}: {
  preview: LoadedPreview
  message: string
}) {
  return (
    <section className="stack shown-preview" aria-labelledby="shown-preview" tabIndex={-1} ref={(section) => section?.scrollIntoView({ block: 'nearest' })}>
      <h2 id="shown-preview">企業に届く内容</h2>
      <p>
        企業の画面とメールでの呼び方：<b>{label}</b>
      </p>
      <h3>メッセージ</h3>
      <p className="prose as-written">
        <LinkedText>{message}</LinkedText>
      </p>
      {profile ? <VisibleProfile profile={profile} /> : <p className="note">プロフィールは企業に見えません。</p>}
      <p className="small">
        {document ? (
          <>
            職務経歴書：
            <a href={documentPath(company_id, shown)} target="_blank" rel="noreferrer">
              {document}
            </a>
          </>
        ) : (
          '職務経歴書は添えません。'
        )}
      </p>
      <p className="small">{attached.length > 0 ? `添付ファイル：${attached.join('、')}` : '添付ファイルはありません。'}</p>
      <AnswerList answers={answers} />
      <p className="small">
        {contact_after_answer ? 'メールアドレスと電話番号は、企業の最初の返信のあとに見えます。' : 'メールアドレスと電話番号は、企業に見えません。'}
      </p>
    </section>
  )
}

const onOff = (is: boolean) => (is ? 'on' : 'off')
const documentPath = (company_id: number, { name, career, profile, document }: ShownChoice) =>
  document === 'job_history_pdf'
    ? '/online/api/v1/amateras/candidate_users/job_history_pdf/file/'
    : `/online/api/v1/amateras/candidate_users/application_choices/${company_id}/resume/?name=${onOff(name)}&career=${onOff(career && profile)}`
