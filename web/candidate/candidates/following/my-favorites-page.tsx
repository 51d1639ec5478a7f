import { PAGE_SIZE } from '#contract/platform/page.ts'
import { isListKept } from '#web/jobs/follow/is-list-kept.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { pagePath } from '#web/ui/nav/page-path.ts'
import { Pager } from '#web/ui/nav/pager.tsx'
import type { Route } from './+types/my-favorites-page.ts'
import { favoriteCardOf } from './favorite-card-of.ts'
import { FollowingNav } from './following-nav.tsx'
import { PairList } from './pair-list.tsx'
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

export const shouldRevalidate = isListKept

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '気になる求人', description: '「気になる」に入れた求人です。', path: PATH, noindex: true })

export default function MyFavoritesPage({ loaderData: { favorites, total, page, pages } }: Route.ComponentProps) {
  return (
    <div className="wrap following stack">
      <h1>気になる求人</h1>
      <FollowingNav />
      {total === 0 ? (
        <NothingFollowed title="気になる求人は、まだありません">求人の「気になる」を押すと、ここに並びます。会社には人数だけが伝わります。</NothingFollowed>
      ) : (
        <p className="small muted">{total.toLocaleString('ja-JP')}件。新しく入れた順に並んでいます。</p>
      )}
      <PairList kept={favorites} of="favorites" />
      <Pager page={page} pages={pages} to={(number) => pagePath(PATH, number)} />
    </div>
  )
}
