import { href, Link } from 'react-router'
import { momentText } from '#contract/platform/time/japan-time.ts'
import type { Team } from '#contract/hiring/applications/thread-team.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'
import { AssigneeSelect } from './assignee-select.tsx'
import { CommentForm } from './comment-form.tsx'
import { teamForm } from './team-form.ts'
import './team-panel.css'

type TeamPanelProps = { team: Team; candidate_id: string; now: Date; mayAssign: boolean; mayComment: boolean; result: FormResult | undefined }

/** Beside a conversation: its owner in the team, the guests who see it, and the colleagues' notes. The candidate sees nothing of it. */
export function TeamPanel({ team, candidate_id, now, mayAssign, mayComment, result }: TeamPanelProps) {
  const ours = result?.form === 'team' ? result : undefined
  return (
    <aside className="aside team" id="team" aria-label="社内">
      <FormAnswer result={ours} />
      {team.applications.length > 0 && <Selections team={team} />}
      {mayAssign && <Assignment team={team} candidate_id={candidate_id} />}
      {mayAssign && <Guests team={team} candidate_id={candidate_id} />}
      <Comments team={team} candidate_id={candidate_id} now={now} mayComment={mayComment} result={ours} />
    </aside>
  )
}

export function Selections({ team: { applications } }: { team: Team }) {
  const { label } = useSelectionWords()
  return (
    <section>
      <h2>選考</h2>
      <ul>
        {applications.map((application) => (
          <li key={application.id}>
            <Link to={`${href('/online/companies/selection/detail')}?id=${application.id}`}>
              <bdi>{application.job?.position_title ?? 'オープンポジション'}</bdi>
            </Link>
            <span className="small muted">
              <bdi>{application.step_name ?? label(application)}</bdi>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

type OfTeam = { team: Team; candidate_id: string }

export const Assignment = ({ team: { assigned, members }, candidate_id }: OfTeam) => (
  <AssigneeSelect assigned={assigned} members={members.filter(({ role }) => role !== 'guest')} hidden={{ form: teamForm.name, candidate_id }} />
)

export function Guests({ team: { members }, candidate_id }: OfTeam) {
  const guests = members.filter(({ role }) => role === 'guest')
  if (guests.length === 0) return null
  return (
    <section>
      <h2>ゲスト</h2>
      <ul>
        {guests.map(({ id, name, is_reader }) => (
          <li key={id}>
            <PageForm of={teamForm} hidden={{ candidate_id, company_user_id: id }} preventScrollReset className="row between">
              <span>
                <bdi>{name}</bdi>
              </span>
              <SubmitButton look="small bare" intent={is_reader ? 'stop_guest' : 'let_guest_read'}>
                {is_reader ? '許可を取り消す' : '閲覧を許可'}
              </SubmitButton>
            </PageForm>
          </li>
        ))}
      </ul>
    </section>
  )
}

type CommentsProps = OfTeam & { now: Date; mayComment: boolean; result: FormResult | undefined }

const Comments = ({ team: { comments, members }, candidate_id, now, mayComment, result }: CommentsProps) => (
  <section>
    <h2>社内メモ</h2>
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
    {mayComment && <CommentForm members={members} candidate_id={candidate_id} result={result} />}
  </section>
)
