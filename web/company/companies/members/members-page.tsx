import { href } from 'react-router'
import { roleNames } from '#contract/accounts/members/role-names.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { ChoiceField } from '#web/platform/forms/page-form/choice-field.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { useCompanyAccount } from '#web/company/use-company-account.ts'
import type { Route } from './+types/members-page.ts'
import { InvitationRow, MemberRow } from './member-rows.tsx'
import { RolesTable } from './roles-table.tsx'
import './members.css'
import type { CompanyRole } from '#contract/accounts/members/company-roles.ts'
import type { Api } from '#contract/index.ts'
import { textOf } from '#web/platform/forms/values/text-of.ts'
import { MailNote } from '#web/platform/shell/mail-note.tsx'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { members, invitations } = await context.get(apiContext).company_users.members.list()
  return { members, invitations, asked: url.searchParams.get('email')?.slice(0, 254) ?? '', now: new Date().toISOString() }
}

export const action = (args: Route.ActionArgs) => submitForm(args, saveMembers)

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'メンバー', description: '企業のメンバー、役割、招待。', path: href('/online/companies/settings/members'), noindex: true })

export const handle = crumbs({ here: 'メンバー' })

export default function MembersPage({ loaderData: { members, invitations, asked, now } }: Route.ComponentProps) {
  const { acts } = useCompanyAccount()
  const { result } = usePageForm()
  const isAdmin = acts.includes('manage_members')
  return (
    <div className="wrap members">
      <h1>メンバー</h1>
      <FormAnswer result={result} />
      {isAdmin && <InviteForm asked={asked} />}
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
function InviteForm({ asked }: { asked: string }) {
  const was = usePageForm('invite').answer
  const form = usePageForm<{ email: string; role: CompanyRole }>('invite', { email: was?.saved ? '' : asked, role: 'recruiter' })
  return (
    <section className="panel stack" aria-labelledby="invite">
      <h2 id="invite">招く</h2>
      <MailNote />
      <PageForm of={form} className="invite-form" preventScrollReset key={was?.saved ? was.sentence : 'empty'}>
        <TextField of={form} name="email" label="メールアドレス" type="email" inputMode="email" autoComplete="off" required />
        <ChoiceField of={form} name="role" label="役割" names={roleNames} />
        <SubmitButton intent="invite" look="primary">
          招待のメールを送る
        </SubmitButton>
      </PageForm>
      <p className="hint">
        役割ごとにできることは、<a href="#roles">下の表</a>にあります。
      </p>
    </section>
  )
}
