import type { ComponentProps } from 'react'
import { Form, useNavigation } from 'react-router'
import { dayText } from '#contract/platform/time/japan-time.ts'
import type { OwnSession } from '#contract/accounts/sign-in/own-security.ts'

type Session = ComponentProps<typeof SessionRow>['session']

/** The devices on which the user is signed in; they can sign out each, or all others at once. */
export function DevicesSection({ sessions, now }: { sessions: Session[]; now: string }) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <section aria-labelledby="devices">
      <h2 id="devices">ログイン中の端末</h2>
      <ul className="rows">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} now={now} isBusy={isBusy} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <Form method="post">
          <p className="row">
            <button type="submit" name="intent" value="others" className="button small" aria-disabled={isBusy}>
              ほかの端末をすべてログアウトさせる
            </button>
          </p>
        </Form>
      )}
    </section>
  )
}

type Props = { session: OwnSession; now: string; isBusy: boolean }

/** One device: a name that its owner recognises, when it signed in and was last used. */
function SessionRow({ session: { id, device, created_at, last_seen_at, is_current }, now, isBusy }: Props) {
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
