import { href } from 'react-router'
import { roleNames } from '#contract/accounts/members/role-names.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import { useListAddress } from '#web/ui/list/use-list-address.ts'
import { KeyHint } from '#web/work/keys/key-hint.tsx'
import { loadList } from '#web/work/table/load-list.ts'
import { WorkList } from '#web/work/table/work-list.tsx'
import type { Route } from './+types/members-page.ts'
import { InvitationsTable } from './invitations-table.tsx'
import { InviteForm } from './invite-form.tsx'
import { MemberForms } from './member-forms.tsx'
import { membersColumns } from './members-columns.tsx'
import { ownMembers } from './own-members.ts'
import { RolesTable } from './roles-table.tsx'
import './members.css'
import type { CompanyRole } from '#contract/accounts/members/company-roles.ts'
import type { Api } from '#contract/index.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'

export async function loader(args: Route.LoaderArgs) {
  return { ...(await loadList(args, ownMembers)), asked: args.url.searchParams.get('email')?.slice(0, 254) ?? '' }
}

export const action = (args: Route.ActionArgs) => submitForm(args, saveMembers)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'メンバー', description: '企業のメンバー、役割、招待。', path: href('/online/companies/settings/members'), noindex: true })

export const handle = crumbs({ here: 'メンバー' })

export default function MembersPage({ loaderData }: Route.ComponentProps) {
  const { acts } = useCompanyAccount()
  const { result } = usePageForm()
  const { valueOf } = useListAddress()
  const isAdmin = acts.includes('manage_members')
  const now = new Date(loaderData.now)
  const open = valueOf('open')
  return (
    <div className="members">
      <WorkList
        loaded={loaderData}
        title="メンバー"
        act={
          isAdmin && (
            <a className="button primary small" href="#invite" data-key="c" data-key-goes="">
              メンバーを招く
              <KeyHint of="c" />
            </a>
          )
        }
        answer={<FormAnswer result={result} />}
        filters={[
          { name: 'q', label: '名前、アドレス', type: 'search', maxLength: 200 },
          { name: 'member_role', label: '役割', options: roleNames },
        ]}
        columns={membersColumns(now, isAdmin)}
        below={(member) => isAdmin && member.id === open && <MemberForms member={member} />}
        unit="人"
        of="メンバー"
        empty="メンバーはまだいません。招待のメールを送ると、承諾した人がここに表示されます。"
      />
      {loaderData.invitations.length > 0 && <InvitationsTable invitations={loaderData.invitations} now={now} isAdmin={isAdmin} />}
      {isAdmin && <InviteForm asked={loaderData.asked} />}
      <RolesTable />
    </div>
  )
}

type Values = Record<string, unknown>

/** The actions of the members' page, by intent. The API checks the role. */
async function saveMembers({ company_users: { members, invitations } }: Api, values: Values, intent: string | null) {
  const [id, role] = [textOf(values.id), textOf(values.role) as CompanyRole]
  switch (intent) {
    case 'invite': {
      const { email } = await invitations.create({ email: textOf(values.email), role })
      return `${email}に招待を送りました。7日のあいだ、1回だけ使えます。`
    }
    case 'resend': {
      const { email } = await invitations.resend({ id })
      return `${email}に、招待を送りなおしました。前のメールのリンクは使えません。`
    }
    case 'withdraw':
      await invitations.withdraw({ id })
      return '招待を取り消しました。'
    case 'remove':
      await members.remove({ company_user_id: id })
      return 'メンバーから外しました。その方は、すべての端末でログアウトしました。'
    default: {
      const { ownerless_jobs } = await members.change_role({ company_user_id: id, role })
      return `役割を${roleNames[role]}に変更しました。${ownerless_jobs > 0 ? `担当者だった求人${ownerless_jobs}件は「未設定」になりました。` : ''}`
    }
  }
}
