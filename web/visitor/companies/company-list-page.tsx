import { href, Link } from 'react-router'
import { CompanyCard } from '#web/companies/list/company-card.tsx'
import { CompanyFilters, CompanyHead, CompanySort } from '#web/companies/list/company-filters.tsx'
import { loadCompanies } from '#web/companies/list/load-companies.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { pagePath } from '#web/ui/nav/page-path.ts'
import { Pager } from '#web/ui/nav/pager.tsx'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import type { Route } from './+types/company-list-page.ts'
import styles from './company-list-page.module.css'
import { grouped } from '#web/ui/text/grouped.ts'

export const loader = ({ context, request }: Route.LoaderArgs) => loadCompanies(context.get(apiContext), new URL(request.url))

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: '企業を検索',
    description: 'スタートアップを業界・フェーズ・従業員数・所在地からさがせます。応募への回答と、募集中の求人の数を、すべての企業に添えています。',
    path: loaderData ? pagePath(href('/company'), loaderData.page) : href('/company'),
    noindex: loaderData?.isNarrowed || loaderData?.sort !== '',
  })

/** What each order goes by, in one sentence above the list. */
const rules: Record<string, string> = {
  2: '公開中の回答率（応募10件以上）が高い順。同じなら、最初の返信の中央値が短い順です。',
  3: '最初の返信の中央値（応募10件以上）が短い順。実績を集めている企業は、その後に並びます。',
}

export default function CompanyListPage({ loaderData }: Route.ComponentProps) {
  const { total, page, pages, base, companies, dropped, sort } = loaderData
  return (
    <div className={`wrap ${styles.page}`}>
      <CompanyFilters {...loaderData} />
      <div id="results" tabIndex={-1}>
        <CompanyHead {...loaderData} />
        <div className={styles.head}>
          <h1>
            企業{' '}
            <output>
              <b>{grouped(total)}</b>社
            </output>
          </h1>
          <CompanySort {...loaderData} />
        </div>
        {dropped && <p className="note">使えない条件は外して表示しています。</p>}
        {rules[sort] && (
          <p className={`small muted ${styles.rule}`}>
            {rules[sort]}
            <Link to={`${href('/about/metrics')}#responses`}>算出方法</Link>
          </p>
        )}
        {companies.length > 0 && (
          <div className={styles.sheet}>
            {companies.map((item) => (
              <CompanyCard key={item.company.id} item={item} />
            ))}
          </div>
        )}
        {companies.length === 0 && <NothingHere isBeyond={total > 0} base={base} />}
        {page <= pages && <Pager page={page} pages={pages} to={(number) => pagePath(base, number)} />}
        {total > 0 && !rules[sort] && (
          <p className={`small muted ${styles.foot}`}>
            確認が新しい求人のある企業から並べています。<Link to={`${href('/about/ranking')}#companies`}>表示順位の決め方</Link>
          </p>
        )}
      </div>
    </div>
  )
}

const NothingHere = ({ isBeyond, base }: { isBeyond: boolean; base: string }) => (
  <div className={styles.blank}>
    <EmptyState
      way={
        <Link className="button" to={isBeyond ? base : href('/company')}>
          {isBeyond ? '最初のページを見る' : '条件をクリア'}
        </Link>
      }
    >
      {isBeyond ? 'このページに企業はありません。' : '条件に合う企業は、まだありません。'}
    </EmptyState>
  </div>
)
