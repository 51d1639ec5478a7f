import type { OperatorAnnouncement } from '#contract/notifications/announcements/operator-announcements.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { PasswordInput } from '#web/platform/forms/password/password-input.tsx'
import { AnnouncementBody } from '#web/notifications/announcements/modal/announcement-body.tsx'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import { notifiedCountText } from '../figures/notified-count-text.ts'

type MailSectionProps = { announcement: OperatorAnnouncement }

/** A public announcement by mail, to those who agreed: how many, what they will read, and five minutes in which it can be cancelled. A second operator agrees, where there is one. */
export function MailSection({ announcement: { content, mailing, figures, takes_two } }: MailSectionProps) {
  const count = `${notifiedCountText(mailing.recipients, figures.is_narrowed)}人`
  const form = usePageForm<{ password: string }>('mail')
  return (
    <section className="stack" aria-labelledby="mail">
      <h2 id="mail">メールマガジン</h2>
      {mailing.state === 'scheduled' && mailing.starts_at && (
        <>
          <p className="note">
            <ExactTime at={mailing.starts_at} /> に、<strong className="num">{count}</strong>への送信を始めます（予約：{mailing.requested_by}
            ）。それまでは取り消せます。
          </p>
          <PageForm>
            <SubmitButton intent="cancel_mail" look="danger">
              送信を取り消す
            </SubmitButton>
          </PageForm>
        </>
      )}
      {mailing.state === 'sending' && <p className="note">送信しています。これまでに{notifiedCountText(mailing.sent, figures.is_narrowed)}通を送りました。</p>}
      {mailing.state === 'sent' && mailing.starts_at && (
        <p>
          <ExactTime at={mailing.starts_at} /> から、{notifiedCountText(mailing.sent, figures.is_narrowed)}通を送りました（予約：{mailing.requested_by}）。
        </p>
      )}
      {(mailing.state === null || mailing.state === 'cancelled') && (
        <>
          <p>
            {mailing.state === 'cancelled' && '前の予約は取り消しました。'}
            宛先の条件に合い、メールマガジンに同意した<strong className="num">{count}</strong>に送れます。停止用のリンクを付けて送ります。
          </p>
          <details className="panel stack" open={form.refused ? true : undefined}>
            <summary className="button">メールの確認へ</summary>
            <h3>{count}に、次の内容をメールで送ります</h3>
            <blockquote className="panel announcement-shown">
              <strong>
                <bdi>{content.title}</bdi>
              </strong>
              <AnnouncementBody message={content.message} />
            </blockquote>
            <p>
              {takes_two
                ? 'ほかの運営のメンバーが承認すると、その5分後に送信が始まります。それまでは取り消せます。'
                : '送信は5分後に始まります。それまでは取り消せます。'}
            </p>
            <PageForm of={form}>
              {takes_two ? (
                form.issues.password && <p className="note alert">{form.issues.password}</p>
              ) : (
                <Field label="パスワード" hint="ご本人の確認のため、もう一度入力してください。" error={form.issues.password}>
                  <PasswordInput name="password" autoComplete="current-password" />
                </Field>
              )}
              <SubmitButton intent="mail" look="primary">
                {takes_two ? `${count}への送信の承認を依頼` : `${count}への送信を予約`}
              </SubmitButton>
            </PageForm>
          </details>
        </>
      )}
    </section>
  )
}
