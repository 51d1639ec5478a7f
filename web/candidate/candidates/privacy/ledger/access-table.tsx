import { href, Link } from 'react-router'
import { momentText } from '#contract/platform/time/japan-time.ts'
import type { Access } from '#contract/candidates/privacy/privacy.ts'
import { partLabel } from '#web/candidates/visibility/part-label.ts'
import { type Columns, DataTable } from '#web/ui/list/data-table.tsx'

const columns: Columns<AccessRow> = [
  {
    key: 'company',
    header: '企業',
    cell: ({ company_id, company_name, member_name }) => (
      <>
        <Link to={`${href('/company/detail')}?id=${company_id}`}>
          <bdi>{company_name}</bdi>
        </Link>
        {member_name && (
          <span className="small muted">
            {' '}
            <bdi>{member_name}</bdi>
          </span>
        )}
      </>
    ),
  },
  { key: 'what', header: '見たところ', cell: ({ what }) => what },
  { key: 'when', header: '日時', kind: 'end', cell: ({ at, when }) => <time dateTime={at}>{when}</time> },
]

/** Who looked at what, and when. */
export const AccessTable = ({ rows }: { rows: AccessRow[] }) => <DataTable caption="見られた記録" columns={columns} rows={rows} id={({ id }) => id} />

const acts: Record<Access['kind'], string> = {
  profile_viewed: '',
  profile_section_opened: '',
  resume_opened: '職務経歴書',
  file_opened: '',
  contact_revealed: '名前と連絡先',
  reveal_granted: 'あなたが公開：',
  reveal_revoked: 'あなたが公開をやめた：',
}

/** The rows of the access log in words. */
export const accessRows = (accesses: Access[], now: Date) =>
  accesses.map(({ id, at, kind, company_id, company_name, member_name, parts }) => ({
    id,
    at,
    when: momentText(at, now),
    company_id,
    company_name,
    member_name,
    what: acts[kind] + parts.map((part) => (kind.startsWith('reveal_') ? revealedLabel(part, parts) : partLabel(part))).join('・') || 'プロフィール',
  }))

type AccessRow = ReturnType<typeof accessRows>[number]

/** Labels the contact alone when the name has its own label; otherwise one label covers both. */
function revealedLabel(part: string, parts: string[]) {
  if (part === 'career') return '職歴と学校'
  return part === 'contact' && parts.includes('name') ? '連絡先' : partLabel(part)
}
