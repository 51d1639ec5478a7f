import type { CompanyRole } from '#contract/accounts/members/company-roles.ts'
import type { Api } from '#contract/index.ts'
import { textOf } from '#web/platform/forms/text-of.ts'

type Values = Record<string, unknown>

/** Each form of the members' page, by its intent. Whether a role is one, the API says. */
export async function saveMembers({ company_users: { members, invitations } }: Api, values: Values, intent: string | null) {
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
