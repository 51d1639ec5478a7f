import type { ComponentProps } from 'react'
import { dayText } from '#contract/platform/time/japan-time.ts'
import type { OwnSession } from '#contract/accounts/sign-in/own-security.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'

type Session = ComponentProps<typeof SessionRow>['session']

/** The devices on which the user is signed in; they can sign out each, or all others at once. */
export function DevicesSection({ sessions, now }: { sessions: Session[]; now: string }) {
  return (
    <section aria-labelledby="devices">
      <h2 id="devices">ログイン中の端末</h2>
      <ul className="rows">
        {sessions.map((session) => (
          <SessionRow key={session.id} session={session} now={now} />
        ))}
      </ul>
      {sessions.length > 1 && (
        <PageForm className="row">
          <SubmitButton look="small" intent="others">
            ほかの端末をすべてログアウトさせる
          </SubmitButton>
        </PageForm>
      )}
    </section>
  )
}

type Props = { session: OwnSession; now: string }

/** One device: a name that its owner recognises, when it signed in and was last used. */
function SessionRow({ session: { id, device, created_at, last_seen_at, is_current, company_name }, now }: Props) {
  const day = (at: string) => <time dateTime={at}>{dayText(at, new Date(now))}</time>
  return (
    <li>
      <div>
        <p>
          {device} {is_current && <span className="label">この端末</span>}
        </p>
        <p className="small muted">
          {company_name && (
            <>
              <bdi>{company_name}</bdi>・
            </>
          )}
          {day(created_at)}ログイン・最後に使ったのは{day(last_seen_at)}
        </p>
      </div>
      {!is_current && (
        <PageForm className="" hidden={{ session_id: id }}>
          <SubmitButton look="small" aria-label={`${device}をログアウトさせる`}>
            ログアウトさせる
          </SubmitButton>
        </PageForm>
      )}
    </li>
  )
}
