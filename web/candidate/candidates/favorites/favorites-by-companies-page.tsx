import { useEffect } from 'react'
import { href, Link, type ShouldRevalidateFunctionArgs, useFetcher } from 'react-router'
import { dayText } from '#contract/platform/time/japan-time.ts'
import { PAGE_SIZE } from '#contract/platform/page.ts'
import { candidateMeta, CandidatePage } from '#web/candidate/candidate-page.tsx'
import { NothingYet } from '#web/candidate/nothing-yet.tsx'
import { apiContext } from '#web/platform/api/page-context.ts'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { reachServer } from '#web/platform/forms/reach-server.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { pagePath } from '#web/ui/nav/page-path.ts'
import { Pager } from '#web/ui/nav/pager.tsx'
import type { Route } from './+types/favorites-by-companies-page.ts'
import { Entry } from '../following/entry.tsx'
import { FollowingNav } from '../following/following-nav.tsx'
import { pageOf } from '../following/page-of.ts'

const PATH = href('/job_offer/favorite')

export async function loader({ context, url }: Route.LoaderArgs) {
  const { favorites, total, page } = await context.get(apiContext).candidate_users.favorites_by_companies.list({ page: pageOf(url) })
  const now = new Date()
  const entries = favorites.map(({ company, job, is_new, created_at }) => ({
    company: { id: company.id, name: company.name, logo: company.logo },
    job: job && { id: job.id, title: job.position_title },
    is_new,
    day: dayText(created_at, now),
  }))
  return { entries, page, pages: Math.ceil(total / PAGE_SIZE) }
}

export const action = (args: Route.ActionArgs) =>
  submitForm(args, async (api) => {
    await api.candidate_users.favorites_by_companies.see({})
  })

export const clientAction = reachServer

/** New marks stay highlighted while the candidate is on the page. */
export const shouldRevalidate = ({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) => formAction !== PATH && defaultShouldRevalidate

export const meta = candidateMeta({ title: 'あなたに「気になる」を送った企業', description: 'あなたに「気になる」を送った企業です。', path: PATH })

export default function FavoritesByCompaniesPage({ loaderData: { entries, page, pages } }: Route.ComponentProps) {
  const fetcher = useFetcher()
  const { submit } = fetcher
  const isAnyNew = entries.some(({ is_new }) => is_new)
  useEffect(() => {
    if (isAnyNew) void submit({}, { method: 'post', action: PATH })
  }, [isAnyNew, submit])

  return (
    <CandidatePage look="narrow stack following" title="あなたに「気になる」を送った企業" result={null}>
      <FollowingNav />
      {entries.length === 0 ? (
        <NothingYet title="まだ「気になる」は届いていません" to={href('/settings/privacy')} label="公開設定を見る">
          プロフィールを公開すると、企業の目に留まりやすくなります。
        </NothingYet>
      ) : (
        <p className="small muted">この企業は、あなたに興味を持っています。応募するかどうかは、あなたが決められます。</p>
      )}
      {isAnyNew && (
        <noscript>
          <PageForm className="">
            <SubmitButton look="small">すべて見たことにする</SubmitButton>
          </PageForm>
        </noscript>
      )}
      {entries.length > 0 && (
        <ul className="entries">
          {entries.map(({ company, job, is_new, day }) => (
            <Entry key={`${company.id}-${job?.id}`} company={company} to={`${href('/company/detail')}?id=${company.id}`} name={company.name}>
              {is_new && <span className="label green">新着</span>}{' '}
              {job ? (
                <Link to={`${href('/job_offer/detail')}?id=${job.id}`}>
                  <bdi>{job.title}</bdi>
                </Link>
              ) : (
                'オープンポジション'
              )}
              に、<time>{day}</time>
            </Entry>
          ))}
        </ul>
      )}
      <Pager page={page} pages={pages} to={(number) => pagePath(PATH, number)} />
    </CandidatePage>
  )
}
