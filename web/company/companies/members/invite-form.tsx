import type { CompanyRole } from '#contract/accounts/members/company-roles.ts'
import { roleNames } from '#contract/accounts/members/role-names.ts'
import { ChoiceField } from '#web/platform/forms/page-form/choice-field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { MailNote } from '#web/platform/shell/mail-note.tsx'

/** `asked` is the address of a colleague who asked for an invitation. */
export function InviteForm({ asked }: { asked: string }) {
  const was = usePageForm('invite').answer
  const form = usePageForm<{ email: string; role: CompanyRole }>('invite', { email: was?.saved ? '' : asked, role: 'recruiter' })
  return (
    <section className="panel stack" aria-labelledby="invite">
      <h2 id="invite">メンバーを招待</h2>
      <MailNote />
      <PageForm of={form} className="invite-form" preventScrollReset key={was?.saved ? was.sentence : 'empty'}>
        <TextField of={form} name="email" label="メールアドレス" type="email" inputMode="email" autoComplete="off" required />
        <ChoiceField of={form} name="role" label="役割" names={roleNames} />
        <SubmitButton intent="invite" look="primary">
          招待のメールを送る
        </SubmitButton>
      </PageForm>
      <p className="hint">
        権限の一覧は、<a href="#roles">下の表</a>にあります。
      </p>
    </section>
  )
}
