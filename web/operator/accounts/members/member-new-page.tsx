import { Form, Link, redirect, useActionData, useNavigation } from 'react-router'
import type { OperatorRole } from '#contract/accounts/operators/operator-roles.ts'
import { Field } from '#web/platform/forms/field.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { textOf } from '#web/platform/forms/text-of.ts'
import { MailNote } from '#web/platform/shell/mail-note.tsx'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { mustConfirm } from '#web/accounts/staff/must-confirm.ts'
import { mustMay } from '#web/operator/must-may.ts'
import { submitSensitive } from '#web/accounts/security/submit-sensitive.ts'
import type { Route } from './+types/member-new-page.ts'
import { RoleChoice } from './role-choice.tsx'
import '#web/accounts/security/security.css'

export async function loader(args: Route.LoaderArgs) {
  mustMay(args, 'manage_members')
  await mustConfirm(args)
  return null
}

export const action = (args: Route.ActionArgs) =>
  submitSensitive(args, async (api, { email, name, role }) => {
    const { is_waiting } = await api.operators.members.add({ email: textOf(email), name: textOf(name), role: textOf(role) as OperatorRole })
    return redirect(`/operator/members?done=${is_waiting ? 'asked' : 'added'}`, 303)
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '運営のメンバーを加える', description: '運営のメンバーを加えます。', path: '/operator/members/new', noindex: true })

export default function OperatorNewPage() {
  const result = useActionData<FormResult>()
  const isBusy = useNavigation().state !== 'idle'
  const refused = result?.saved === false ? result : undefined
  return (
    <div className="wrap security">
      <h1>メンバーを加える</h1>
      <p className="prose">
        「変更できる」メンバーが2人以上いるときは、あなたとは別の1人が承認すると加わります。加わった人には、パスワードを決めるリンクをメールで送ります。二段階認証を設定するまで、ほかのページは開けません。
      </p>
      <MailNote />
      <FormRefusal result={result} />
      <Form method="post" className="stack">
        <Field label="メールアドレス" error={refused?.refusal.issues.email}>
          <input className="input" name="email" type="email" autoComplete="off" required maxLength={254} defaultValue={textOf(refused?.values.email)} />
        </Field>
        <Field label="氏名" hint="操作の記録に残ります。" error={refused?.refusal.issues.name}>
          <input className="input" name="name" autoComplete="off" required maxLength={50} defaultValue={textOf(refused?.values.name)} />
        </Field>
        <RoleChoice chosen={textOf(refused?.values.role) || 'read_only'} />
        <button type="submit" className="button primary" aria-disabled={isBusy}>
          加える
        </button>
      </Form>
      <p>
        <Link to="/operator/members">メンバーへもどる</Link>
      </p>
    </div>
  )
}
