import { data, href, Outlet, type ShouldRevalidateFunctionArgs, useLocation } from 'react-router'
import { Crumbs } from '#web/ui/nav/crumbs.tsx'
import { ApplyButton } from '#web/jobs/detail/apply/apply-actions.tsx'
import { useApplyPath } from '#web/jobs/detail/apply/apply-path.ts'
import { ApplyPanel } from '#web/jobs/detail/apply/apply-panel.tsx'
import { loadMyApplying } from '#web/jobs/detail/apply/load-my-applying.ts'
import { signInPath } from '#web/platform/calls/sign-in-path.ts'
import { usePageView } from '#web/companies/use-page-view.ts'
import { JobBody } from '#web/jobs/detail/job-body.tsx'
import { JobHead } from '#web/jobs/detail/job-head.tsx'
import { loadComparison } from '#web/jobs/detail/compared/load-comparison.ts'
import { loadJob } from '#web/jobs/detail/load-job.ts'
import { bandText } from '#web/jobs/facts/pay.ts'
import { Salary } from '#web/jobs/facts/salary.tsx'
import { FavoriteButton } from '#web/jobs/follow/favorite-button.tsx'
import { VisitorFollow } from '#web/jobs/follow/visitor-follow.tsx'
import type { JobOnPage } from '#web/jobs/detail/job-on-page.ts'
import { useAccount } from '#web/platform/shell/account/use-account.ts'
import { Icon } from '#web/ui/icon.tsx'
import { CompanyStoriesSection } from '#web/jobs/stories/company-stories-section.tsx'
import { recordView } from '#web/jobs/record-view.ts'
import { orNotFound } from '#web/platform/api/refusal.ts'
import { apiContext, areaContext, siteContext } from '#web/platform/api/page-context.ts'
import { useJobListPath } from '#web/platform/shell/job-list/use-job-list-path.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { StructuredData } from '#web/platform/structured/structured-data.tsx'
import type { Route } from './+types/job-page.ts'
import '#web/jobs/detail/detail.css'

const isApply = ({ pathname }: { pathname: string }) => pathname.replace(/\/$/, '') === href('/job_offer/apply')

/** The job, also behind the sheet in which somebody applies for it. Who opens the sheet's address itself gets the sheet alone, as a page. */
export async function loader({ context, request, url: asked }: Route.LoaderArgs) {
  if (isApply(asked)) return null
  const id = new URL(request.url).searchParams.get('id') ?? ''
  const { origin } = context.get(siteContext)
  const api = context.get(apiContext)
  const loaded = await loadJob(api, id, new Date(), origin).catch(orJobNotFound)
  recordView({ context, request }, { company_id: loaded.company.id, company_job_id: loaded.job.id })
  const path = `${href('/job_offer/detail')}?id=${loaded.job.id}`
  const [{ stories, total }, compared, mine] = await Promise.all([
    api.stories.list({ company_id: loaded.company.id, per_page: 2 }),
    // The page is whole without the jobs of others.
    loadComparison(api, loaded.job, new Date()).catch(() => null),
    context.get(areaContext) === 'candidate' ? loadMyApplying(api, loaded.job.id) : null,
  ])
  return data({ ...loaded, compared, told: { stories, total }, mine, path, url: origin + path }, { status: loaded.isLongGone ? 410 : 200 })
}

/** The job stays as it is while the sheet lies over it, and is read again once it is closed: an application may have been sent. */
export const shouldRevalidate = ({ nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) => !isApply(nextUrl) && defaultShouldRevalidate

const orJobNotFound = (error: unknown) => orNotFound(error, 'この求人は募集を終了したか、公開されていません。')

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return []
  const { job, company, pay, path, tags } = loaderData
  return pageMeta(matches, {
    title: `${job.position_title} ${company.name}`,
    description: `${company.name}の求人。${pay.label} ${bandText(pay)}、${tags.join('、')}。${job.tagline}`.slice(0, 120),
    path,
    image: `/pictures/jobs/${job.id}.png`,
    noindex: job.state === 'closed',
  })
}

export default function JobPage({ loaderData: loaded }: Route.ComponentProps) {
  return (
    <>
      {loaded && <JobAlone loaded={loaded} />}
      <Outlet context={loaded !== null && isApply(useLocation())} />
    </>
  )
}

/** On phones 気になる stays at hand beside 応募する. */
function DockHeart({ job, company, path }: Pick<JobOnPage, 'job' | 'company'> & { path: string }) {
  const followed = { company_id: company.id, job_id: job.id }
  if (useAccount()) return <FavoriteButton followed={followed} marked={job.is_favorited_by_me} title={job.position_title} size="icon" />
  return (
    <VisitorFollow followed={followed} path={path}>
      <button type="submit" name="form" value="favorite" className="hit">
        <Icon name="heart" />
        <span className="vh">気になる（会社に伝わります。ログインが必要です）</span>
      </button>
    </VisitorFollow>
  )
}

function JobAlone({ loaded }: { loaded: NonNullable<Route.ComponentProps['loaderData']> }) {
  const { job, company, pay, refusal, closed, path, url, linkedData, mine } = loaded
  const signIn = signInPath(path)
  const list = useJobListPath()
  const toApply = useApplyPath()
  usePageView(company.id, job.id)
  return (
    <div className="wrap">
      <StructuredData json={linkedData} />
      <Crumbs
        to={[
          { to: list, label: '求人をさがす' },
          { to: `${href('/company/detail')}?id=${company.id}`, label: <bdi>{company.name}</bdi> },
        ]}
        here={<bdi>{job.position || job.position_title}</bdi>}
      />
      <article className="detail">
        <JobHead loaded={loaded} />
        <ApplyPanel loaded={loaded} path={path} url={url} signIn={signIn} mine={mine} />
        <JobBody loaded={loaded} compared={loaded.compared}>
          <CompanyStoriesSection {...loaded.told} company_id={company.id} heading="この会社のストーリー" />
        </JobBody>
      </article>
      {!closed && (
        <div className="dock">
          <Salary pay={pay} size="small" />
          {!company.is_unclaimed && <DockHeart job={job} company={company} path={path} />}
          {company.is_unclaimed ? (
            job.source_url && (
              <a className="button primary" href={job.source_url} target="_blank" rel="noopener noreferrer nofollow">
                元の求人を見る<span className="vh">（新しいタブで開きます）</span>
              </a>
            )
          ) : (
            <ApplyButton
              refusal={mine?.refusal ?? refusal}
              isApplied={mine?.isApplied ?? false}
              to={toApply({ company_id: company.id, job_id: job.id })}
              reasonId="apply-refusal"
            />
          )}
        </div>
      )}
    </div>
  )
}
