import { Link, useActionData } from 'react-router'
import { DoneNote } from '#web/platform/forms/done-note.tsx'
import type { FormResult } from '#web/platform/forms/form-result.ts'
import { FormRefusal } from '#web/platform/forms/form-refusal.tsx'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import '#web/ui/nav/crumbs.css'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import type { Route } from './+types/members-page.ts'
import { InvitationRow } from './invitation-row.tsx'
import { InviteForm } from './invite-form.tsx'
import { MemberRow } from './member-row.tsx'
import { RolesTable } from './roles-table.tsx'
import { saveMembers } from './save-members.ts'
import './members.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { members, invitations } = await context.get(apiContext).company_users.members.list()
  return { members, invitations, asked: url.searchParams.get('email')?.slice(0, 254) ?? '', now: new Date().toISOString() }
}

export const action = (args: Route.ActionArgs) => submitForm(args, saveMembers)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'メンバー', description: '企業のメンバー、役割、招待。', path: '/online/companies/settings/members', noindex: true })

export default function MembersPage({ loaderData: { members, invitations, asked, now } }: Route.ComponentProps) {
  const { acts } = useCompanyAccount()
  const result = useActionData<FormResult>()
  const isAdmin = acts.includes('manage_members')
  return (
    <div className="wrap members">
      <nav className="crumbs" aria-label="現在地">
        <Link to="/online/companies/settings">設定</Link>
        <span aria-hidden="true">›</span>
        <span>メンバー</span>
      </nav>
      <h1>メンバー</h1>
      <DoneNote result={result} />
      <FormRefusal result={result} />
      {isAdmin && <InviteForm asked={asked} result={result?.form === 'invite' ? result : undefined} />}
      <section aria-labelledby="people">
        <h2 id="people">
          メンバー <span className="num">{members.length}人</span>
        </h2>
        <ul className="rows">
          {members.map((member) => (
            <MemberRow key={member.id} member={member} isAdmin={isAdmin} now={now} />
          ))}
        </ul>
      </section>
      {invitations.length > 0 && (
        <section aria-labelledby="invited">
          <h2 id="invited">返事を待っている招待</h2>
          <ul className="rows">
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} isAdmin={isAdmin} now={now} />
            ))}
          </ul>
        </section>
      )}
      <RolesTable />
    </div>
  )
}
