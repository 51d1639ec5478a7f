import { Link } from 'react-router'
import { momentText } from '#contract/platform/time/japan-time.ts'
import type { Team } from '#contract/hiring/applications/thread-team.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'
import { SELECTION_PATH } from '#web/company/hiring/selection/selection-path.ts'
import './team-panel.css'

const ofTeam = { name: 'team' }

type TeamPanelProps = { team: Team; now: Date; mayAssign: boolean; mayComment: boolean; result: FormResult | undefined }

/** Beside a conversation: its owner in the team, the guests who see it, and the colleagues' notes. The candidate sees nothing of it. */
export function TeamPanel({ team, now, mayAssign, mayComment, result }: TeamPanelProps) {
  const ours = result?.form === 'team' ? result : undefined
  return (
    <aside className="aside team" aria-label="社内">
      <FormAnswer result={ours} />
      {team.applications.length > 0 && <Selections team={team} />}
      {mayAssign && <Assignment team={team} />}
      {mayAssign && <Guests team={team} />}
      <Comments team={team} now={now} mayComment={mayComment} />
    </aside>
  )
}

function Selections({ team: { applications } }: { team: Team }) {
  const { label } = useSelectionWords()
  return (
    <section>
      <h2>選考</h2>
      <ul>
        {applications.map((application) => (
          <li key={application.id}>
            <Link to={`${SELECTION_PATH}/detail?id=${application.id}`}>
              <bdi>{application.job?.position_title ?? 'オープンポジション'}</bdi>
            </Link>
            <span className="small muted">{label(application)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Assignment = ({ team: { assigned, members } }: { team: Team }) => (
  <section>
    <h2>担当</h2>
    <PageForm of={ofTeam} preventScrollReset className="row">
      <select className="input" name="company_user_id" aria-label="担当" data-key="a" defaultValue={assigned?.id ?? ''} key={assigned?.id}>
        <option value="">決めない</option>
        {members
          .filter(({ role }) => role !== 'guest')
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </select>
      <SubmitButton look="small" intent="assign">
        変える
      </SubmitButton>
    </PageForm>
  </section>
)

function Guests({ team: { members } }: { team: Team }) {
  const guests = members.filter(({ role }) => role === 'guest')
  if (guests.length === 0) return null
  return (
    <section>
      <h2>ゲスト</h2>
      <ul>
        {guests.map(({ id, name, is_reader }) => (
          <li key={id}>
            <PageForm of={ofTeam} hidden={{ company_user_id: id }} preventScrollReset className="row between">
              <span>
                <bdi>{name}</bdi>
              </span>
              <SubmitButton look="small bare" intent={is_reader ? 'stop_guest' : 'let_guest_read'}>
                {is_reader ? '見せるのをやめる' : '見せる'}
              </SubmitButton>
            </PageForm>
          </li>
        ))}
      </ul>
    </section>
  )
}

const Comments = ({ team: { comments }, now, mayComment }: { team: Team; now: Date; mayComment: boolean }) => (
  <section>
    <h2>社内コメント</h2>
    <p className="hint">求職者には見えません。</p>
    <ul className="comments">
      {comments.map(({ id, member_name, comment, created_at }) => (
        <li key={id}>
          <p className="small muted">
            <bdi>{member_name}</bdi> {momentText(created_at, now)}
          </p>
          <p>{comment}</p>
        </li>
      ))}
    </ul>
    {mayComment && (
      <PageForm of={ofTeam} preventScrollReset key={comments.length}>
        <Field label="コメント">
          <textarea className="input" name="comment" required maxLength={2_000} rows={3} />
        </Field>
        <SubmitButton look="small" intent="comment">
          コメントする
        </SubmitButton>
      </PageForm>
    )}
  </section>
)
