import { href } from 'react-router'
import { apiContext } from '#web/platform/api/page-context.ts'
import { crumbs } from '#web/platform/shell/crumbs/crumbs.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { FoundList } from '#web/work/finding/found-list.tsx'
import type { Route } from './+types/company-find-page.ts'
import { companyFindings } from './company-findings.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const q = (url.searchParams.get('q') ?? '').trim().slice(0, 100)
  return { q, found: q ? await context.get(apiContext).company_users.find({ q }) : null }
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '検索', description: '選考、メッセージ、候補者、求人、メンバーの検索です。', path: href('/online/companies/find'), noindex: true })

export const handle = crumbs({ here: '検索・移動・操作' })

export default function CompanyFindPage({ loaderData: { q, found } }: Route.ComponentProps) {
  return (
    <div className="wrap">
      <FoundList q={q} kinds="選考、メッセージ、候補者、求人、ストーリー、メンバー" findings={found && companyFindings(found, q)} />
    </div>
  )
}
