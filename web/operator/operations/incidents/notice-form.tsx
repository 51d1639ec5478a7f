import { Form } from 'react-router'
import type { Incident } from '#contract/operations/incidents/incidents.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { ExactTime } from '#web/ui/text/exact-time.tsx'
import { Sure } from '#web/operator/sure.tsx'

type Props = { incident: Incident; isBusy: boolean; issues: Record<string, string> }

const draft = (incident: Incident) => `芽生えをご利用いただき、ありがとうございます。

あなたの情報が、ご本人以外に示された可能性があります。ご心配とご迷惑をおかけし、申し訳ありません。

示された可能性のある項目: ${incident.fields || '（書いてください）'}

起きたことと、これからの対応: （書いてください）`

/** One operator writes to the affected, another one sends; neither sees an address. */
export function NoticeForm({ incident, isBusy, issues }: Props) {
  const { notice_subject, notice_text, notice_sent_at, is_drill, is_my_notice, closed_at, reachable } = incident
  const canWrite = !notice_sent_at && !closed_at
  return (
    <section className="stack leak-form" aria-labelledby="notice">
      <h2 id="notice">影響のある人への知らせ</h2>
      <p className="small muted">書いた人とは別の運営のメンバーが、{reachable.toLocaleString('ja-JP')}人に送ります。アドレスは、だれにも示しません。</p>
      {notice_sent_at && (
        <p className="note green">
          <ExactTime at={notice_sent_at} /> に送りました。
        </p>
      )}
      {canWrite ? (
        <Form method="post" className="stack">
          <Field label="件名" error={issues.subject}>
            <input className="input" name="subject" maxLength={100} required defaultValue={notice_subject || '個人情報についての大切なお知らせ'} />
          </Field>
          <Field label="本文" error={issues.text}>
            <textarea className="input" name="text" rows={9} maxLength={4000} required defaultValue={notice_text || draft(incident)} />
          </Field>
          <button type="submit" name="intent" value="notice" className="button" aria-disabled={isBusy}>
            文を保存する
          </button>
        </Form>
      ) : (
        notice_text && <p className="prose">{notice_text}</p>
      )}
      {canWrite &&
        notice_text &&
        (is_my_notice ? (
          <p className="note">あなたが書きました。別の運営のメンバーに、送ってもらってください。</p>
        ) : (
          <Sure
            label={`保存されている文を${reachable.toLocaleString('ja-JP')}人に送る`}
            note={is_drill ? '訓練なので、メールは出ません。送ったことにします。' : '送ったメールは、取り消せません。件名と本文を、もう一度読んでください。'}
          >
            <Form method="post">
              <button type="submit" name="intent" value="send" className="button primary" aria-disabled={isBusy}>
                {reachable.toLocaleString('ja-JP')}人に送る
              </button>
            </Form>
          </Sure>
        ))}
    </section>
  )
}
