import { data, href, redirect, useActionData } from 'react-router'
import { operatorRoleNames } from '#contract/accounts/operators/operator-acts.ts'
import type { OperatorRole } from '#contract/accounts/operators/operator-roles.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { requireReauthenticationPage } from '#web/accounts/staff/require-reauthentication-page.ts'
import { mustMay } from '#web/operator/must-may.ts'
import { ReasonForm } from '#web/operator/reason-form.tsx'
import { submitSensitive } from '#web/accounts/security/submit-sensitive.ts'
import type { Route } from './+types/member-page.ts'
import { RoleChoice } from './role-choice.tsx'
import '#web/accounts/security/security.css'

const idOf = (url: URL) => url.searchParams.get('id') ?? ''

export async function loader(args: Route.LoaderArgs) {
  mustMay(args, 'manage_members')
  await requireReauthenticationPage(args)
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
        return '二段階認証を解除し、ログアウトさせました。次のログインで、設定しなおします。運営のメンバー全員に知らせました。'
      default:
        await members.remove({ id, reason })
        return redirect(`${href('/operator/members')}?done=removed`, 303)
    }
  })

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '運営のメンバー', description: '役割の変更、削除。', path: href('/operator/members/detail'), noindex: true })

export const handle = crumbs<Route.ComponentProps['loaderData']>(({ member }) => ({ here: <bdi>{member.name}</bdi> }))

export default function OperatorMemberPage({ loaderData: { member } }: Route.ComponentProps) {
  const result = useActionData<FormResult>()
  return (
    <div className="wrap security">
      <h1>
        <bdi>{member.name}</bdi>
      </h1>
      <p className="muted">
        {member.email}・{operatorRoleNames[member.role]}
      </p>
      <FormAnswer result={result} />
      <section aria-labelledby="role">
        <h2 id="role">役割</h2>
        <ReasonForm intent="role" button="役割を変更">
          <RoleChoice chosen={member.role} isHeaded />
        </ReasonForm>
      </section>
      <section aria-labelledby="lost">
        <h2 id="lost">ログインできないとき</h2>
        <p className="small muted">
          どちらも、運営のメンバー全員に知らされます。これをした人とこのメンバーは、2人で決めることの「2人」として数えられなくなります。
        </p>
        <PageForm>
          <SubmitButton intent="invite">パスワードを決めるリンクを送る</SubmitButton>
        </PageForm>
        {member.has_second_factor && <ReasonForm intent="factor" look="danger" button="二段階認証を解除" />}
      </section>
      <section aria-labelledby="remove">
        <h2 id="remove">メンバーから削除</h2>
        <ReasonForm intent="remove" look="danger" button="メンバーから削除">
          <p className="small muted">すぐにログアウトし、もうログインできません。操作の記録は残ります。</p>
        </ReasonForm>
      </section>
    </div>
  )
}
