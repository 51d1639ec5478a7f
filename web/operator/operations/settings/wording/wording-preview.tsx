import { settingGroups } from '#contract/platform/site/setting-groups.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { SaveForm } from '../save-form.tsx'

type Mail = { subject: string; text: string }
export type MailPreview = Mail & { before: Mail; is_for_two: boolean }
type Props = { preview: MailPreview; words: Record<string, unknown>; revision: number }

/** The mail as it is sent now and as it would be, before it is saved. */
export function WordingPreview({ preview: { before, is_for_two, ...after }, words: { subject, intro }, revision }: Props) {
  if (before.subject === after.subject && before.text === after.text) return <p className="note">変更はありません。</p>
  return (
    <section className="panel stack" aria-labelledby="preview">
      <h2 id="preview">変更内容の確認</h2>
      <p className="small">名前や日時は、見本です。</p>
      <MailText id="before" heading="変更前" mail={before} />
      <MailText id="after" heading="変更後" mail={after} />
      <p>{settingGroups.mail.reach}</p>
      <SaveForm hidden={{ subject: textOf(subject), intro: textOf(intro), revision }} is_for_two={is_for_two} />
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
