import { dayText } from '#contract/platform/time/japan-time.ts'
import { roleNames } from '#contract/accounts/members/role-names.ts'
import type { Invitation } from '#contract/companies/members/company-members.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { isolated } from '#web/ui/text/isolated.ts'
import { columnsOf, type WorkColumns } from '#web/work/table/work-columns.ts'
import { WorkTable } from '#web/work/table/work-table.tsx'
import { OutsideLabel } from './outside-label.tsx'

const columnsAt = (now: Date, isAdmin: boolean): WorkColumns<Invitation> => [
  { key: 'email', header: 'メールアドレス', cell: ({ email }) => <span>{email}</span> },
  { key: 'role', header: '役割', kind: 'state', cell: ({ role }) => <span className="label">{roleNames[role]}</span> },
  { key: 'outside', header: 'ドメイン', cell: ({ is_outside }) => is_outside && <OutsideLabel isOutside /> },
  { key: 'by', header: '招待した人', cell: ({ invited_by_name }) => <bdi>{invited_by_name}</bdi> },
  {
    key: 'expires',
    header: '期限',
    cell: ({ is_expired, expires_at }) =>
      is_expired ? <span className="label warn">期限切れ</span> : <time dateTime={expires_at}>{dayText(expires_at, now)}まで</time>,
  },
  isAdmin && {
    key: 'acts',
    header: '操作',
    kind: 'acts',
    cell: ({ id, email }) => (
      <PageForm className="row" hidden={{ id }} preventScrollReset>
        <SubmitButton look="small" intent="resend" aria-label={`${isolated(email)}に再送`}>
          再送
        </SubmitButton>
        <SubmitButton look="small" intent="withdraw" aria-label={`${isolated(email)}への招待を取り消す`}>
          取り消す
        </SubmitButton>
      </PageForm>
    ),
  },
]

/** Who was invited and has not answered: for what role, until when, by whom. */
export const InvitationsTable = ({ invitations, now, isAdmin }: { invitations: Invitation[]; now: Date; isAdmin: boolean }) => (
  <section aria-labelledby="invited">
    <h2 id="invited">承認待ちの招待</h2>
    <WorkTable caption="承認待ちの招待" columns={columnsOf(columnsAt(now, isAdmin))} rows={invitations} id={({ id }) => id} rowsKey="invitations" />
  </section>
)
