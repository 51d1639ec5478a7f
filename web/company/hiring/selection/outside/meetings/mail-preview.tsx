import type { OutsideMeeting } from '#contract/hiring/outside/outside-meetings.ts'

/** To whom a mail goes, and what it says. */
export const MailPreview = ({ mail: { to, subject, text } }: { mail: NonNullable<OutsideMeeting['cancel_mail']> }) => (
  <>
    <dl className="terms">
      <div>
        <dt>宛先</dt>
        <dd>
          <bdi>{to}</bdi>
        </dd>
      </div>
      <div>
        <dt>件名</dt>
        <dd>
          <bdi>{subject}</bdi>
        </dd>
      </div>
    </dl>
    <p className="prose outside-words">
      <bdi>{text}</bdi>
    </p>
  </>
)
