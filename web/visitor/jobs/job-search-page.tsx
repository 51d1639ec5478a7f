import { Filters } from '#web/jobs/filters/filters.tsx'
import { isListKept } from '#web/jobs/follow/is-list-kept.ts'
import { ConditionChips } from '#web/jobs/results/condition-chips.tsx'
import { JobsFailed } from '#web/jobs/results/jobs-failed.tsx'
import { ResultLine } from '#web/jobs/results/result-line.tsx'
import { SaveSearch } from '#web/jobs/results/save-search.tsx'
import { Results } from '#web/jobs/results/results.tsx'
import { loadSearch } from '#web/jobs/search/load-search.ts'
import { searchMeta } from '#web/jobs/search/search-meta.ts'
import { useSearchForm } from '#web/jobs/filters/use-search-form.ts'
import { useTip } from '#web/platform/shell/tips/use-tip.ts'
import { readyPart } from '#web/ui/ready-part.ts'
import { isFullView } from '#web/jobs/view/list-view.ts'
import { apiContext, areaContext } from '#web/platform/api/page-context.ts'
import type { Route } from './+types/job-search-page.ts'
import { grouped } from '#web/ui/text/grouped.ts'
import '#web/jobs/results/words-line.css'
import '#web/platform/shell/tips/tip-line.css'

/** Loaded where somebody searched by words, or by an address with invalid values: most searches begin without. */
const DroppedHint = readyPart(() => import('#web/jobs/results/dropped-hint.tsx'))
const TipLine = readyPart(() => import('#web/platform/shell/tips/tip-line.tsx'))
const WordsLine = readyPart(() => import('#web/jobs/results/words-line.tsx'))

const RECOMMENDED = 1
const PATH = '/job_offer/search'

export function loader({ context, url, request }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const isSignedIn = context.get(areaContext) === 'candidate'
  return loadSearch({ api, url, isSignedIn, isFull: isFullView(request, api, isSignedIn) }, PATH, RECOMMENDED)
}

export const shouldRevalidate = isListKept

export const meta: Route.MetaFunction = ({ matches, loaderData }) => searchMeta(matches, PATH, loaderData)

export default function JobSearchPage({ loaderData }: Route.ComponentProps) {
  const { search, groups, places, flexCount, shortHoursCount, premiumCount, histogram, total, chips, readings, undone, cleared, dropped, save, isSaved } =
    loaderData
  const { onChange } = useSearchForm()
  const isTipped = useTip('save_search')
  return (
    <div className="wrap search-top">
      <div className="search-grid">
        <Filters
          search={search}
          groups={groups}
          places={places}
          flexCount={flexCount}
          shortHoursCount={shortHoursCount}
          premiumCount={premiumCount}
          histogram={histogram}
          total={total}
          cleared={cleared}
          onChange={onChange}
        />
        <div className="results" id="results" tabIndex={-1}>
          {isTipped && <TipLine tip="save_search" />}
          {dropped.length > 0 && <DroppedHint dropped={dropped} />}
          <div className="in-force">
            <SaveSearch save={save} isSaved={isSaved} />
            <div className="scroll-row">
              <ConditionChips chips={chips} readings={readings} undone={undone} />
              {search.free_word && <WordsLine {...loaderData.words} why={loaderData.cards.length > 0 ? loaderData.why : null} />}
            </div>
          </div>
          <ResultLine total={total} groups={groups} minSalary={search.min_salary} sort={search.sort} isFull={loaderData.full !== null} onChange={onChange} />
          <output className="vh">{grouped(total)}件の求人が見つかりました</output>
          <Results {...loaderData} />
        </div>
      </div>
    </div>
  )
}

export const ErrorBoundary = JobsFailed
