import { data, Form, Link, redirect, useActionData, useNavigation } from 'react-router'
import { operatorRoleNames } from '#contract/accounts/operators/operator-acts.ts'
import type { OperatorRole } from '#contract/accounts/operators/operator-roles.ts'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { textOf } from '#web/platform/forms/text-of.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { mustConfirm } from '#web/accounts/staff/must-confirm.ts'
import { mustMay } from '#web/operator/must-may.ts'
import { ReasonField } from '#web/operator/reason-field.tsx'
import { submitSensitive } from '#web/accounts/security/submit-sensitive.ts'
import type { Route } from './+types/member-page.ts'
import { RoleChoice } from './role-choice.tsx'
import '#web/accounts/security/security.css'

const idOf = (url: URL) => url.searchParams.get('id') ?? ''

export async function loader(args: Route.LoaderArgs) {
  mustMay(args, 'manage_members')
  await mustConfirm(args)
  const { members } = await args.context.get(apiContext).operators.members.list()
  const member = members.find(({ id }) => id === idOf(args.url))
  if (!member) throw data(null, { status: 404 })
  return { member }
}

export const action = (args: Route.ActionArgs) =>
  submitSensitive(args, async ({ operators: { members } }, values, intent) => {
    const [id, reason] = [idOf(args.url), textOf(values.reason)]
    switch (intent) {
      case 'role': {
        const { is_waiting } = await members.change_role({ id, role: textOf(values.role) as OperatorRole, reason })
        return is_waiting ? '頼みました。ほかの運営のメンバーが、メンバーのページで承認すると変わります。' : '役割を変え、運営のメンバー全員に知らせました。'
      }
      case 'invite':
        await members.invite({ id })
        return 'リンクをメールで送りました。前のリンクは使えません。'
      case 'factor':
        await members.reset_second_factor({ id, reason })
        return '二段階認証を外し、ログアウトさせました。つぎのログインで、設定しなおします。運営のメンバー全員に知らせました。'
      default:
        await members.remove({ id, reason })
        return redirect('/operator/members?done=removed', 303)
    }
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '運営のメンバー', description: '役割を変える、外す。', path: '/operator/members/detail', noindex: true })

export default function OperatorMemberPage({ loaderData: { member } }: Route.ComponentProps) {
  const result = useActionData<FormResult>()
  const isBusy = useNavigation().state !== 'idle'
  const issues = result?.saved === false ? result.refusal.issues : {}
  const of = (form: string) => (result?.form === form ? issues.reason : undefined)
  return (
    <div className="wrap security">
      <h1>
        <bdi>{member.name}</bdi>
      </h1>
      <p className="muted">
        {member.email}・{operatorRoleNames[member.role]}
      </p>
      <DoneNote result={result} />
      <FormRefusal result={result} />
      <section aria-labelledby="role">
        <h2 id="role">役割</h2>
        <Form method="post" className="stack">
          <input type="hidden" name="form" value="role" />
          <RoleChoice chosen={member.role} isHeaded />
          <ReasonField error={of('role')} />
          <button type="submit" name="intent" value="role" className="button" aria-disabled={isBusy}>
            役割を変える
          </button>
        </Form>
      </section>
      <section aria-labelledby="lost">
        <h2 id="lost">ログインできないとき</h2>
        <p className="small muted">
          どちらも、運営のメンバー全員に知らされます。これをした人とこのメンバーは、2人で決めることの「2人」として数えられなくなります。
        </p>
        <Form method="post" className="stack">
          <button type="submit" name="intent" value="invite" className="button" aria-disabled={isBusy}>
            パスワードを決めるリンクを送る
          </button>
        </Form>
        {member.has_second_factor && (
          <Form method="post" className="stack">
            <input type="hidden" name="form" value="factor" />
            <ReasonField error={of('factor')} />
            <button type="submit" name="intent" value="factor" className="button danger" aria-disabled={isBusy}>
              二段階認証を外す
            </button>
          </Form>
        )}
      </section>
      <section aria-labelledby="remove">
        <h2 id="remove">メンバーから外す</h2>
        <Form method="post" className="stack">
          <input type="hidden" name="form" value="remove" />
          <p className="small muted">すぐにログアウトし、もうログインできません。操作の記録は残ります。</p>
          <ReasonField error={of('remove')} />
          <button type="submit" name="intent" value="remove" className="button danger" aria-disabled={isBusy}>
            メンバーから外す
          </button>
        </Form>
      </section>
      <p>
        <Link to="/operator/members">メンバーへもどる</Link>
      </p>
    </div>
  )
}
