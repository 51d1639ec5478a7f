import { href } from 'react-router'
import type { Favorite } from '#contract/candidates/following/favorites.ts'
import { PAGE_SIZE } from '#contract/platform/page.ts'
import { CandidatePage } from '#web/candidate/candidate-page.tsx'
import { NothingYet } from '#web/candidate/nothing-yet.tsx'
import { jobCardOf } from '#web/jobs/card/job-card-of.ts'
import { JobCard } from '#web/jobs/card/job-card.tsx'
import { FavoriteButton } from '#web/jobs/follow/favorite-button.tsx'
import { isListKept } from '#web/jobs/follow/is-list-kept.ts'
import { SaveButton } from '#web/jobs/follow/save-button.tsx'
import { apiContext } from '#web/platform/api/page-context.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { pagePath } from '#web/ui/nav/page-path.ts'
import { Pager } from '#web/ui/nav/pager.tsx'
import type { Route } from './+types/kept-jobs-page.ts'
import { pageOf } from './page-of.ts'
import { Entry } from './entry.tsx'
import { FollowingNav } from './following-nav.tsx'

const lists = {
  favorites: {
    path: href('/job_offer/my_favorite'),
    title: '気になる求人',
    description: '「気になる」に入れた求人です。',
    order: '新しく入れた順に並んでいます。',
    empty: '求人の「気になる」を押すと、ここに並びます。会社には人数だけが伝わります。',
    Button: FavoriteButton,
  },
  bookmarks: {
    path: href('/job_offer/bookmarks'),
    title: '保存した求人',
    description: 'あなただけに見える、保存した求人です。',
    order: '新しく保存した順に並んでいます。会社には伝わりません。',
    empty: '求人の「保存」を押すと、ここに並びます。会社には伝わりません。',
    Button: SaveButton,
  },
}
const listAt = (pathname: string) => (/\/bookmarks\/*$/.test(pathname) ? 'bookmarks' : 'favorites')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { candidate_users, lookups } = context.get(apiContext)
  const asked = { page: pageOf(url) }
  const of = listAt(url.pathname)
  const list = async () => {
    if (of === 'favorites') return candidate_users.favorites.list(asked)
    const { bookmarks, ...found } = await candidate_users.bookmarks.list(asked)
    return { ...found, favorites: bookmarks }
  }
  const [{ favorites, total, page }, tables] = await Promise.all([list(), lookups.list()])
  const now = new Date()
  const cardOf = ({ company_id, job_id, company, job }: Favorite) => ({
    followed: { company_id, job_id },
    company: { id: company.id, name: company.name, logo: company.logo },
    closed: job !== null && !job.active,
    card: job && jobCardOf({ job, company }, tables, now),
  })
  return { of, kept: favorites.map(cardOf), total, page, pages: Math.ceil(total / PAGE_SIZE) } as const
}

export const shouldRevalidate = isListKept

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const { title, description, path } = lists[loaderData?.of ?? 'favorites']
  return pageMeta(matches, { title, description, path, noindex: true })
}

/** The jobs that the candidate marked, 気になる or 保存, each list at an address: as cards, or as a line where they cannot apply any more. */
export default function KeptJobsPage({ loaderData: { of, kept, total, page, pages } }: Route.ComponentProps) {
  const { path, title, order, empty, Button } = lists[of]
  return (
    <CandidatePage look="narrow stack following" title={title}>
      <FollowingNav />
      {total === 0 ? (
        <NothingYet title={`${title}は、まだありません`}>{empty}</NothingYet>
      ) : (
        <p className="small muted">
          {total.toLocaleString('ja-JP')}件。{order}
        </p>
      )}
      <div className="jobs">
        {kept.map(({ card, followed, company, closed }) =>
          card && !closed ? (
            <JobCard key={`${followed.company_id}-${followed.job_id}`} card={card} />
          ) : (
            <ul key={`${followed.company_id}-${followed.job_id}`} className="entries">
              <Entry
                company={company}
                to={card ? `${href('/job_offer/detail')}?id=${card.job.id}` : `${href('/company/detail')}?id=${company.id}`}
                name={card ? card.job.position_title : company.name}
                after={!card && 'のオープンポジション'}
                acts={<Button followed={followed} marked title={card?.job.position_title ?? company.name} size="small" />}
              >
                <bdi>{company.name}</bdi>
                {closed && <strong>　募集は終了しました</strong>}
              </Entry>
            </ul>
          ),
        )}
      </div>
      <Pager page={page} pages={pages} to={(number) => pagePath(path, number)} />
    </CandidatePage>
  )
}
