import { type MailKind, mailKindNames } from '#contract/notifications/settings/mail-kinds.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { type MailPreview, WordingPreview } from './wording-preview.tsx'
import '../settings.css'

type Props = {
  kind: MailKind
  words: Record<string, unknown>
  issues: Record<string, string>
  preview: MailPreview | undefined
  revision: number
  mayChange: boolean
}

/** Subject and first paragraph of one kind of mail, with how it would read. */
export function WordingForm({ kind, words, issues, preview, revision, mayChange }: Props) {
  const wrong = (name: string) => {
    const error = issues[name] ?? issues['values.MAIL_WORDING']
    return error ? { error } : {}
  }
  return (
    <>
      {preview && <WordingPreview {...{ preview, words, revision }} />}
      <PageForm hidden={{ revision }} key={JSON.stringify(words)}>
        <Field label="件名" need="may" hint={`空なら「${mailKindNames[kind]}」などの、もとの件名です。`} {...wrong('subject')}>
          <input className="input" name="subject" maxLength={120} defaultValue={textOf(words.subject)} readOnly={!mayChange} />
        </Field>
        <Field label="はじめの文" need="may" hint="本文の前に追加します。" {...wrong('intro')}>
          <textarea className="input" name="intro" rows={5} maxLength={2_000} defaultValue={textOf(words.intro)} readOnly={!mayChange} />
        </Field>
        {mayChange && (
          <SubmitButton intent="preview" look={preview ? 'small' : 'primary'}>
            変更内容を確認
          </SubmitButton>
        )}
      </PageForm>
    </>
  )
}
