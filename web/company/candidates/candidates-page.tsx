import { Fragment } from 'react'
import { Link } from 'react-router'
import type { PersonListed } from '#contract/candidates/search/people.ts'
import { FEWEST_COUNTED } from '#contract/platform/text/count-in-steps.ts'
import { PremiumLabel } from '#web/candidates/visibility/premium-label.tsx'
import { CandidatesNav } from '#web/company/candidates-nav.tsx'
import type { ShownMatch } from '#web/matching/match-lines-of.ts'
import { MatchLines } from '#web/matching/match-lines.tsx'
import { apiContext } from '#web/platform/api/page-context.ts'
import { FormAnswer } from '#web/platform/forms/form-answer.tsx'
import { PageForm } from '#web/platform/forms/page-form/page-form.tsx'
import { SubmitButton } from '#web/platform/forms/page-form/submit-button.tsx'
import { TextField } from '#web/platform/forms/page-form/text-field.tsx'
import { usePageForm } from '#web/platform/forms/page-form/use-page-form.ts'
import { submitForm } from '#web/platform/forms/submit-form.ts'
import { pageMeta } from '#web/platform/shell/page-meta.ts'
import { EmptyState } from '#web/ui/states/empty-state.tsx'
import { pagePath } from '#web/ui/nav/page-path.ts'
import { Pager } from '#web/ui/nav/pager.tsx'
import { isolated } from '#web/ui/text/isolated.ts'
import type { Route } from './+types/candidates-page.ts'
import { actOnCandidates } from './act-on-candidates.ts'
import { CandidateFilters } from './candidate-filters.tsx'
import { candidatePath, CANDIDATES_PATH } from './candidates-path.ts'
import { FavoriteForm } from './favorite-form.tsx'
import { type CandidateLines, loadCandidates, type LoadedPeople } from './load-candidates.ts'
import styles from './people.module.css'

export const loader = ({ context, url }: Route.LoaderArgs) => loadCandidates(context.get(apiContext), url)

export const action = (args: Route.ActionArgs) => submitForm(args, (api, values, intent) => actOnCandidates(api, args.url, intent, values))

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: '求職者をさがす', description: '公開している求職者を、希望と経験からさがします。', path: CANDIDATES_PATH, noindex: true })

export default function CandidatesPage({ loaderData }: Route.ComponentProps) {
  const { result } = usePageForm()
  const { people, total, page, hasNext, base, dropped } = loaderData
  return (
    <div className={`wrap ${styles.page}`}>
      <div className={styles.filters}>
        <CandidateFilters {...loaderData} />
        <SavedSearches {...loaderData} />
      </div>
      <div className={styles.list}>
        <CandidatesNav />
        <h1 className={styles.total}>
          求職者をさがす{' '}
          <output>
            <b>{peopleCountText(total)}</b>
          </output>
        </h1>
        <FormAnswer result={result} />
        {dropped && <p className="note">使えない条件は外して表示しています。</p>}
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
        {total !== 0 && <p className="small muted">プロフィールを新しく書いた人から並べています。人数は、個人がわからないように5人きざみで表示します。</p>}
      </div>
    </div>
  )
}

const text = (count: number) => count.toLocaleString('ja-JP')

/** A count of candidates in steps: a range that never contradicts the list. */
const peopleCountText = (total: number | null) =>
  total === 0 ? '0人' : total === null ? `1〜${FEWEST_COUNTED - 1}人` : `${text(total)}〜${text(total + FEWEST_COUNTED - 1)}人`

/** The searches that the company's members share, and the form to add this one. */
function SavedSearches({ saved, isNarrowed }: Pick<LoadedPeople, 'saved' | 'isNarrowed'>) {
  const form = usePageForm<{ name: string }>()
  if (saved.length === 0 && !isNarrowed) return null
  return (
    <section className="stack" aria-labelledby="saved">
      <h2 className="lab" id="saved">
        保存した検索
      </h2>
      {saved.length > 0 && (
        <ul>
          {saved.map(({ id, name, to }) => (
            <li key={id} className="row between">
              <Link to={to}>
                <bdi>{name}</bdi>
              </Link>
              <PageForm className="row" hidden={{ id }} preventScrollReset>
                <SubmitButton look="small bare" intent="forget" aria-label={`「${isolated(name)}」を消す`}>
                  消す
                </SubmitButton>
              </PageForm>
            </li>
          ))}
        </ul>
      )}
      {isNarrowed && (
        <PageForm preventScrollReset>
          <TextField of={form} name="name" label="この検索の名前" hint="企業のメンバーみんなが使えます。" maxLength={100} required />
          <SubmitButton look="small" intent="save">
            この条件を保存する
          </SubmitButton>
        </PageForm>
      )}
    </section>
  )
}

/** A candidate in a list: first what they say of themself, then what they wish. */
export function CandidateCard({ person, lines, match }: { person: PersonListed; lines: CandidateLines; match: ShownMatch | null }) {
  return (
    <article className={`panel ${styles.card}`}>
      <h2>
        <Link to={candidatePath(person.id)}>
          <bdi>{person.job_history_name || '見出しは、まだありません'}</bdi>
        </Link>{' '}
        {person.premium && <PremiumLabel />}
      </h2>
      <ul className="tags">
        {[...lines.standing, lines.place].filter(Boolean).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {person.excerpt && <p className={styles.excerpt}>{person.excerpt}</p>}
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
