import { href, Link } from 'react-router'
import { JobSearch } from '#contract/jobs/search/job-search.ts'
import { readSearch } from '#contract/jobs/search/read-search.ts'
import { FieldNav } from '#web/jobs/list/field-nav.tsx'
import { fieldLinks, sortLinks } from '#web/jobs/list/list-links.ts'
import { SortNav } from '#web/jobs/list/sort-nav.tsx'
import { isListKept } from '#web/jobs/follow/is-list-kept.ts'
import { ConditionChips } from '#web/jobs/results/condition-chips.tsx'
import { DroppedHint } from '#web/jobs/results/dropped-hint.tsx'
import { JobsFailed } from '#web/jobs/results/jobs-failed.tsx'
import { SaveSearch } from '#web/jobs/results/save-search.tsx'
import { Results } from '#web/jobs/results/results.tsx'
import { loadSearch } from '#web/jobs/search/load-search.ts'
import { searchMeta } from '#web/jobs/search/search-meta.ts'
import { isFullView } from '#web/jobs/view/list-view.ts'
import { ViewSwitch } from '#web/jobs/view/view-switch.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { apiContext, areaContext } from '#web/platform/api/page-context.ts'
import type { Route } from './+types/job-list-page.ts'
import { grouped } from '#web/ui/text/grouped.ts'

/** 1 is おすすめ, the default of `sort` everywhere. */
const RECOMMENDED = 1
const PATH = '/job_offer'

export async function loader({ context, url, request }: Route.LoaderArgs) {
  const {
    groups,
    histogram: _,
    flexCount: __,
    shortHoursCount: ___,
    premiumCount: ____,
    ...shown
  } = await loadSearch(
    { api: context.get(apiContext), url, isSignedIn: context.get(areaContext) === 'candidate', isFull: isFullView(request) },
    PATH,
    RECOMMENDED,
  )
  const search = readSearch(JobSearch, url.searchParams)
  return { ...shown, sorts: sortLinks(search, shown.search.sort), fields: fieldLinks(search, groups) }
}

export const shouldRevalidate = isListKept

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  searchMeta(matches, PATH, loaderData && { ...loaderData, title: `${loaderData.title}の一覧` })

/** All jobs in the order of the search, for a visitor who wants to look around: one field at a time, an order, and pages. The search does everything else. */
export default function JobListPage({ loaderData }: Route.ComponentProps) {
  const { total, sorts, fields, chips, readings, undone, dropped, save, isSaved } = loaderData
  return (
    <div className="wrap search-top">
      <div className="result-line">
        <h1>
          <b>{grouped(total)}</b>件の求人
        </h1>
        <Link className="button small" to={href('/job_offer/search')}>
          <Icon name="search" />
          条件でさがす
        </Link>
      </div>
      <output className="vh">{grouped(total)}件の求人が見つかりました</output>
      <div className="search-grid">
        <FieldNav fields={fields} />
        <div className="results" id="results" tabIndex={-1}>
          <SortNav sorts={sorts} />
          <DroppedHint dropped={dropped} />
          <div className="in-force">
            <SaveSearch save={save} isSaved={isSaved} />
            <ConditionChips
              chips={chips.filter(({ label }) => !fields.some(({ name, isCurrent }) => isCurrent && name === label))}
              readings={readings}
              undone={undone}
            />
            <ViewSwitch isFull={loaderData.full !== null} />
          </div>
          <Results {...loaderData} />
        </div>
      </div>
    </div>
  )
}

export const ErrorBoundary = JobsFailed
