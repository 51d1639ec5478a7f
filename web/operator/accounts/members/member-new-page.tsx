import { href, redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import type { OperatorRole } from '#contract/accounts/operators/operator-roles.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { MailNote } from '#web/platform/shell/mail-note.tsx'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { requireReauthenticationPage } from '#web/accounts/staff/require-reauthentication-page.ts'
import { mustMay } from '#web/operator/must-may.ts'
import { submitSensitive } from '#web/accounts/security/submit-sensitive.ts'
import type { Route } from './+types/member-new-page.ts'
import { RoleChoice } from './role-choice.tsx'
import '#web/accounts/security/security.css'

export async function loader(args: Route.LoaderArgs) {
  mustMay(args, 'manage_members')
  await requireReauthenticationPage(args)
  return null
}

export const action = (args: Route.ActionArgs) =>
  submitSensitive(args, async (api, { email, name, role }) => {
    const { is_waiting } = await api.operators.members.add({ email: textOf(email), name: textOf(name), role: textOf(role) as OperatorRole })
    return redirect(`${href('/operator/members')}?done=${is_waiting ? 'asked' : 'added'}`, 303)
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '運営のメンバーを追加', description: '運営のメンバーを追加します。', path: href('/operator/members/new'), noindex: true })

export const handle = crumbs({ here: '追加' })

export default function OperatorNewPage() {
  const form = usePageForm<Parameters<Api['operators']['members']['add']>[0]>(undefined, { role: 'read_only' })
  return (
    <div className="wrap security">
      <h1>メンバーを追加</h1>
      <p className="prose">
        「変更できる」メンバーが2人以上いるときは、あなたとは別の1人が承認すると加わります。加わった人には、パスワードを決めるリンクをメールで送ります。二段階認証を設定するまで、ほかのページは開けません。
      </p>
      <MailNote />
      <FormRefusal result={form.result} />
      <PageForm of={form}>
        <TextField of={form} name="email" label="メールアドレス" type="email" autoComplete="off" maxLength={254} required />
        <TextField of={form} name="name" label="氏名" hint="操作の記録に残ります。" autoComplete="off" maxLength={50} required />
        <RoleChoice chosen={form.valueOf('role')} />
        <SubmitButton look="primary">追加</SubmitButton>
      </PageForm>
    </div>
  )
}
