import { href, Link } from 'react-router'
import type { FoundPerson } from '#contract/operations/candidates/people-search.ts'
import { ShortTime } from '#web/work/table/cells/short-time.tsx'
import type { WorkColumns } from '#web/work/table/work-columns.ts'
import '#web/ui/styles/label.css'

/** Enough to tell people apart. A person is opened on purpose, so that their page has no way to the next one. */
export const peopleColumns = (now: Date): WorkColumns<FoundPerson> => [
  {
    key: 'name',
    header: '名前',
    cell: ({ area, id, name }) => (
      <Link to={`${href('/operator/people/detail')}?area=${area}&id=${id}`}>
        <bdi>{name || '（名前は未登録）'}</bdi>
      </Link>
    ),
    sort: true,
  },
  { key: 'email', header: 'メールアドレス', kind: 'long', cell: ({ email }) => email },
  {
    key: 'who',
    header: '区分',
    cell: ({ company }) =>
      company ? (
        <>
          <bdi>{company.name}</bdi>のメンバー
        </>
      ) : (
        '求職者'
      ),
    sort: true,
  },
  {
    key: 'state',
    header: '状態',
    kind: 'state',
    cell: ({ is_restricted }) => <span className={`label ${is_restricted ? 'warn' : ''}`}>{is_restricted ? '制限中' : '利用中'}</span>,
    sort: true,
  },
  {
    key: 'tags',
    header: 'タグ',
    cell: ({ tags }) =>
      tags.length > 0 && (
        <span className="row">
          {tags.map((tag) => (
            <span key={tag} className="label" dir="auto">
              {tag}
            </span>
          ))}
        </span>
      ),
  },
  { key: 'created', header: '登録', cell: ({ created_at }) => <ShortTime at={created_at} now={now} />, sort: true },
  { key: 'id', header: 'ID', cell: ({ id }) => <code className="small">{id}</code>, isExtra: true },
]
