import { Form, useNavigation } from 'react-router'
import { Field } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { MailNote } from '#web/platform/shell/mail-note.tsx'
import { RoleOptions } from './role-options.tsx'

/** `asked` is the address of somebody who asked to be invited. */
export function InviteForm({ asked, result }: { asked: string; result: FormResult | undefined }) {
  const isBusy = useNavigation().state !== 'idle'
  const refused = result?.saved === false ? result : undefined
  return (
    <section className="panel stack" aria-labelledby="invite">
      <h2 id="invite">招く</h2>
      <MailNote />
      <Form method="post" className="invite-form" preventScrollReset key={result?.saved ? result.sentence : 'empty'}>
        <input type="hidden" name="form" value="invite" />
        <Field label="メールアドレス" error={refused?.refusal.issues.email}>
          <input
            className="input"
            name="email"
            type="email"
            inputMode="email"
            autoComplete="off"
            required
            defaultValue={refused ? textOf(refused.values.email) : result?.saved ? '' : asked}
          />
        </Field>
        <Field label="役割" error={refused?.refusal.issues.role}>
          <select className="input" name="role" defaultValue={textOf(refused?.values.role) || 'recruiter'}>
            <RoleOptions />
          </select>
        </Field>
        <button type="submit" name="intent" value="invite" className="button primary" aria-disabled={isBusy || undefined}>
          招待のメールを送る
        </button>
      </Form>
      <p className="hint">
        役割ごとにできることは、<a href="#roles">下の表</a>にあります。
      </p>
    </section>
  )
}
