import { Link, useActionData, Form, useNavigation } from 'react-router'
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
import { MemberRow } from './member-row.tsx'
import { RolesTable } from './roles-table.tsx'
import './members.css'
import type { CompanyRole } from '#contract/accounts/members/company-roles.ts'
import type { Api } from '#contract/index.ts'
import { textOf } from '#web/platform/forms/text-of.ts'
import { Field } from '#web/platform/forms/field.tsx'
import { MailNote } from '#web/platform/shell/mail-note.tsx'
import { RoleOptions } from './role-options.tsx'

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
    default:
      await members.change_role({ company_user_id: id, role })
      return '役割を変えました。'
  }
}

/** `asked` is the address of a colleague who asked for an invitation. */
function InviteForm({ asked, result }: { asked: string; result: FormResult | undefined }) {
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
