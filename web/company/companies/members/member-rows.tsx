import { dayText } from '#contract/platform/time/japan-time.ts'
import { roleNames } from '#contract/accounts/members/role-names.ts'
import type { Invitation, Member } from '#contract/companies/members/company-members.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { isolated } from '#web/ui/text/isolated.ts'

/** Marks an address outside of the company's domain, which is allowed. */
const OutsideLabel = ({ isOutside }: { isOutside: boolean }) => (isOutside ? <span className="label warn">社外のドメイン</span> : null)

type MemberRowProps = { member: Member; isAdmin: boolean; now: string }

/** One member; an admin also sees a choice of role and, in a drawer, a form to remove the member. */
export const MemberRow = ({ member, isAdmin, now }: MemberRowProps) => (
  <li className="member">
    <div>
      <p className="member-name">
        <span>
          <bdi>{member.name}</bdi>
        </span>
        {member.is_me && <span className="label">あなた</span>} {!isAdmin && <span className="label">{roleNames[member.role]}</span>}{' '}
        <OutsideLabel isOutside={member.is_outside} />
      </p>
      <p className="small muted address">{member.email}</p>
      <p className="small muted">
        {member.last_seen_at ? (
          <>
            最後に使ったのは<time dateTime={member.last_seen_at}>{dayText(member.last_seen_at, new Date(now))}</time>
          </>
        ) : (
          'ログインしていません'
        )}
        ・二段階認証{member.has_second_factor ? 'あり' : 'なし'}
      </p>
    </div>
    {isAdmin && <MemberForms member={member} />}
  </li>
)

const MemberForms = ({ member: { id, name, role, is_me } }: { member: Member }) => (
  <div className="member-acts">
    <PageForm className="row" hidden={{ id }} preventScrollReset>
      <label className="vh" htmlFor={`role-${id}`}>
        <bdi>{name}</bdi>さんの役割
      </label>
      <select className="input" id={`role-${id}`} name="role" defaultValue={role} key={role}>
        {Object.entries(roleNames).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <SubmitButton look="small" intent="change_role" aria-label={`${isolated(name)}さんの役割を変える`}>
        変える
      </SubmitButton>
    </PageForm>
    <details>
      <summary>
        外す
        <span className="vh">
          （<bdi>{name}</bdi>）
        </span>
      </summary>
      <PageForm hidden={{ id }} preventScrollReset>
        <p className="small">
          {is_me ? (
            'あなたは'
          ) : (
            <>
              <bdi>{name}</bdi>さんは
            </>
          )}
          すぐにログアウトし、もうログインできません。送ったメッセージは残ります。
        </p>
        <SubmitButton look="small" intent="remove" aria-label={`${isolated(name)}さんをメンバーから外す`}>
          メンバーから外す
        </SubmitButton>
      </PageForm>
    </details>
  </div>
)

type InvitationRowProps = { invitation: Invitation; isAdmin: boolean; now: string }

/** An invitation: for whom, until when, and by whom. */
export const InvitationRow = ({ invitation: { id, email, role, is_outside, invited_by_name, expires_at, is_expired }, isAdmin, now }: InvitationRowProps) => (
  <li className="member">
    <div>
      <p className="address">
        {email} <OutsideLabel isOutside={is_outside} />
      </p>
      <p className="small muted">
        {roleNames[role]}として・<bdi>{invited_by_name}</bdi>さんが招待・
        {is_expired ? '期限が過ぎました' : <time dateTime={expires_at}>{dayText(expires_at, new Date(now))}まで</time>}
      </p>
    </div>
    {isAdmin && (
      <PageForm className="row" hidden={{ id }} preventScrollReset>
        <SubmitButton look="small" intent="resend" aria-label={`${isolated(email)}に送りなおす`}>
          送りなおす
        </SubmitButton>
        <SubmitButton look="small" intent="withdraw" aria-label={`${isolated(email)}への招待を取り消す`}>
          取り消す
        </SubmitButton>
      </PageForm>
    )}
  </li>
)
