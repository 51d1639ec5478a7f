import { href, Link } from 'react-router'
import { momentText } from '#contract/platform/time/japan-time.ts'
import type { CompanyApplication } from '#contract/hiring/applications/application.ts'
import { AnswerList } from '#web/hiring/applications/answer-list.tsx'
import { FileCard } from '#web/conversations/message/file-card.tsx'
import { LinkedText } from '#web/platform/posting-text/linked-text.tsx'
import { VisibleProfile } from '#web/candidates/visibility/visible-profile.tsx'
import { FitSection } from '#web/company/candidates/wishes/fit-section.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import type { LoadedSelection } from '../detail/load-selection.ts'

type Applicant = LoadedSelection['applicant']
type ApplicantPanelProps = { application: CompanyApplication; applicant: Applicant; now: Date; mayAsk: boolean }

/** The applicant, where the company decides about them: what they wrote, the profile as they show it, their 職務経歴書, and the last messages. */
export function ApplicantPanel({ application: { id, source, candidate, job }, applicant, now, mayAsk }: ApplicantPanelProps) {
  if (candidate.has_left) return <p className="note">この候補者は退会しました。プロフィールとメッセージは削除されています。</p>
  const { profile, match, document, message, answers, files, last_messages } = applicant
  return (
    <section className="stack" aria-labelledby="applicant">
      <h2 id="applicant">候補者</h2>
      {message && (
        <div className="panel">
          <h3>{source === 'scout' ? 'スカウトへの返信' : '応募時のメッセージ'}</h3>
          <p className="prose as-written">
            <LinkedText>{message}</LinkedText>
          </p>
        </div>
      )}
      {answers.length > 0 && (
        <div className="panel">
          <h3>質問への回答</h3>
          <AnswerList answers={answers} />
        </div>
      )}
      {files.length > 0 && (
        <div className="panel">
          <h3>添付ファイル</h3>
          {files.map((file) => (
            <FileCard key={file.id} file={file} />
          ))}
          <p className="hint">開くと、候補者の「見られた記録」に残ります。</p>
        </div>
      )}
      <article className="panel">
        {profile ? <VisibleProfile profile={profile} /> : <p className="muted">プロフィールは公開されていません。</p>}
        <FitSection match={match} job={job?.position_title} />
        <p className="row">
          {document ? (
            <a className="button small" href={`/online/api/v1/amateras/company_users/applications/${id}/document/`} target="_blank" rel="noreferrer">
              職務経歴書を開く
              <span className="muted">
                （<bdi>{document.file_name}</bdi>）
              </span>
            </a>
          ) : (
            <span className="small muted">職務経歴書は添付されていません。</span>
          )}
        </p>
        <p className="hint">プロフィールと職務経歴書の閲覧は、候補者の「見られた記録」に残ります。</p>
        <RevealRequests applicant={applicant} mayAsk={mayAsk} />
      </article>
      <div className="panel" id="last-messages">
        <h3>最近のメッセージ</h3>
        <ol className="last-lines">
          {last_messages.map((line) => (
            <li key={line.id}>
              <span className="small muted">
                <bdi>{line.kind === 'system' ? '通知' : line.name}</bdi> {momentText(line.time, now)}
              </span>
              <p dir="auto">{line.message || '（添付ファイル）'}</p>
            </li>
          ))}
        </ol>
        <Link className="button small" to={`${href('/online/companies/messages/detail')}?candidate_id=${candidate.id}`}>
          メッセージを見る
        </Link>
      </div>
    </section>
  )
}

const parts = { name: '氏名', contact: '連絡先' } as const

function RevealRequests({ applicant: { shown, asked, contact_after_answer }, mayAsk }: Pick<ApplicantPanelProps, 'applicant' | 'mayAsk'>) {
  const hidden = (['name', 'contact'] as const).filter((part) => !shown.includes(part))
  if (hidden.length === 0) return null
  return (
    <ul className="reveal-requests">
      {hidden.map((part) => (
        <li key={part} className="row">
          <span className="small">
            {parts[part]}：{part === 'contact' && contact_after_answer ? '返信すると公開されます' : '非公開'}
          </span>
          {asked.includes(part) ? (
            <span className="label">公開を依頼済み</span>
          ) : (
            mayAsk &&
            !(part === 'contact' && contact_after_answer) && (
              <PageForm className="row" hidden={{ part }} preventScrollReset>
                <SubmitButton look="small" intent="ask_to_reveal">
                  {parts[part]}の公開を依頼
                </SubmitButton>
              </PageForm>
            )
          )}
        </li>
      ))}
    </ul>
  )
}
