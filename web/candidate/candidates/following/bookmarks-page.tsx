import { PAGE_SIZE } from '#contract/platform/page.ts'
import { isListKept } from '#web/jobs/follow/is-list-kept.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { routeMiddleware } from '#web/platform/shell/guards/route-middleware.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { pagePath } from '#web/ui/nav/page-path.ts'
import { Pager } from '#web/ui/nav/pager.tsx'
import type { Route } from './+types/bookmarks-page.ts'
import { favoriteCardOf } from './favorite-card-of.ts'
import { FollowingNav } from './following-nav.tsx'
import { PairList } from './pair-list.tsx'
import { NothingFollowed } from './nothing-followed.tsx'
import { pageOf } from './page-of.ts'

const PATH = '/job_offer/bookmarks'

export const middleware = routeMiddleware('signed-in')

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const [{ bookmarks, total, page }, masters] = await Promise.all([api.candidate_users.bookmarks.list({ page: pageOf(url) }), api.masters.list()])
  const now = new Date()
  return { bookmarks: bookmarks.map((bookmark) => favoriteCardOf(bookmark, masters, now)), total, page, pages: Math.ceil(total / PAGE_SIZE) }
}

export const shouldRevalidate = isListKept

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '保存した求人', description: 'あなただけに見える、保存した求人です。', path: PATH, noindex: true })

export default function BookmarksPage({ loaderData: { bookmarks, total, page, pages } }: Route.ComponentProps) {
  return (
    <div className="wrap following stack">
      <h1>保存した求人</h1>
      <FollowingNav />
      {total === 0 ? (
        <NothingFollowed title="保存した求人は、まだありません">求人の「保存」を押すと、ここに並びます。会社には伝わりません。</NothingFollowed>
      ) : (
        <p className="small muted">{total.toLocaleString('ja-JP')}件。新しく保存した順に並んでいます。会社には伝わりません。</p>
      )}
      <PairList kept={bookmarks} of="bookmarks" />
      <Pager page={page} pages={pages} to={(number) => pagePath(PATH, number)} />
    </div>
  )
}
