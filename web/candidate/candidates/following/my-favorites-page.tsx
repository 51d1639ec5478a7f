import { href } from 'react-router'
import { PAGE_SIZE } from '#contract/platform/page.ts'
import { candidateMeta, CandidatePage } from '#web/candidate/candidate-page.tsx'
import { NothingYet } from '#web/candidate/nothing-yet.tsx'
import { FavoriteButton } from '#web/jobs/follow/favorite-button.tsx'
import { isListKept } from '#web/jobs/follow/is-list-kept.ts'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pagePath } from '#web/ui/nav/page-path.ts'
import { Pager } from '#web/ui/nav/pager.tsx'
import { grouped } from '#web/ui/text/grouped.ts'
import type { Route } from './+types/my-favorites-page.ts'
import { FollowingNav } from './following-nav.tsx'
import { KeptJob, keptJobOf, titleOf } from './kept-job.tsx'
import { pageOf } from './page-of.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { candidate_users, lookups } = context.get(apiContext)
  const [{ favorites, total, page }, tables] = await Promise.all([candidate_users.favorites.list({ page: pageOf(url) }), lookups.list()])
  const now = new Date()
  return { kept: favorites.map((favorite) => keptJobOf(favorite, tables, now)), total, page, pages: Math.ceil(total / PAGE_SIZE) }
}

export const shouldRevalidate = isListKept

export const meta = candidateMeta({ title: '気になる求人', description: '「気になる」を送った求人です。', path: href('/job_offer/my_favorite') })

export default function MyFavoritesPage({ loaderData: { kept, total, page, pages } }: Route.ComponentProps) {
  return (
    <CandidatePage look="narrow stack following" title="気になる求人">
      <FollowingNav />
      {total === 0 ? (
        <NothingYet title="気になる求人は、まだありません">求人の「気になる」を押すと、ここに並びます。会社には人数だけが伝わります。</NothingYet>
      ) : (
        <p className="small muted">{grouped(total)}件。新しく入れた順に並んでいます。</p>
      )}
      <div className="jobs">
        {kept.map((job) => (
          <KeptJob
            key={`${job.followed.company_id}-${job.followed.job_id}`}
            kept={job}
            acts={<FavoriteButton followed={job.followed} marked title={titleOf(job)} size="small" />}
          />
        ))}
      </div>
      <Pager page={page} pages={pages} to={(number) => pagePath(href('/job_offer/my_favorite'), number)} />
    </CandidatePage>
  )
}
