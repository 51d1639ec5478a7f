import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'

/** While a company has no members: whom an operator invites as its admin. */
export function InviteFirst() {
  const form = usePageForm<{ email: string }>('invite')
  return (
    <PageForm of={form} className="stack prose">
      <TextField
        of={form}
        name="email"
        label="最初のメンバーのメールアドレス"
        hint="管理者として招待するメールを送ります。リンクは7日のあいだ使えます。"
        type="email"
        inputMode="email"
        autoComplete="off"
        required
      />
      <SubmitButton intent="invite">招待する</SubmitButton>
    </PageForm>
  )
}
