import { useState } from 'react'
import { Link } from 'react-router'
import { CandidatesNav } from '#web/company/candidates-nav.tsx'
import { apiContext } from '#web/platform/api/page-context.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { pagePath } from '#web/ui/nav/page-path.ts'
import { Pager } from '#web/ui/nav/pager.tsx'
import { PageBox } from '#web/work/table/choice/row-box.tsx'
import type { Route } from './+types/candidates-page.ts'
import { actOnCandidates } from './act-on-candidates.ts'
import { CandidateFilters } from './find/candidate-filters.tsx'
import { CANDIDATES_PATH } from './candidates-path.ts'
import { CandidateRow } from './list/candidate-row.tsx'
import { ConditionChips } from './list/condition-chips.tsx'
import { JobChooser } from './list/job-chooser.tsx'
import { LeftToday } from './list/left-today.tsx'
import { PEOPLE_FORM, PeopleBar } from './list/people-bar.tsx'
import { ListsMenu } from './lists/lists-menu.tsx'
import { loadCandidates } from './load/load-candidates.ts'
import { peopleCountText } from './people-count-text.ts'
import { CandidatePreview } from './preview/candidate-preview.tsx'
import { ReadWords } from './find/read-words.tsx'
import { SavedPeopleSearches } from './saved/saved-people-searches.tsx'
import './people.css'

export const loader = ({ context, url }: Route.LoaderArgs) => loadCandidates(context.get(apiContext), url)

export const action = (args: Route.ActionArgs) => submitForm(args, (api, values, intent) => actOnCandidates(api, args.url, intent, values))

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '候補者検索', description: '公開している候補者を、希望と経験から検索します。', path: CANDIDATES_PATH, noindex: true })

export default function CandidatesPage({ loaderData }: Route.ComponentProps) {
  const { people, opened, total, page, hasNext, base, dropped, orderText, scouted_left_out, withScouted } = loaderData
  const { result } = usePageForm()
  const [looked, setLooked] = useState('')
  const shown = people.find(({ person }) => person.id === looked) ?? people.find(({ person }) => person.id === opened?.id)
  return (
    <div className="wrap people-page">
      <CandidatesNav />
      <div className="people-head">
        <h1>
          候補者検索{' '}
          <output>
            <b>{peopleCountText(total)}</b>
          </output>
        </h1>
        <JobChooser {...loaderData} />
        <ListsMenu {...loaderData} />
        <SavedPeopleSearches {...loaderData} />
      </div>
      <LeftToday today={loaderData.today} />
      <CandidateFilters {...loaderData} />
      <ConditionChips {...loaderData} />
      <FormAnswer result={result} />
      {dropped && <p className="note">使えない条件は外して表示しています。</p>}
      <ReadWords {...loaderData} />
      <div className="people-panes">
        <div className="people-list">
          {(people.length > 0 || scouted_left_out !== 0) && (
            <div className="people-left small">
              {people.length > 0 && (
                <span className="people-choose tick">
                  <PageBox form={PEOPLE_FORM} count={people.length} isDisabled={false} />
                </span>
              )}
              {scouted_left_out === 0 ? (
                <p>{people.length}人を表示</p>
              ) : (
                <p>
                  スカウト済み{peopleCountText(scouted_left_out)}を除いています。
                  <Link to={withScouted} preventScrollReset>
                    表示する
                  </Link>
                </p>
              )}
            </div>
          )}
          <ul className="people" data-rows="">
            {people.map((row) => (
              <CandidateRow
                key={row.person.id}
                row={row}
                isOpened={row.person.id === opened?.id}
                isLooked={row.person.id === looked}
                onLook={() => setLooked(row.person.id)}
              />
            ))}
          </ul>
          {people.length === 0 && (
            <EmptyState
              way={
                <Link className="button" to={total === 0 ? CANDIDATES_PATH : base}>
                  {total === 0 ? '条件をクリア' : '最初のページへ'}
                </Link>
              }
            >
              {total === 0 ? '条件に合う候補者はまだいません' : 'このページに候補者はいません'}
            </EmptyState>
          )}
          {people.length > 0 && <Pager page={page} pages={hasNext ? page + 1 : page} to={(number) => pagePath(base, number)} />}
          {people.length > 0 && <PeopleBar {...loaderData} />}
          {total !== 0 && <p className="people-foot small muted">{orderText}人数は、個人がわからないように5人きざみで表示します。</p>}
        </div>
        <CandidatePreview opened={opened} looked={shown} lists={loaderData.lists} />
      </div>
    </div>
  )
}
