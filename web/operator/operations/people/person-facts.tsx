import type { ReactNode } from 'react'
import type { Person } from '#contract/operations/candidates/operator-people.ts'
import type { CompanyRole } from '#contract/accounts/members/company-roles.ts'
import { roleNames } from '#contract/accounts/members/role-names.ts'
import { ExactTime } from '#web/ui/text/exact-time.tsx'

const time = (at: string | null, otherwise: string) => (at ? <ExactTime at={at} /> : otherwise)

/** How an account stands. What somebody wrote about themself is not here. */
export function PersonFacts({ person }: { person: Person }) {
  const {
    id,
    email,
    company,
    role,
    email_verified_at,
    premium_granted_at,
    is_open,
    is_registered,
    last_seen_at,
    session_count,
    has_second_factor,
    created_at,
  } = person
  const facts: [string, ReactNode][] = [
    ['ID', <span key="id">{id}</span>],
    ['だれ', company ? `${company.name}のメンバー（${roleNames[role as CompanyRole]}）` : '求職者'],
    ['メールアドレス', email],
    ['アドレスの確認', time(email_verified_at, 'まだ')],
    ['登録した日時', <ExactTime key="created" at={created_at} />],
    ...(company
      ? []
      : ([
          ['プロフィール', is_registered ? '登録あり' : 'まだ'],
          ['企業への公開', is_open ? '公開しています' : '公開していません'],
          ['プレミアム', time(premium_granted_at, 'いいえ')],
        ] satisfies [string, ReactNode][])),
    ['最後に使った日時', time(last_seen_at, 'ログイン中の端末はありません')],
    ['ログイン中の端末', `${session_count}台`],
    ['二段階認証', has_second_factor ? '設定しています' : '設定していません'],
  ]
  return (
    <dl className="facts-list">
      {facts.map(([name, value]) => (
        <div key={name} className="contents">
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
