import { Fragment } from 'react'
import { Link } from 'react-router'
import type { PersonListed } from '#contract/candidates/search/people.ts'
import { PremiumLabel } from '#web/candidates/visibility/premium-label.tsx'
import { CandidatesNav } from '#web/company/candidates-nav.tsx'
import type { ShownMatch } from '#web/matching/match-lines-of.ts'
import { MatchLines } from '#web/matching/match-lines.tsx'
import { apiContext } from '#web/platform/api/page-context.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { pagePath } from '#web/ui/nav/page-path.ts'
import { Pager } from '#web/ui/nav/pager.tsx'
import { Highlight } from '#web/ui/text/highlight.tsx'
import type { Route } from './+types/candidates-page.ts'
import { actOnCandidates } from './act-on-candidates.ts'
import { CandidateFilters } from './candidate-filters.tsx'
import { candidatePath, CANDIDATES_PATH } from './candidates-path.ts'
import { FavoriteForm } from './favorite-form.tsx'
import { type CandidateLines, loadCandidates } from './load-candidates.ts'
import { peopleCountText } from './people-count-text.ts'
import { ReadWords } from './read-words.tsx'
import { SavedPeopleSearches } from './saved-people-searches.tsx'
import styles from './people.module.css'

export const loader = ({ context, url }: Route.LoaderArgs) => loadCandidates(context.get(apiContext), url)

export const action = (args: Route.ActionArgs) => submitForm(args, (api, values, intent) => actOnCandidates(api, args.url, intent, values))

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '求職者をさがす', description: '公開している求職者を、希望と経験からさがします。', path: CANDIDATES_PATH, noindex: true })

export default function CandidatesPage({ loaderData }: Route.ComponentProps) {
  const { result } = usePageForm()
  const { people, total, page, hasNext, base, dropped, orderText } = loaderData
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.filters}>
        <CandidateFilters {...loaderData} />
        <SavedPeopleSearches {...loaderData} />
      </div>
      <div className={styles.list} data-rows="">
        <CandidatesNav />
        <h1 className={styles.total}>
          求職者をさがす{' '}
          <output>
            <b>{peopleCountText(total)}</b>
          </output>
        </h1>
        <FormAnswer result={result} />
        {dropped && <p className="note">使えない条件は外して表示しています。</p>}
        <ReadWords {...loaderData} />
        {people.map(({ person, lines, match }) => (
          <CandidateCard key={person.id} person={person} lines={lines} match={match} />
        ))}
        {people.length === 0 && (
          <div className={styles.blank}>
            <EmptyState
              way={
                <Link className="button" to={total === 0 ? CANDIDATES_PATH : base}>
                  {total === 0 ? '条件をすべて外す' : '最初のページを見る'}
                </Link>
              }
            >
              {total === 0 ? '条件に合う求職者は、まだいません。' : 'このページに求職者はいません。'}
            </EmptyState>
          </div>
        )}
        {people.length > 0 && <Pager page={page} pages={hasNext ? page + 1 : page} to={(number) => pagePath(base, number)} />}
        {total !== 0 && <p className="small muted">{orderText}人数は、個人がわからないように5人きざみで表示します。</p>}
      </div>
    </div>
  )
}

/** A candidate in a list: first what they say of themself, then what they wish. */
export function CandidateCard({ person, lines, match }: { person: PersonListed; lines: CandidateLines; match: ShownMatch | null }) {
  return (
    <article className={`panel ${styles.card}`}>
      <h2>
        <Link to={candidatePath(person.id)}>
          <bdi>{person.job_history_name ? <Highlight text={person.job_history_name} hits={person.hits.job_history_name} /> : '見出しは、まだありません'}</bdi>
        </Link>{' '}
        {person.premium && <PremiumLabel />}
      </h2>
      <ul className="tags">
        {[...lines.standing, lines.place].filter(Boolean).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {person.excerpt && (
        <p className={styles.excerpt}>
          <Highlight text={person.excerpt} hits={person.hits.excerpt} />
        </p>
      )}
      <dl className={styles.terms}>
        {lines.terms.map(({ name, value }) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
      </dl>
      {match && <MatchLines match={match} />}
      <div className="row">
        <FavoriteForm candidate_id={person.id} is_favorited={person.is_favorited} />
        {person.scouted_at && <span className="label">スカウト済み</span>}
      </div>
    </article>
  )
}
