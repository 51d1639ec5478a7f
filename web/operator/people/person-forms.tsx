import { Form, useNavigation } from 'react-router'
import type { Person } from '#contract/operator-people.ts'
import type { FormResult } from '#web/forms/form-result.ts'
import { textOf } from '#web/forms/text-of.ts'
import { ReasonField } from '../reason-field.tsx'

type Props = { person: Person; result: FormResult | undefined }

/** What a full operator does about an account. Each is told in the audit log, with its reason. */
export function PersonForms({ person: { area, restricted_at, premium_granted_at, email_verified_at, session_count }, result }: Props) {
  const form = { result }
  return (
    <section aria-labelledby="acts">
      <h2 id="acts">この人のためにできること</h2>
      <div className="ticket-forms">
        {restricted_at ? (
          <Act {...form} intent="lift" label="制限を解く" note="本人に、理由とともに知らせます。" reason="理由（本人に伝わります）" />
        ) : (
          <Act
            {...form}
            intent="restrict"
            label="利用を制限する"
            note={
              area === 'candidate'
                ? 'ログイン、閲覧、書き出し、退会はできます。メッセージや応募はできなくなり、企業からは見えなくなります。'
                : 'すぐにログアウトします。ログインしても、自分のアカウントのほかは開けません。'
            }
            reason="理由（本人に伝わります）"
            isDanger
          />
        )}
        {session_count > 0 && (
          <Act
            {...form}
            intent="end_sessions"
            label="すべての端末からログアウトさせる"
            note="乗っ取りの届けがあったときに使います。メールのリンクも使えなくなります。"
          />
        )}
        {email_verified_at && (
          <Act {...form} intent="mail" label="パスワードを決めなおすメールを送る" note="本人のアドレスにだけ届きます。1時間に3通までです。" reason={null} />
        )}
        {area === 'candidate' && (
          <Act
            {...form}
            intent={premium_granted_at ? 'revoke' : 'grant'}
            label={premium_granted_at ? 'プレミアムを外す' : 'プレミアムを付ける'}
            note="経営幹部の経験がある方への区分です。お金はいただきません。"
          />
        )}
      </div>
    </section>
  )
}

type ActProps = Pick<Props, 'result'> & { intent: string; label: string; note: string; reason?: string | null; isDanger?: boolean }

function Act({ intent, label, note, reason = '理由', isDanger = false, result }: ActProps) {
  const isBusy = useNavigation().state !== 'idle'
  const refused = result?.saved === false && result.form === intent ? result : undefined
  return (
    <Form method="post" className="stack">
      <input type="hidden" name="form" value={intent} />
      <h3>{label}</h3>
      <p className="small muted">{note}</p>
      {reason !== null && <ReasonField label={reason} error={refused?.refusal.issues.reason} defaultValue={textOf(refused?.values.reason)} />}
      <button className={isDanger ? 'button danger' : 'button'} name="intent" value={intent} aria-disabled={isBusy}>
        {label}
      </button>
    </Form>
  )
}
