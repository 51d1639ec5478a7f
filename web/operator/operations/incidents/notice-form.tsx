import { useSiteName } from '#web/platform/shell/site-name.ts'
import type { Api } from '#contract/index.ts'
import type { Incident } from '#contract/operations/incidents/incidents.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { ExactTime } from '#web/platform/time/exact-time.tsx'
import { ConfirmDialog } from '#web/ui/states/confirm-dialog.tsx'

const draft = (incident: Incident, site: string) => `${site}をご利用いただき、ありがとうございます。

あなたの情報が、ご本人以外に示された可能性があります。ご心配とご迷惑をおかけし、申し訳ありません。

示された可能性のある項目: ${incident.fields || '（書いてください）'}

起きたことと、これからの対応: （書いてください）`

/** One operator writes to the affected, another one sends; neither sees an address. */
export function NoticeForm({ incident }: { incident: Incident }) {
  const { notice_subject, notice_text, notice_sent_at, is_drill, is_my_notice, closed_at, reachable } = incident
  const site = useSiteName()
  const written = { subject: notice_subject || '個人情報についての大切なお知らせ', text: notice_text || draft(incident, site) }
  const form = usePageForm<Parameters<Api['operators']['incidents']['write_notice']>[0]>('notice', written)
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
        <PageForm of={form}>
          <TextField of={form} name="subject" label="件名" maxLength={100} required />
          <TextField of={form} name="text" label="本文" rows={9} maxLength={4000} required />
          <SubmitButton intent="notice">文を保存する</SubmitButton>
        </PageForm>
      ) : (
        notice_text && <p className="prose">{notice_text}</p>
      )}
      {canWrite &&
        notice_text &&
        (is_my_notice ? (
          <p className="note">あなたが書きました。別の運営のメンバーに、送ってもらってください。</p>
        ) : (
          <ConfirmDialog
            label={`保存されている文を${reachable.toLocaleString('ja-JP')}人に送る`}
            note={is_drill ? '訓練なので、メールは出ません。送ったことにします。' : '送ったメールは、取り消せません。件名と本文を、もう一度読んでください。'}
          >
            <PageForm>
              <SubmitButton intent="send" look="primary">
                {reachable.toLocaleString('ja-JP')}人に送る
              </SubmitButton>
            </PageForm>
          </ConfirmDialog>
        ))}
    </section>
  )
}
