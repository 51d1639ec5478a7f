import { roleNames } from '#contract/accounts/members/role-names.ts'
import type { Member } from '#contract/companies/members/company-members.ts'
import { isolated } from '#web/ui/text/isolated.ts'
import { SavingSelect } from '#web/work/table/cells/saving-select.tsx'
import { ShortTime } from '#web/work/table/cells/short-time.tsx'
import { UnfoldLink } from '#web/work/table/cells/unfold-link.tsx'
import type { WorkColumns } from '#web/work/table/work-columns.ts'
import { OutsideLabel } from './outside-label.tsx'

const roles = Object.entries(roleNames)

/** The members of a company: what each may do, and whether they use it. An admin changes the role of a colleague where it stands; their own cannot be taken back, and is asked for below the row. */
export const membersColumns = (now: Date, isAdmin: boolean): WorkColumns<Member> => [
  {
    key: 'name',
    header: '名前',
    cell: (member) => (
      <>
        <bdi>{member.name}</bdi> {member.is_me && <span className="label">あなた</span>}
      </>
    ),
    sort: true,
  },
  {
    key: 'role',
    header: '役割',
    kind: 'state',
    cell: ({ id, name, role, is_me }) =>
      isAdmin && !is_me ? (
        <SavingSelect label={`${isolated(name)}さんの役割`} name="role" value={role} options={roles} intent="change_role" hidden={{ id }} />
      ) : (
        <span className="label">{roleNames[role]}</span>
      ),
    sort: true,
  },
  {
    key: 'email',
    header: 'メールアドレス',
    kind: 'long',
    cell: ({ email, is_outside }) => (
      <>
        {email} <OutsideLabel isOutside={is_outside} />
      </>
    ),
    sort: true,
  },
  {
    key: 'factor',
    header: '二段階認証',
    cell: ({ has_second_factor }) => (has_second_factor ? 'あり' : <span className="label warn">なし</span>),
    sort: true,
  },
  { key: 'seen', header: '最後の利用', cell: ({ last_seen_at }) => last_seen_at && <ShortTime at={last_seen_at} now={now} />, sort: true },
  { key: 'created', header: '参加', cell: ({ created_at }) => <ShortTime at={created_at} now={now} />, sort: true, isExtra: true },
  isAdmin && {
    key: 'acts',
    header: '操作',
    kind: 'acts',
    cell: ({ id, name, is_me }) => <UnfoldLink id={id} label={is_me ? '役割・削除' : '削除'} of={`${name}さん`} />,
  },
]
