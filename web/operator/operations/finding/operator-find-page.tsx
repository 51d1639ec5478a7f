import { href } from 'react-router'
import { apiContext } from '#web/platform/api/page-context.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { FoundList } from '#web/work/finding/found-list.tsx'
import type { Route } from './+types/operator-find-page.ts'
import { operatorFindings } from './operator-findings.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, 100)
  return { q, found: q ? await context.get(apiContext).operators.find({ q }) : null }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '検索', description: '企業、求人、人、通報、請求、申請の検索です。', path: href('/operator/find'), noindex: true })

export const handle = crumbs({ here: '検索・移動・操作' })

export default function OperatorFindPage({ loaderData: { q, found } }: Route.ComponentProps) {
  return (
    <FoundList
      q={q}
      kinds="企業、求人、求職者とメンバー（メールアドレスの全体、ID、氏名のはじめ。操作の記録に残ります）、通報、請求、申請、運営のメンバー"
      findings={found && operatorFindings(found, q)}
    />
  )
}
