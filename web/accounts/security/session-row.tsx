import { Form } from 'react-router'
import type { OwnSession } from '#contract/accounts/sign-in/own-security.ts'
import { dayText } from '#web/ui/text/day-text.ts'

type Props = { session: OwnSession; now: string; isBusy: boolean }

/** One device: as its owner would call it, when it signed in and was last used. */
export function SessionRow({ session: { id, device, created_at, last_seen_at, is_current }, now, isBusy }: Props) {
  const day = (at: string) => <time dateTime={at}>{dayText(at, new Date(now))}</time>
  return (
    <li>
      <div>
        <p>
          {device} {is_current && <span className="label">この端末</span>}
        </p>
        <p className="small muted">
          {day(created_at)}ログイン・最後に使ったのは{day(last_seen_at)}
        </p>
      </div>
      {!is_current && (
        <Form method="post">
          <input type="hidden" name="session_id" value={id} />
          <button type="submit" className="button small" aria-disabled={isBusy} aria-label={`${device}をログアウトさせる`}>
            ログアウトさせる
          </button>
        </Form>
      )}
    </li>
  )
}
