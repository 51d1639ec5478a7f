import type { ComponentProps } from 'react'
import { Form, useNavigation } from 'react-router'
import { SessionRow } from './session-row.tsx'

type Session = ComponentProps<typeof SessionRow>['session']

/** Where somebody is signed in; each place, and all others at once, can be signed out. */
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
