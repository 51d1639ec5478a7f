import { settingGroups } from '#contract/platform/site/setting-groups.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { textOf } from '#web/platform/forms/values/text-of.ts'

type Mail = { subject: string; text: string }
export type MailPreview = Mail & { before: Mail }
type Props = { preview: MailPreview; words: Record<string, unknown>; revision: number }

/** The mail as it is sent now and as it would be, before it is saved. */
export function WordingPreview({ preview: { before, ...after }, words: { subject, intro }, revision }: Props) {
  if (before.subject === after.subject && before.text === after.text) return <p className="note">変更はありません。</p>
  return (
    <section className="panel stack" aria-labelledby="preview">
      <h2 id="preview">変更内容の確認</h2>
      <p className="small">名前や日時は、見本です。</p>
      <MailText id="before" heading="変更前" mail={before} />
      <MailText id="after" heading="変更後" mail={after} />
      <p>{settingGroups.mail.reach}</p>
      <PageForm hidden={{ subject: textOf(subject), intro: textOf(intro), revision }} className="row">
        <SubmitButton intent="save" look="primary">
          この内容で保存
        </SubmitButton>
      </PageForm>
      <p className="small muted">直すときは、下のフォームを書きかえて、もう一度確認してください。</p>
    </section>
  )
}

const MailText = ({ id, heading, mail: { subject, text } }: { id: string; heading: string; mail: Mail }) => (
  <section className="stack" aria-labelledby={id}>
    <h3 id={id}>{heading}</h3>
    <p>
      <b>{subject}</b>
    </p>
    <pre className="mail-preview">{text}</pre>
  </section>
)
