import type { Person } from '#contract/operations/candidates/operator-people.ts'
import { SavedInputNote } from '#web/platform/forms/kept/saved-input-note.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { useSavedInput } from '#web/platform/forms/kept/use-saved-input.ts'
import { isolated } from '#web/ui/text/isolated.ts'
import { ReasonField } from '#web/operator/reason-field.tsx'

type Props = { person: Person }

/** What a full operator does about an account. Each is told in the audit log, with its reason. */
export function PersonForms({ person }: Props) {
  const { id, area, company, memberships, restricted_at, premium_granted_at, email_verified_at, session_count, has_second_factor } = person
  // Checking who somebody is takes longer than the password counts: what was written meanwhile comes back.
  const kept = useSavedInput(`person-reset-${id}`, usePageForm('reset_second_factor').answer)
  return (
    <section aria-labelledby="acts">
      <h2 id="acts">この人のためにできること</h2>
      <div className="ticket-forms">
        {restricted_at ? (
          <Act intent="lift" label="制限を解く" note="本人に、理由とともに知らせます。" reason="理由（本人に伝わります）" />
        ) : (
          <Act
            intent="restrict"
            label={company && memberships.length > 0 ? `${isolated(company.name)}での利用を制限する` : '利用を制限する'}
            note={
              area === 'candidate'
                ? 'ログイン、閲覧、書き出し、退会はできます。メッセージや応募はできなくなり、企業からは見えなくなります。'
                : `すぐにログアウトします。ログインしても、自分のアカウントのほかは開けません。${memberships.length > 0 ? 'ほかの企業での所属は制限しません。それぞれのページで制限します。' : ''}`
            }
            reason="理由（本人に伝わります）"
            isDanger
          />
        )}
        {session_count > 0 && (
          <Act intent="end_sessions" label="すべての端末からログアウトさせる" note="乗っ取りの届けがあったときに使います。メールのリンクも使えなくなります。" />
        )}
        {area === 'candidate' && has_second_factor && (
          <Act
            intent="reset_second_factor"
            label="二段階認証を解除"
            note="先に、ご本人と確かめてください。(1) 登録のメールアドレスから届けたか、そのアドレスへ送ったメールに返信した。(2) このページで分かる2つ以上のこと（登録した時期、最後に使った日、届いたメールなど）を、こちらから言わずに答えられた。確かめられないときは、外さないでください。押すと、認証アプリ、リカバリーコード、パスワードのあとのパスキーがなくなり、すべての端末からログアウトし、本人にメールで知らせます。そのあとは、パスワードだけでログインできます。"
            reason="どうやってご本人と確かめたか"
            isDanger
            kept={kept}
          />
        )}
        {email_verified_at && (
          <Act intent="mail" label="パスワード再設定のメールを送る" note="本人のアドレスにだけ届きます。1時間に3通までです。" reason={null} />
        )}
        {area === 'candidate' && (
          <Act
            intent={premium_granted_at ? 'revoke' : 'grant'}
            label={premium_granted_at ? 'プレミアムを外す' : 'プレミアムを付ける'}
            note={`経営幹部の経験がある方への区分です。お金はいただきません。${
              premium_granted_at ? '外すと、企業に見える「プレミアム」の表示も消え、' : '企業に見えるプロフィールに「プレミアム」と表示し、'
            }本人に通知とメールで知らせます。理由は伝わりません。`}
          />
        )}
      </div>
    </section>
  )
}

type ActProps = { intent: string; label: string; note: string; reason?: string | null; isDanger?: boolean; kept?: ReturnType<typeof useSavedInput> }

function Act({ intent, label, note, reason = '理由', isDanger = false, kept }: ActProps) {
  const form = usePageForm<{ reason: string }>(intent)
  return (
    <PageForm of={form} ref={kept?.form}>
      <h3>{label}</h3>
      <p className="small muted">{note}</p>
      {reason !== null && <ReasonField of={form} label={reason} />}
      {kept && <SavedInputNote kept={kept} />}
      <SubmitButton intent={intent} data-act="" data-key-goes="" {...(isDanger && { look: 'danger' })}>
        {label}
      </SubmitButton>
    </PageForm>
  )
}
