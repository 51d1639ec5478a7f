import { useEffect, useRef, useState } from 'react'
import { href, Link } from 'react-router'
import { mentionedIn } from '#contract/conversations/mentions.ts'
import { momentText } from '#contract/platform/time/japan-time.ts'
import type { Team } from '#contract/hiring/applications/thread-team.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { useSelectionWords } from '#web/hiring/meetings/use-selection-words.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { MentionButtons, withMention } from '#web/work/mentions/mention-buttons.tsx'
import { MentionedMembers } from '#web/work/mentions/mentioned-members.tsx'
import { SavingSelect } from '#web/work/table/cells/saving-select.tsx'
import './team-panel.css'

const ofTeam = { name: 'team' }

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

function Selections({ team: { applications } }: { team: Team }) {
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

const Assignment = ({ team: { assigned, members }, candidate_id }: OfTeam) => (
  <section>
    <h2>担当</h2>
    <SavingSelect
      label="担当"
      name="company_user_id"
      value={assigned?.id ?? ''}
      options={[['', '決めない'], ...members.filter(({ role }) => role !== 'guest').map((member) => [member.id, member.name] as const)]}
      intent="assign"
      hidden={{ form: ofTeam.name, candidate_id }}
      keyed="a"
    />
  </section>
)

function Guests({ team: { members }, candidate_id }: OfTeam) {
  const guests = members.filter(({ role }) => role === 'guest')
  if (guests.length === 0) return null
  return (
    <section>
      <h2>ゲスト</h2>
      <ul>
        {guests.map(({ id, name, is_reader }) => (
          <li key={id}>
            <PageForm of={ofTeam} hidden={{ candidate_id, company_user_id: id }} preventScrollReset className="row between">
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
    {mayComment && <CommentForm members={members} candidate_id={candidate_id} result={result} />}
  </section>
)

/** Who of the colleagues is called by @ is told, and named before the comment is sent. */
function CommentForm({ members, candidate_id, result }: { members: Team['members']; candidate_id: string; result: FormResult | undefined }) {
  const { id: own } = useCompanyAccount()
  const field = useRef<HTMLTextAreaElement>(null)
  const [comment, setComment] = useState(result?.saved === false && result.intent === 'comment' ? textOf(result.values.comment) : '')
  const sent = useRef<string>(undefined)
  // It is cleared when it is saved, and not by what a colleague writes or by another form of the panel.
  useEffect(() => {
    if (!result) return
    if (result.saved && sent.current !== undefined) setComment((now) => (now === sent.current ? '' : now))
    sent.current = undefined
  }, [result])
  const colleagues = members.filter(({ id, is_reader }) => is_reader && id !== own)
  const called = mentionedIn(comment, colleagues)
  const call = (who: string) => {
    setComment(withMention(field.current?.value ?? '', who))
    field.current?.focus()
  }
  return (
    <PageForm of={ofTeam} hidden={{ candidate_id }} preventScrollReset onSubmit={() => (sent.current = comment)}>
      <Field label="コメント" hint={colleagues.length > 0 ? '「@名前」で、そのメンバーに通知します。' : undefined}>
        <textarea
          className="input"
          name="comment"
          required
          maxLength={2_000}
          rows={3}
          ref={field}
          value={comment}
          onChange={({ target }) => setComment(target.value)}
        />
      </Field>
      <MentionButtons colleagues={colleagues} onMention={call} />
      <MentionedMembers label="通知する相手" members={called} />
      <SubmitButton look="small" intent="comment">
        コメントする
      </SubmitButton>
    </PageForm>
  )
}
