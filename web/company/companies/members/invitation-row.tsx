import { Form, useNavigation } from 'react-router'
import type { Invitation } from '#contract/companies/members/company-members.ts'
import { roleNames } from '#contract/accounts/members/role-names.ts'
import { dayText } from '#web/ui/text/day-text.ts'
import { isolated } from '#web/ui/text/isolated.ts'
import { OutsideLabel } from './outside-label.tsx'

type Props = { invitation: Invitation; isAdmin: boolean; now: string }

/** An invitation: for whom, until when, and by whom. */
export function InvitationRow({ invitation: { id, email, role, is_outside, invited_by_name, expires_at, is_expired }, isAdmin, now }: Props) {
  const isBusy = useNavigation().state !== 'idle'
  return (
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
        <Form method="post" className="row" preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <button
            type="submit"
            name="intent"
            value="resend"
            className="button small"
            aria-disabled={isBusy || undefined}
            aria-label={`${isolated(email)}に送りなおす`}
          >
            送りなおす
          </button>
          <button
            type="submit"
            name="intent"
            value="withdraw"
            className="button small"
            aria-disabled={isBusy || undefined}
            aria-label={`${isolated(email)}への招待を取り消す`}
          >
            取り消す
          </button>
        </Form>
      )}
    </li>
  )
}
