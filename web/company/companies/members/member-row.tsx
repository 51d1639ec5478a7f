import { Form, useNavigation } from 'react-router'
import type { Member } from '#contract/companies/members/company-members.ts'
import { roleNames } from '#contract/accounts/members/role-names.ts'
import { dayText } from '#web/ui/text/day-text.ts'
import { isolated } from '#web/ui/text/isolated.ts'
import { OutsideLabel } from './outside-label.tsx'
import { RoleOptions } from './role-options.tsx'

type Props = { member: Member; isAdmin: boolean; now: string }

/** One member; an admin also sees a choice of role and, in a drawer, a form to remove the member. */
export function MemberRow({ member: { id, name, email, role, is_outside, is_me, has_second_factor, last_seen_at }, isAdmin, now }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <li className="member">
      <div>
        <p className="member-name">
          <span>
            <bdi>{name}</bdi>
          </span>
          {is_me && <span className="label">あなた</span>} {!isAdmin && <span className="label">{roleNames[role]}</span>}{' '}
          <OutsideLabel isOutside={is_outside} />
        </p>
        <p className="small muted address">{email}</p>
        <p className="small muted">
          {last_seen_at ? (
            <>
              最後に使ったのは<time dateTime={last_seen_at}>{dayText(last_seen_at, new Date(now))}</time>
            </>
          ) : (
            'ログインしていません'
          )}
          ・二段階認証{has_second_factor ? 'あり' : 'なし'}
        </p>
      </div>
      {isAdmin && (
        <div className="member-acts">
          <Form method="post" className="row" preventScrollReset>
            <input type="hidden" name="id" value={id} />
            <label className="vh" htmlFor={`role-${id}`}>
              <bdi>{name}</bdi>さんの役割
            </label>
            <select className="input" id={`role-${id}`} name="role" defaultValue={role} key={role}>
              <RoleOptions />
            </select>
            <button
              type="submit"
              name="intent"
              value="change_role"
              className="button small"
              aria-disabled={isBusy || undefined}
              aria-label={`${isolated(name)}さんの役割を変える`}
            >
              変える
            </button>
          </Form>
          <details>
            <summary>
              外す
              <span className="vh">
                （<bdi>{name}</bdi>）
              </span>
            </summary>
            <Form method="post" className="stack" preventScrollReset>
              <input type="hidden" name="id" value={id} />
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
              <button
                type="submit"
                name="intent"
                value="remove"
                className="button small"
                aria-disabled={isBusy || undefined}
                aria-label={`${isolated(name)}さんをメンバーから外す`}
              >
                メンバーから外す
              </button>
            </Form>
          </details>
        </div>
      )}
    </li>
  )
}
