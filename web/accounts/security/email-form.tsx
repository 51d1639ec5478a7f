import { DoneNote } from '#web/platform/forms/done-note.tsx'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { MailNote } from '#web/platform/shell/mail-note.tsx'

/** Asks for another address, which takes effect once the user opens the link sent to it. */
export function EmailForm({ email, hint }: { email: string | undefined; hint?: string }) {
  const form = usePageForm<{ email: string }>()
  return (
    <>
      <MailNote />
      <DoneNote result={form.result} />
      {!form.result?.saved && (
        <>
          <p className="address">いまのアドレス：{email}</p>
          <FormRefusal result={form.result} />
          <PageForm reloadDocument>
            <TextField of={form} name="email" label="新しいメールアドレス" hint={hint} type="email" autoComplete="email" inputMode="email" required />
            <SubmitButton look="primary">確認のメールを受け取る</SubmitButton>
          </PageForm>
        </>
      )}
    </>
  )
}
