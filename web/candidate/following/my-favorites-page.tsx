import { Link } from 'react-router'
import { PAGE_SIZE } from '#contract/page.ts'
import { JobCard } from '#web/jobs/card/job-card.tsx'
import { FavoriteButton } from '#web/jobs/follow/favorite-button.tsx'
import { keepsList } from '#web/jobs/follow/keeps-list.ts'
import { apiContext } from '#web/page-context.ts'
import { routeMiddleware } from '#web/shell/guards/route-middleware.ts'
import { pageMeta } from '#web/shell/page-meta.ts'
import { pagePath } from '#web/ui/page-path.ts'
import { Pager } from '#web/ui/pager.tsx'
import type { Route } from './+types/my-favorites-page.ts'
import { Entry } from './entry.tsx'
import { favoriteCardOf } from './favorite-card-of.ts'
import { FollowingNav } from './following-nav.tsx'
import { NothingFollowed } from './nothing-followed.tsx'
import { pageOf } from './page-of.ts'

const PATH = '/job_offer/my_favorite'

export const middleware = routeMiddleware('signed-in')

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [{ favorites, total, page }, masters] = await Promise.all([api.candidate_users.favorites.list({ page: pageOf(url) }), api.masters.list()])
  const now = new Date()
  return { favorites: favorites.map((favorite) => favoriteCardOf(favorite, masters, now)), total, page, pages: Math.ceil(total / PAGE_SIZE) }
}

export const shouldRevalidate = keepsList

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '気になる求人', description: '「気になる」に入れた求人です。', path: PATH, noindex: true })

export default function MyFavoritesPage({ loaderData: { favorites, total, page, pages } }: Route.ComponentProps) {
  return (
    <div className="wrap following stack">
      <h1>気になる求人</h1>
      <FollowingNav />
      {total === 0 ? (
        <NothingFollowed title="気になる求人は、まだありません">
          求人の「気になる」を押すと、ここに並びます。応募していなくても、会社に伝わります。
        </NothingFollowed>
      ) : (
        <p className="small muted">{total.toLocaleString('ja-JP')}件。新しく入れた順に並んでいます。</p>
      )}
      <div className="jobs">
        {favorites.map(({ card, followed, company, closed }) =>
          card && !closed ? (
            <JobCard key={`${followed.company_id}-${followed.job_id}`} card={card} />
          ) : (
            <ul key={`${followed.company_id}-${followed.job_id}`} className="entries">
              <Entry
                company={company}
                title={
                  card ? (
                    <Link to={`/job_offer/detail?id=${card.job.id}`}>{card.job.position_title}</Link>
                  ) : (
                    <Link to={`/company/detail?id=${company.id}`}>{company.name}のオープンポジション</Link>
                  )
                }
                acts={<FavoriteButton followed={followed} marked title={card?.job.position_title ?? company.name} size="small" />}
              >
                {company.name}
                {closed && <strong>　募集は終了しました</strong>}
              </Entry>
            </ul>
          ),
        )}
      </div>
      <Pager page={page} pages={pages} to={(number) => pagePath(PATH, number)} />
    </div>
  )
}
